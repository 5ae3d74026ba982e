import { parse } from "regexparam"
import { matchRoute } from "wouter"
import type { RouteSpec, ScreenProps } from "./spec.ts"

/** The first route that matches an address of the app, with its parameters; undefined if none. */
export function findRoute(
  path: string,
  routes: readonly RouteSpec[],
): { route: RouteSpec; params: ScreenProps["params"] } | undefined {
  for (const route of routes) {
    const [isMatch, params] = matchRoute(parse, route.path, path)
    if (isMatch) return { route, params }
  }
  return undefined
}
