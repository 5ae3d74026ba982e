import { beforeEach, expect, it, vi } from "vitest"
import { endSession } from "../session/auth.ts"
import { endTips, tips } from "./tips.ts"

beforeEach(() => {
  endSession()
})

it("shows the tips once on a device", async () => {
  expect(tips.areEnded).toBe(false)
  endTips()
  expect(localStorage.getItem("preflightEnded")).toBe("1")
  vi.resetModules()
  expect((await import("./tips.ts")).tips.areEnded).toBe(true)
})

it("shows them again after a sign-out", () => {
  endTips()
  endSession()
  expect(tips.areEnded).toBe(false)
})
