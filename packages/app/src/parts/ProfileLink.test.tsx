import { screen } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { fakeCalls } from "../testing/fakeCalls.ts"
import { beMember } from "../testing/member.ts"
import { openApp } from "../testing/openApp.tsx"
import { unreachable } from "../testing/samples.ts"

beforeEach(() => {
  beMember()
  vi.spyOn(console, "warn").mockImplementation(() => {})
})

it.each(["/feed", "/wardrobe", "/plan", "/favorites"])(
  "leads to her profile from %s",
  async (path) => {
    fakeCalls({ getFeed: unreachable, getWardrobe: unreachable, getFavourites: unreachable })
    await openApp(path)
    const link = await screen.findByRole("link", { name: "Your profile" })
    expect(link.getAttribute("href")).toBe("/profile")
  },
)
