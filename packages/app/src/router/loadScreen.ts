import type { RouteSpec } from "../routes.tsx"

type Loader = RouteSpec["load"]
type Loaded = Awaited<ReturnType<Loader>>

const loading = new Map<Loader, Promise<Loaded>>()

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
export function loadScreen(load: Loader): Promise<Loaded> {
  const known = loading.get(load)
  if (known) return known
  const started = load().catch((cause: unknown) => {
    throw new ScreenLoadError(cause)
  })
  loading.set(load, started)
  return started
}

/** Forgets a screen's code, so that the next visit fetches it anew. */
export function forgetScreen(load: Loader): void {
  loading.delete(load)
}
