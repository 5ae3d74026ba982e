/** The state of a fetch. `message` can be shown to her. */
export type Status =
  | { readonly kind: "idle" }
  | { readonly kind: "loading" }
  | { readonly kind: "ready" }
  | { readonly kind: "failed"; readonly message: string }

export const IDLE: Status = { kind: "idle" }
export const LOADING: Status = { kind: "loading" }
export const READY: Status = { kind: "ready" }
