// @vitest-environment node
import { expect, it } from "vitest"
import { ROUTES } from "../routes.tsx"
import { guard } from "./guard.ts"

it.each([
  ["guest", false, null],
  ["guest", true, "/feed"],
  ["both", false, null],
  ["both", true, null],
  ["user", false, "/"],
  ["user", true, null],
] as const)("a screen for %s, signed in %s: %s", (access, isAuth, elsewhere) => {
  expect(guard(access, isAuth)).toBe(elsewhere)
})

it("opens each route to the right people", () => {
  expect(Object.fromEntries(ROUTES.map(({ path, access }) => [path, access]))).toEqual({
    "/": "guest",
    "/auth/signin": "guest",
    "/auth/forgot": "guest",
    "/onboarding/end": "user",
    "/onboarding/:step": "both",
    "/feed": "user",
    "/feed/loading": "user",
    "/look": "user",
    "/wardrobe": "user",
    "/wardrobe/import": "user",
    "/wardrobe/item": "both",
    "/wardrobe/items/:id": "user",
    "/wardrobe/selfie": "user",
    "/wardrobe/colours": "user",
    "/wardrobe/suits": "user",
    "/wishlist": "user",
    "/wardrobe/style": "user",
    "/wardrobe/insights": "user",
    "/wardrobe/piece": "user",
    "/plan": "user",
    "/plan/packing": "user",
    "/outfit": "user",
    "/profile": "user",
    "/operator": "user",
    "/wardrobe/loading": "user",
    "/favorites": "user",
    "*": "both",
  })
})

it("shows the layout with the navigation bar to signed-in people only", () => {
  for (const { path, access, layout, navbar } of ROUTES) {
    // An address that leads nowhere keeps the layout that she is used to.
    const forBoth = path === "*" ? "hers" : "public"
    expect(layout).toBe(access === "user" ? "signedIn" : forBoth)
    if (navbar) expect(layout).not.toBe("public")
  }
})

it("leaves the navigation bar out of screens with a single task", () => {
  const without = ROUTES.filter(({ layout, navbar }) => layout === "signedIn" && !navbar)
  expect(without.map(({ path }) => path)).toEqual([
    "/feed/loading",
    "/wardrobe/selfie",
    "/wardrobe/suits",
    "/wardrobe/loading",
  ])
  expect(ROUTES.find(({ path }) => path === "/wardrobe/item")?.navbar).toBe(false)
})
