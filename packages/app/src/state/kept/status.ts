/** The state of a fetch. `message` can be shown to her. */
export type Status =
  | { readonly kind: "idle" }
  | { readonly kind: "loading" }
  | { readonly kind: "ready" }
  | { readonly kind: "failed"; readonly message: string }

export const IDLE: Status = { kind: "idle" }
export const LOADING: Status = { kind: "loading" }
export const READY: Status = { kind: "ready" }

/** Whether nothing can be said yet: what is fetched has neither come nor failed to. */
export function isAwaited({ kind }: Status): boolean {
  return kind === "idle" || kind === "loading"
}
