import { ApiError } from "@stylin/api/client"
import type { ResultOf, register } from "@stylin/api/contract"
import { defaultTagPreferences } from "@stylin/garments/vocabulary"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { environment } from "../../environment.ts"
import { resumeSession } from "../../start/resume.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { answerEverything, noNetwork, refusal, SAMPLE_PROFILE } from "../../testing/samples.ts"
import { onboarding } from "../onboarding/answers.ts"
import { claimToken } from "../pending/claim.ts"
import { keepSelfie } from "../selfie/selfie.ts"
import { auth, endSession, startSession, token } from "../session/auth.ts"
import { finishSignup, signUp } from "./signup.ts"
import { hasUnsaved, retryUnsaved } from "./unsavedSignup.ts"

const FORM = { email: "Ann@Example.com", password: "a-long-password", marketingOptIn: false }
const ok = () => ({ ok: true as const })
const account = (): ResultOf<typeof register> => ({ access_token: "t-ann", user_id: "u-1" })
const working = {
  register: account,
  createUser: () => SAMPLE_PROFILE,
  sendCrm: ok,
  savePreferences: ok,
  updateUser: () => SAMPLE_PROFILE,
}

function fail(error: Error): () => never {
  return () => {
    throw error
  }
}

beforeEach(() => {
  endSession()
  vi.spyOn(console, "warn").mockImplementation(() => {})
  vi.spyOn(console, "error").mockImplementation(() => {})
  let key = 0
  environment.createKey = () => {
    key += 1
    return `key-${key}`
  }
  environment.wait = () => Promise.resolve()
  answerEverything()
})

describe("a signup that goes well", () => {
  it("registers, then saves profile, mail choice and answers, in this order", async () => {
    const calls = fakeCalls(working)
    await signUp(FORM)
    expect(calls.map((call) => call.name)).toEqual([
      "register",
      "createUser",
      "sendCrm",
      "savePreferences",
    ])
    expect(calls[1]?.input).toEqual({
      body: {
        source_platform_id: "web",
        user_id_in_source_platform: "u-1",
        name_in_app: "ann",
        gender: "female",
        body_type: "pear",
        activities: ["work", "dating"],
        tags_preferences: defaultTagPreferences(),
        marketing_opt_in: false,
      },
    })
    expect(calls[2]?.input).toEqual({ body: { marketing_opt_in: false } })
  })

  it("signs her in and forgets the answers", async () => {
    fakeCalls(working)
    await signUp(FORM)
    expect(auth).toEqual({ isAuth: true, email: "ann@example.com" })
    expect(token()).toBe("t-ann")
    expect(onboarding.bodyType).toBeNull()
    expect(hasUnsaved()).toBe(false)
    expect(localStorage.getItem("signup")).toBeNull()
  })

  it("identifies the account by its address if the provider returns no id", async () => {
    const calls = fakeCalls({ ...working, register: () => ({ access_token: "t-ann" }) })
    await signUp(FORM)
    expect(calls[1]?.input).toMatchObject({
      body: { user_id_in_source_platform: "ann@example.com" },
    })
  })

  it("claims the photos that she sent as a guest", async () => {
    const token = claimToken()
    const calls = fakeCalls({
      ...working,
      claimPhotos: () => ({ claimed: 2 }),
      getPending: () => [],
    })
    await signUp(FORM)
    expect(calls.find((call) => call.name === "claimPhotos")?.input).toEqual({
      body: { claim_token: token },
    })
    expect(localStorage.getItem("claim")).toBeNull()
    expect(hasUnsaved()).toBe(false)
  })

  it("claims them even if her selfie is refused", async () => {
    const token = claimToken()
    keepSelfie({ colour_type: "soft autumn" })
    const calls = fakeCalls({
      ...working,
      updateUser: fail(refusal(422, "body.update_values.selfie: does not fit")),
      claimPhotos: () => ({ claimed: 2 }),
      getPending: () => [],
    })
    await signUp(FORM)
    expect(calls.find((call) => call.name === "claimPhotos")?.input).toEqual({
      body: { claim_token: token },
    })
    expect(hasUnsaved()).toBe(false)
  })

  it("saves the result of a guest's selfie", async () => {
    keepSelfie({ colour_type: "soft autumn" })
    const calls = fakeCalls(working)
    await signUp(FORM)
    expect(calls.at(-1)).toMatchObject({
      name: "updateUser",
      input: { body: { update_values: { selfie: { colour_type: "soft autumn" } } } },
    })
  })
})

describe("a registration that fails", () => {
  it("leaves her a guest with her answers", async () => {
    fakeCalls({ register: fail(refusal(409, "This email is already registered.")) })
    await expect(signUp(FORM)).rejects.toThrow("already registered")
    expect(auth.isAuth).toBe(false)
    expect(onboarding.bodyType).toBe("pear")
  })

  it("is repeated with the same key when no answer came", async () => {
    const lost = fakeCalls({ register: fail(noNetwork()) })
    await expect(signUp(FORM)).rejects.toThrow()
    const repeated = fakeCalls(working)
    await signUp(FORM)
    expect(lost[0]?.options?.idempotencyKey).toBe("key-1")
    expect(repeated[0]?.options?.idempotencyKey).toBe("key-1")
  })

  it.each([
    ["another address", { ...FORM, email: "bea@example.com" }],
    ["another password", { ...FORM, password: "another-password" }],
  ])("is another registration with %s", async (_case, form) => {
    fakeCalls({ register: fail(noNetwork()) })
    await expect(signUp(FORM)).rejects.toThrow()
    const repeated = fakeCalls(working)
    await signUp(form)
    expect(repeated[0]?.options?.idempotencyKey).toBe("key-2")
  })

  it("is another registration after a refusal", async () => {
    fakeCalls({ register: fail(refusal(422, "password: must have at least 8 characters")) })
    await expect(signUp(FORM)).rejects.toThrow()
    const repeated = fakeCalls(working)
    await signUp(FORM)
    expect(repeated[0]?.options?.idempotencyKey).toBe("key-2")
  })

  it.each([
    ["an empty token", () => ({ access_token: "" })],
    [
      "an answer without one",
      fail(new ApiError("invalid-response", { message: "?", status: 200 })),
    ],
  ])("says 'Token not received' on %s", async (_case, answer) => {
    fakeCalls({ register: answer })
    await expect(signUp(FORM)).rejects.toThrow("Token not received")
    expect(auth.isAuth).toBe(false)
  })
})

describe("a later call that fails", () => {
  it("keeps the account and is repeated until it works", async () => {
    let failures = 3
    const calls = fakeCalls({
      ...working,
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
      ...working,
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
    fakeCalls({ ...working, createUser: fail(refusal(422, "body_type: unknown")) })
    await signUp(FORM)
    await retryUnsaved()
    expect(hasUnsaved()).toBe(true)

    const calls = fakeCalls(working)
    await retryUnsaved()
    expect(calls.map((call) => call.name)).toEqual(["createUser", "sendCrm", "savePreferences"])
  })

  it("does not hammer a provider that refuses it", async () => {
    const calls = fakeCalls({ ...working, createUser: fail(refusal(422, "body_type: unknown")) })
    await signUp(FORM)
    await retryUnsaved()
    expect(calls.filter((call) => call.name === "createUser")).toHaveLength(2)
  })

  it("ends with her session", async () => {
    const calls = fakeCalls({ ...working, createUser: fail(noNetwork()) })
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
    const calls = fakeCalls({ ...working, getProfile: fail(refusal(404, "No profile yet.")) })
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
    ["it cannot be found out", fail(noNetwork())],
  ])("changes nothing if %s", async (_case, getProfile) => {
    const calls = fakeCalls({ getProfile })
    await finishSignup(HER)
    expect(calls).toHaveLength(1)
    expect(onboarding.bodyType).toBe("pear")
  })

  it("claims photos that were sent before it, and retries if that failed", async () => {
    const claim = claimToken()
    const profile = { getProfile: () => SAMPLE_PROFILE }
    fakeCalls({ ...profile, claimPhotos: fail(noNetwork()) })
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
