import { defaultTagPreferences } from "@stylin/garments/vocabulary"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { fakeCalls } from "../testing/fakeCalls.ts"
import { answerEverything, noNetwork, refusal, SAMPLE_PROFILE } from "../testing/samples.ts"
import { endSession, startSession } from "./auth.ts"
import { onboarding, rateLook } from "./onboarding.ts"
import { loadTags, readSelfie, saveAnswers } from "./preferences.ts"
import { dismissSnackbar, snackbar } from "./snackbar.ts"

const SORTED = { love: ["Denim" as const], dontMind: [], avoid: ["Leather" as const] }
const staying = new AbortController().signal

beforeEach(() => {
  endSession()
  dismissSnackbar()
  answerEverything()
  vi.spyOn(console, "warn").mockImplementation(() => {})
})

describe("loadTags", () => {
  beforeEach(() => {
    rateLook({ look_id: 1225, user_response: false })
  })

  it("sorts the tags by her answers", async () => {
    const calls = fakeCalls({ getTagPreferences: () => SORTED })
    await loadTags(staying)
    expect(onboarding.tags).toEqual(SORTED)
    expect(calls[0]?.input).toMatchObject({
      body: { user_responses: expect.arrayContaining([{ look_id: 1225, user_response: false }]) },
    })
  })

  it("uses the defaults where the provider fails, and says so", async () => {
    fakeCalls({
      getTagPreferences: () => {
        throw noNetwork()
      },
    })
    await loadTags(staying)
    expect(onboarding.tags).toEqual(defaultTagPreferences())
    expect(snackbar.message).toMatchObject({
      text: "Could not load preferences, using defaults.",
      color: "orange",
    })
  })

  it("changes nothing when the screen was left", async () => {
    fakeCalls({
      getTagPreferences: () => {
        throw noNetwork()
      },
    })
    await loadTags(AbortSignal.abort())
    expect(onboarding.tags).toBeNull()
    expect(snackbar.message).toBeNull()
  })
})

it("leaves tags alone that she has sorted", async () => {
  const calls = fakeCalls({})
  await loadTags(staying)
  expect(calls).toEqual([])
})

it("saves the answers of a signed-in person", async () => {
  const calls = fakeCalls({
    updateUser: () => SAMPLE_PROFILE,
    savePreferences: () => ({ ok: true }),
  })
  await saveAnswers()
  expect(calls).toMatchObject([
    { name: "updateUser", input: { body: { update_values: { body_type: "pear" } } } },
    { name: "savePreferences" },
  ])
  expect(snackbar.message).toMatchObject({ text: "Preferences saved", color: "green" })
})

describe("readSelfie", () => {
  const photo = new Blob(["x"], { type: "image/jpeg" })

  it("keeps what a guest's selfie says until signup", async () => {
    fakeCalls({ analyseSelfie: () => ({ colour_type: "soft autumn" }) })
    await readSelfie(photo)
    expect(onboarding.selfie).toEqual({ colour_type: "soft autumn" })
  })

  it("leaves a signed-in person's to the provider", async () => {
    startSession({ email: "ann@example.com", token: "t" })
    fakeCalls({ analyseSelfie: () => ({ colour_type: "soft autumn" }) })
    await readSelfie(photo)
    expect(onboarding.selfie).toBeNull()
  })

  it("passes on that photos cannot be read yet", async () => {
    fakeCalls({
      analyseSelfie: () => {
        throw refusal(503, "Selfies cannot be read yet.")
      },
    })
    await expect(readSelfie(photo)).rejects.toThrow("Selfies cannot be read yet.")
  })
})
