/** How far something that is fetched has come. `message` is fit to be shown. */
export type Status =
  | { readonly kind: "idle" }
  | { readonly kind: "loading" }
  | { readonly kind: "ready" }
  | { readonly kind: "failed"; readonly message: string }

export const IDLE: Status = { kind: "idle" }
export const LOADING: Status = { kind: "loading" }
export const READY: Status = { kind: "ready" }
