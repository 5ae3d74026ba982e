import { beforeEach, describe, expect, it, vi } from "vitest"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { refusal, SAMPLE_PROFILE, unreachable } from "../../testing/samples.ts"
import { endSession } from "../session/auth.ts"
import { areTipsNew } from "./areTipsNew.ts"
import { endTips, tips, trustTips } from "./tips.ts"

beforeEach(() => {
  endSession()
  vi.spyOn(console, "warn").mockImplementation(() => {})
})

it("leaves nothing of them on the device after a sign-out", () => {
  endTips()
  endSession()
  expect(tips.areEnded).toBe(false)
  expect(localStorage.getItem("preflightEnded")).toBeNull()
})

describe("her account", () => {
  const ask = () => areTipsNew(new AbortController().signal)

  it("hides them where she signs in again", async () => {
    fakeCalls({ getProfile: () => ({ ...SAMPLE_PROFILE, tips_ended: true }) })
    expect(await ask()).toBe(false)
    expect(tips.areEnded).toBe(true)
  })

  it.each([
    ["it has not seen them", () => ({ ...SAMPLE_PROFILE, tips_ended: false })],
    ["it keeps nothing of them", () => SAMPLE_PROFILE],
    [
      "its profile is still to be saved",
      () => {
        throw refusal(404, "There is no profile yet.")
      },
    ],
  ])("leaves them new if %s", async (_case, getProfile) => {
    fakeCalls({ getProfile })
    expect(await ask()).toBe(true)
  })

  it("leaves them new if it cannot be asked, and she has not left", async () => {
    fakeCalls({ getProfile: unreachable })
    expect(await ask()).toBe(true)
    expect(await areTipsNew(AbortSignal.abort())).toBe(false)
    expect(tips.areEnded).toBe(false)
  })

  it("is told on a later visit what it has not heard", async () => {
    endTips()
    const calls = fakeCalls({ updateUser: unreachable })
    await trustTips({ tips_ended: false })
    await trustTips({ tips_ended: false })
    await trustTips({ tips_ended: undefined })
    await trustTips({ tips_ended: true })
    expect(calls.map(({ input }) => input)).toEqual([
      { body: { update_values: { tips_ended: true } } },
      { body: { update_values: { tips_ended: true } } },
    ])
  })
})

it("shows the tips once on a device", async () => {
  expect(tips.areEnded).toBe(false)
  endTips()
  expect(localStorage.getItem("preflightEnded")).toBe("1")
  vi.resetModules()
  expect((await import("./tips.ts")).tips.areEnded).toBe(true)
})
