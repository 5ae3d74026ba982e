import { forgetCode, loadCode } from "../lib/loadCode.ts"
import { ROUTES } from "../routes.tsx"
import { auth } from "../state/session/auth.ts"
import { findRoute } from "./findRoute.ts"
import { guard } from "./guard.ts"
import type { RouteSpec } from "./spec.ts"

/** Events that hint that a link is about to be followed. */
const SIGNS = ["pointerover", "focusin", "touchstart"] as const

interface SavingNavigator extends Navigator {
  readonly connection?: { readonly saveData?: boolean }
}

/**
 * Fetches each screen's code as soon as a link to it is pointed at, touched or focused; the page
 * itself fetches the screen that is likely next. Returns how to stop. Nothing is fetched for those who
 * ask to save data.
 */
export function startPrefetch(
  root: Document = document,
  browser: SavingNavigator = navigator,
): () => void {
  const follow = ({ target }: Event) => {
    if (browser.connection?.saveData === true || !(target instanceof Element)) return
    const link = target.closest("a")
    if (link && link.origin === location.origin) prefetch(link.pathname)
  }
  for (const sign of SIGNS) root.addEventListener(sign, follow, { passive: true })
  return () => {
    for (const sign of SIGNS) root.removeEventListener(sign, follow)
  }
}

/** Fetches the code of the screen at an address of the app, if she may see it. */
export function prefetch(path: string, routes: readonly RouteSpec[] = ROUTES): void {
  const route = findRoute(path, routes)?.route
  if (!route || route.path === "*" || guard(route.access, auth.isAuth)) return
  // A failure does no harm: the visit itself fetches again, and reports it.
  loadCode(route.load).catch(() => forgetCode(route.load))
}
