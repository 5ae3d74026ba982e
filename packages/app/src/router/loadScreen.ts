import type { RouteSpec } from "../routes.tsx"

type Loader = RouteSpec["load"]
type Loaded = Awaited<ReturnType<Loader>>

const loading = new Map<Loader, Promise<Loaded>>()

/**
 * The code of a screen, fetched once. React's own `lazy` would keep a failure for good; here a
 * screen that could not be fetched can be forgotten and fetched again.
 */
export function loadScreen(load: Loader): Promise<Loaded> {
  const known = loading.get(load)
  if (known) return known
  const started = load()
  loading.set(load, started)
  return started
}

/** Forgets a screen's code, so that the next visit fetches it anew. */
export function forgetScreen(load: Loader): void {
  loading.delete(load)
}
