import { defaultTagPreferences } from "@stylin/garments/vocabulary"
import { ref } from "valtio/vanilla"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { answerEverything, SAMPLE_PROFILE, unreachable } from "../../testing/samples.ts"
import { profile } from "../profile/profile.ts"
import { endSession } from "../session/auth.ts"
import { dismissSnackbar, snackbar } from "../shell/snackbar.ts"
import { onboarding, rateLook } from "./answers.ts"
import { loadTags, saveAnswers } from "./saveAnswers.ts"

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

  it("uses the defaults if the provider fails, and says so", async () => {
    fakeCalls({
      getTagPreferences: unreachable,
    })
    await loadTags(staying)
    expect(onboarding.tags).toEqual(defaultTagPreferences())
    expect(snackbar.message).toMatchObject({
      text: "Could not load preferences, using defaults.",
      color: "orange",
    })
  })

  it("changes nothing if the screen was left", async () => {
    fakeCalls({
      getTagPreferences: unreachable,
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

it("goes back to the answers that her profile had", async () => {
  profile.known = ref({ ...SAMPLE_PROFILE, body_type: "oval", tags_preferences: SORTED })
  const calls = fakeCalls({
    updateUser: () => SAMPLE_PROFILE,
    savePreferences: () => ({ ok: true }),
  })
  await saveAnswers()
  snackbar.message?.undo?.()
  await vi.waitFor(() => expect(snackbar.message?.text).toBe("Your earlier answers are back."))
  expect(calls.slice(-2)).toMatchObject([
    { input: { body: { update_values: { body_type: "oval", tags_preferences: SORTED } } } },
    { input: { body: { user_responses: SAMPLE_PROFILE.user_responses } } },
  ])
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
