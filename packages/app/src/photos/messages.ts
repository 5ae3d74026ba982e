/** A request to the worker. */
export interface CompressRequest {
  readonly id: number
  readonly photo: Blob
}

/** The worker's answer. */
export type CompressReply =
  | { readonly id: number; readonly photo: Blob }
  | { readonly id: number; readonly error: string }
