import type { Access } from "./spec.ts"

/** Where a person is redirected from a screen she may not see, or null if she may. */
export function guard(access: Access, isAuth: boolean): "/" | "/feed" | null {
  if (access === "guest" && isAuth) return "/feed"
  if (access === "user" && !isAuth) return "/"
  return null
}
