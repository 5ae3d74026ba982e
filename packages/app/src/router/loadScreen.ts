import type { ComponentType } from "react"

type Loaded<Props> = { default: ComponentType<Props> }
type Loader<Props> = () => Promise<Loaded<Props>>

const loading = new Map<unknown, Promise<unknown>>()

/** The code of a screen could not be fetched: no network, or a newer version has taken its place. */
export class ScreenLoadError extends Error {
  override readonly name = "ScreenLoadError"

  constructor(cause: unknown) {
    super("The code of a screen could not be fetched.", { cause })
  }
}

/**
 * The code of a screen, fetched once. React's own `lazy` would keep a failure for good; here a
 * screen that could not be fetched can be forgotten and fetched again.
 */
export function loadScreen<Props>(load: Loader<Props>): Promise<Loaded<Props>> {
  // What is kept under a function is what that same function has given.
  const known = loading.get(load) as Promise<Loaded<Props>> | undefined
  if (known !== undefined) return known
  const started = load().catch((cause: unknown) => {
    throw new ScreenLoadError(cause)
  })
  loading.set(load, started)
  return started
}

/** Forgets a screen's code, so that the next visit fetches it anew. */
export function forgetScreen(load: unknown): void {
  loading.delete(load)
}
