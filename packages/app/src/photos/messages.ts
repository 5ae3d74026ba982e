/** What the page asks of the worker. */
export interface CompressRequest {
  readonly id: number
  readonly photo: Blob
}

/** What the worker answers. */
export type CompressReply =
  | { readonly id: number; readonly photo: Blob }
  | { readonly id: number; readonly error: string }
