import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { ROUTES } from "../routes.tsx"
import { prefetch, startPrefetch } from "./prefetch.ts"
import type { RouteSpec } from "./spec.ts"

const rest = { layout: "public", title: "Look", navbar: false } as const
function route(path: string, access: RouteSpec["access"]) {
  return { path, access, load: vi.fn(async () => ({ default: () => null })), ...rest }
}

let stop = () => {}
beforeEach(() => history.replaceState(null, "", "/auth/signin"))
afterEach(() => {
  stop()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

function linkTo(path: string): HTMLAnchorElement {
  const link = document.createElement("a")
  link.href = path
  link.append(document.createElement("span"))
  document.body.append(link)
  return link
}

it("fetches the screen of the address, once, and no other", () => {
  const steps = route("/steps/:step", "both")
  const other = route("/other", "both")
  prefetch("/steps/2", [other, steps])
  prefetch("/steps/3", [other, steps])
  expect(steps.load).toHaveBeenCalledOnce()
  expect(other.load).not.toHaveBeenCalled()
})

it("matches an address like the router", () => {
  const step = route("/steps/:step", "both")
  prefetch("/Steps/2/", [step])
  expect(step.load).toHaveBeenCalledOnce()
})

it("fetches nothing for people who may not see it, or for an unknown address", () => {
  const inner = route("/inner", "user")
  const rest = route("*", "both")
  prefetch("/inner", [inner, rest])
  prefetch("/nothing", [inner, rest])
  expect(inner.load).not.toHaveBeenCalled()
  expect(rest.load).not.toHaveBeenCalled()
})

it.each(["pointerover", "focusin", "touchstart"])("treats %s on a link as a sign", (sign) => {
  const load = vi.spyOn(forgot(), "load").mockRejectedValue(new Error("no network"))
  stop = startPrefetch(document, navigator)
  linkTo("/auth/forgot").firstElementChild?.dispatchEvent(new Event(sign, { bubbles: true }))
  expect(load).toHaveBeenCalledOnce()
})

it("fetches nothing for those who save data", () => {
  const load = vi.spyOn(forgot(), "load")
  const saving = Object.assign(Object.create(navigator), { connection: { saveData: true } })
  stop = startPrefetch(document, saving)
  linkTo("/auth/forgot").dispatchEvent(new Event("pointerover", { bubbles: true }))
  expect(load).not.toHaveBeenCalled()
})

function forgot() {
  const found = ROUTES.find(({ path }) => path === "/auth/forgot")
  if (!found) throw new Error("This screen no longer exists.")
  return found
}
