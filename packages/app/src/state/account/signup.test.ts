import { ApiError } from "@stylin/api/client"
import { defaultTagPreferences } from "@stylin/garments/vocabulary"
import { beforeEach, describe, expect, it } from "vitest"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { noNetwork, refusal } from "../../testing/samples.ts"
import { FORM, failing, SIGNUP_WORKS, startSignup } from "../../testing/signingUp.ts"
import { onboarding } from "../onboarding/answers.ts"
import { claimToken } from "../pending/claim.ts"
import { keepSelfie } from "../selfie/selfie.ts"
import { auth, token } from "../session/auth.ts"
import { signUp } from "./signup.ts"
import { hasUnsaved } from "./unsavedSignup.ts"

beforeEach(startSignup)

describe("a signup that goes well", () => {
  it("registers, then saves profile, mail choice and answers, in this order", async () => {
    const calls = fakeCalls(SIGNUP_WORKS)
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
    fakeCalls(SIGNUP_WORKS)
    await signUp(FORM)
    expect(auth).toEqual({ isAuth: true, email: "ann@example.com" })
    expect(token()).toBe("t-ann")
    expect(onboarding.bodyType).toBeNull()
    expect(hasUnsaved()).toBe(false)
    expect(localStorage.getItem("signup")).toBeNull()
  })

  it("identifies the account by its address if the provider returns no id", async () => {
    const calls = fakeCalls({ ...SIGNUP_WORKS, register: () => ({ access_token: "t-ann" }) })
    await signUp(FORM)
    expect(calls[1]?.input).toMatchObject({
      body: { user_id_in_source_platform: "ann@example.com" },
    })
  })

  it("claims the photos that she sent as a guest", async () => {
    const token = claimToken()
    const calls = fakeCalls({
      ...SIGNUP_WORKS,
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
      ...SIGNUP_WORKS,
      updateUser: failing(refusal(422, "body.update_values.selfie: does not fit")),
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
    const calls = fakeCalls(SIGNUP_WORKS)
    await signUp(FORM)
    expect(calls.at(-1)).toMatchObject({
      name: "updateUser",
      input: { body: { update_values: { selfie: { colour_type: "soft autumn" } } } },
    })
  })
})

describe("a registration that fails", () => {
  it("leaves her a guest with her answers", async () => {
    fakeCalls({ register: failing(refusal(409, "This email is already registered.")) })
    await expect(signUp(FORM)).rejects.toThrow("already registered")
    expect(auth.isAuth).toBe(false)
    expect(onboarding.bodyType).toBe("pear")
  })

  it("is repeated with the same key when no answer came", async () => {
    const lost = fakeCalls({ register: failing(noNetwork()) })
    await expect(signUp(FORM)).rejects.toThrow()
    const repeated = fakeCalls(SIGNUP_WORKS)
    await signUp(FORM)
    expect(lost[0]?.options?.idempotencyKey).toBe("key-1")
    expect(repeated[0]?.options?.idempotencyKey).toBe("key-1")
  })

  it.each([
    ["another address", { ...FORM, email: "bea@example.com" }],
    ["another password", { ...FORM, password: "another-password" }],
  ])("is another registration with %s", async (_case, form) => {
    fakeCalls({ register: failing(noNetwork()) })
    await expect(signUp(FORM)).rejects.toThrow()
    const repeated = fakeCalls(SIGNUP_WORKS)
    await signUp(form)
    expect(repeated[0]?.options?.idempotencyKey).toBe("key-2")
  })

  it("is another registration after a refusal", async () => {
    fakeCalls({ register: failing(refusal(422, "password: must have at least 8 characters")) })
    await expect(signUp(FORM)).rejects.toThrow()
    const repeated = fakeCalls(SIGNUP_WORKS)
    await signUp(FORM)
    expect(repeated[0]?.options?.idempotencyKey).toBe("key-2")
  })

  it.each([
    ["an empty token", () => ({ access_token: "" })],
    [
      "an answer without one",
      failing(new ApiError("invalid-response", { message: "?", status: 200 })),
    ],
  ])("says 'Token not received' on %s", async (_case, answer) => {
    fakeCalls({ register: answer })
    await expect(signUp(FORM)).rejects.toThrow("Token not received")
    expect(auth.isAuth).toBe(false)
  })
})
