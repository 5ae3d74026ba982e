import { beforeEach, describe, expect, it } from "vitest"
import { environment } from "../../environment.ts"
import { resumeSession } from "../../start/resume.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { noNetwork, refusal, SAMPLE_PROFILE } from "../../testing/samples.ts"
import { FORM, failing, SIGNUP_WORKS, startSignup } from "../../testing/signingUp.ts"
import { onboarding } from "../onboarding/answers.ts"
import { claimToken } from "../pending/claim.ts"
import { auth, endSession, startSession } from "../session/auth.ts"
import { finishSignup, signUp } from "./signup.ts"
import { hasUnsaved, retryUnsaved } from "./unsavedSignup.ts"

beforeEach(startSignup)

describe("a later call that fails", () => {
  it("keeps the account and is repeated until it works", async () => {
    let failures = 3
    const calls = fakeCalls({
      ...SIGNUP_WORKS,
      sendCrm: () => {
        failures -= 1
        if (failures >= 0) throw noNetwork()
        return { ok: true }
      },
    })
    await signUp(FORM)
    expect(auth.isAuth).toBe(true)
    await retryUnsaved()
    expect(hasUnsaved()).toBe(false)
    expect(calls.map((call) => call.name)).toEqual([
      "register",
      "createUser",
      "sendCrm",
      "sendCrm",
      "sendCrm",
      "sendCrm",
      "savePreferences",
    ])
  })

  it("waits longer each time, up to a minute", async () => {
    const waits: number[] = []
    let failures = 7
    environment.wait = async (milliseconds) => void waits.push(milliseconds)
    fakeCalls({
      ...SIGNUP_WORKS,
      createUser: () => {
        failures -= 1
        if (failures >= 0) throw refusal(503, "Busy.")
        return SAMPLE_PROFILE
      },
    })
    await signUp(FORM)
    await retryUnsaved()
    expect(waits).toEqual([5000, 10_000, 20_000, 40_000, 60_000, 60_000])
  })

  it("is resumed after a reload", async () => {
    fakeCalls({ ...SIGNUP_WORKS, createUser: failing(refusal(422, "body_type: unknown")) })
    await signUp(FORM)
    await retryUnsaved()
    expect(hasUnsaved()).toBe(true)

    const calls = fakeCalls(SIGNUP_WORKS)
    await retryUnsaved()
    expect(calls.map((call) => call.name)).toEqual(["createUser", "sendCrm", "savePreferences"])
  })

  it("does not hammer a provider that refuses it", async () => {
    const calls = fakeCalls({
      ...SIGNUP_WORKS,
      createUser: failing(refusal(422, "body_type: unknown")),
    })
    await signUp(FORM)
    await retryUnsaved()
    expect(calls.filter((call) => call.name === "createUser")).toHaveLength(2)
  })

  it("ends with her session", async () => {
    const calls = fakeCalls({ ...SIGNUP_WORKS, createUser: failing(noNetwork()) })
    environment.wait = async () => endSession()
    await signUp(FORM)
    await retryUnsaved()
    expect(hasUnsaved()).toBe(false)
    expect(calls.filter((call) => call.name === "createUser")).toHaveLength(2)
  })
})

describe("a signup that is finished by signing in", () => {
  const HER = { email: "ann@example.com", userId: "u-1" }
  beforeEach(() => startSession({ email: HER.email, token: "t-ann" }))

  it("saves the answers if the account has no profile", async () => {
    const calls = fakeCalls({
      ...SIGNUP_WORKS,
      getProfile: failing(refusal(404, "No profile yet.")),
    })
    await finishSignup(HER)
    expect(calls.map((call) => call.name)).toEqual([
      "getProfile",
      "createUser",
      "sendCrm",
      "savePreferences",
    ])
    expect(calls[1]?.input).toMatchObject({ body: { user_id_in_source_platform: "u-1" } })
    expect(onboarding.bodyType).toBeNull()
  })

  it.each([
    ["there is a profile", () => SAMPLE_PROFILE],
    ["it cannot be found out", failing(noNetwork())],
  ])("changes nothing if %s", async (_case, getProfile) => {
    const calls = fakeCalls({ getProfile })
    await finishSignup(HER)
    expect(calls).toHaveLength(1)
    expect(onboarding.bodyType).toBe("pear")
  })

  it("claims photos that were sent before it, and retries if that failed", async () => {
    const claim = claimToken()
    const profile = { getProfile: () => SAMPLE_PROFILE }
    fakeCalls({ ...profile, claimPhotos: failing(noNetwork()) })
    await finishSignup(HER)
    expect(claimToken()).toBe(claim)
    const calls = fakeCalls({
      ...profile,
      claimPhotos: () => ({ claimed: 2 }),
      getPending: () => [],
    })
    await resumeSession()
    expect(calls.find((call) => call.name === "claimPhotos")?.input).toEqual({
      body: { claim_token: claim },
    })
    expect(localStorage.getItem("claim")).toBeNull()
  })

  it("does nothing for a person without answers", async () => {
    endSession()
    const calls = fakeCalls({})
    await finishSignup(HER)
    expect(calls).toEqual([])
  })

  it("keeps nothing once she has signed out", async () => {
    fakeCalls({
      getProfile: () => {
        endSession()
        throw refusal(404, "No profile yet.")
      },
    })
    await finishSignup(HER)
    expect(localStorage.getItem("signup")).toBeNull()
  })
})
