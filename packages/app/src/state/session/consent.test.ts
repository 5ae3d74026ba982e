import { beforeEach, describe, expect, it, vi } from "vitest"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { unreachable } from "../../testing/samples.ts"
import { endSession, startSession } from "./auth.ts"
import { chooseConsent, consent, recordConsents, trustConsents } from "./consent.ts"

const BOTH = { photos: true, analytics: true }

beforeEach(() => {
  endSession()
})

it("is absent until she gives it, and is forgotten when she signs out", async () => {
  expect(consent.photos).toBe("unasked")
  await chooseConsent("photos", true)
  expect(consent.photos).toBe("granted")
  endSession()
  expect(consent.photos).toBe("unasked")
})

it("is recorded with her account", async () => {
  const calls = fakeCalls({ setConsent: () => BOTH })
  startSession({ email: "ann@example.com", token: "t" })
  await chooseConsent("photos", true)
  await chooseConsent("photos", false)
  expect(calls.map((call) => call.input)).toEqual([
    { body: { purpose: "photos", granted: true } },
    { body: { purpose: "photos", granted: false } },
  ])
  expect(consent.unsent).toEqual([])
})

describe("a choice that the account does not have yet", () => {
  it("waits until a guest has an account", async () => {
    const calls = fakeCalls({ setConsent: () => BOTH })
    await chooseConsent("photos", true)
    expect(calls).toEqual([])
    startSession({ email: "ann@example.com", token: "t" })
    await recordConsents()
    expect(calls).toHaveLength(1)
  })

  it("waits while the provider cannot be reached, but already takes effect", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {})
    startSession({ email: "ann@example.com", token: "t" })
    fakeCalls({
      setConsent: unreachable,
    })
    await chooseConsent("analytics", false)
    expect(consent).toMatchObject({ analytics: "declined", unsent: ["analytics"] })
    trustConsents(BOTH)
    expect(consent).toMatchObject({ analytics: "declined", photos: "granted" })
  })

  it("is the last one if she changes her mind while it is sent", async () => {
    startSession({ email: "ann@example.com", token: "t" })
    const told: boolean[] = []
    fakeCalls({
      setConsent: ({ body }) => {
        told.push(body.granted)
        if (told.length === 1) consent.photos = "declined"
        return BOTH
      },
    })
    await chooseConsent("photos", true)
    expect(told).toEqual([true, false])
  })
})

it("follows the account if consent was withdrawn on another device", async () => {
  await chooseConsent("photos", true)
  startSession({ email: "ann@example.com", token: "t" })
  fakeCalls({ setConsent: () => BOTH })
  await recordConsents()
  trustConsents({ photos: false, analytics: false })
  expect(consent.photos).toBe("unasked")
})

it("is asked for again if the stored choice cannot be read", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {})
  localStorage.setItem("consent", JSON.stringify({ version: 1, value: { photos: "perhaps" } }))
  vi.resetModules()
  const fresh = await import("./consent.ts")
  expect(fresh.consent.photos).toBe("unasked")
})
