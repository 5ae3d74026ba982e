import { beforeEach, describe, expect, it, type MockInstance, vi } from "vitest"
import { environment } from "../../environment.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import {
  answerEverything,
  refusal,
  SAMPLE_PROFILE,
  sampleLooks,
  unreachable,
} from "../../testing/samples.ts"
import { keepUnsaved, saveUnsaved } from "../account/unsavedSignup.ts"
import { feed, openFeed } from "../feed/feed.ts"
import { endSession, startSession } from "../session/auth.ts"
import { isSelfieWanted, keepSelfie, loadSelfieStatus, selfie } from "./selfie.ts"
import { keepSavingSelfie } from "./selfieRetry.ts"

const ANN = { email: "ann@example.com", token: "t" }
const RESPONSE = { colour_type: "soft autumn", skin_tone: 4 }
const SAVED = { body: { update_values: { selfie: RESPONSE } } }

/** Waits that end when the test says so. */
function fakeWaits() {
  const waits: { ms: number; end: () => void }[] = []
  environment.wait = (ms) => new Promise((resolve) => waits.push({ ms, end: resolve }))
  return waits
}

let warned: MockInstance

beforeEach(() => {
  endSession()
  warned = vi
    .spyOn(console, "warn")
    .mockReset()
    .mockImplementation(() => {})
})

describe("a guest's selfie result", () => {
  it("survives a reload", async () => {
    keepSelfie(RESPONSE)
    await expect.poll(() => localStorage.getItem("selfie")).not.toBeNull()
    vi.resetModules()
    const fresh = await import("./selfie.ts")
    expect(fresh.selfie).toMatchObject({ selfieResponse: RESPONSE, isSelfieLoaded: false })
  })

  it("is checked every 60 s and saved once there is a token", async () => {
    const waits = fakeWaits()
    const calls = fakeCalls({ updateUser: () => SAMPLE_PROFILE })
    keepSelfie(RESPONSE)
    const done = keepSavingSelfie()
    expect(waits.map(({ ms }) => ms)).toEqual([60_000])
    waits[0]?.end()
    await expect.poll(() => waits).toHaveLength(2)
    expect(calls).toEqual([])
    startSession(ANN)
    waits[1]?.end()
    await done
    expect(calls.map((call) => call.input)).toEqual([SAVED])
    expect(selfie).toMatchObject({ selfieResponse: null, isSelfieLoaded: true, isAssessed: true })
  })

  it("is retried 60 s after a failure, which is only logged", async () => {
    const waits = fakeWaits()
    startSession(ANN)
    fakeCalls({
      updateUser: unreachable,
    })
    keepSelfie(RESPONSE)
    const done = keepSavingSelfie()
    await expect.poll(() => waits).toHaveLength(1)
    expect(warned).toHaveBeenCalledOnce()
    expect(selfie.selfieResponse).toEqual(RESPONSE)
    fakeCalls({ updateUser: () => SAMPLE_PROFILE })
    waits[0]?.end()
    await done
    expect(selfie.isSelfieLoaded).toBe(true)
  })

  it("is not sent again in this visit once it was refused", async () => {
    const reported = vi.spyOn(console, "error").mockImplementation(() => {})
    const waits = fakeWaits()
    const calls = fakeCalls({
      updateUser: () => {
        throw refusal(422, "body.update_values.selfie: does not fit")
      },
    })
    keepSelfie(RESPONSE)
    const done = keepSavingSelfie()
    startSession(ANN)
    waits[0]?.end()
    await done
    expect(calls).toHaveLength(1)
    expect(waits).toHaveLength(1)
    expect(reported).toHaveBeenCalledOnce()
    expect(selfie.selfieResponse).toEqual(RESPONSE)
    endSession()
  })

  it("drops looks that were chosen before it was saved", async () => {
    startSession(ANN)
    fakeCalls({ getFeed: () => sampleLooks(4), updateUser: () => SAMPLE_PROFILE })
    await openFeed()
    keepSelfie(RESPONSE)
    await keepSavingSelfie()
    expect(feed.looks).toEqual([])
  })

  it("is saved only once if a signup saves it", async () => {
    const waits = fakeWaits()
    const ok = () => ({ ok: true as const })
    const calls = fakeCalls({
      createUser: () => SAMPLE_PROFILE,
      sendCrm: ok,
      savePreferences: ok,
      updateUser: () => SAMPLE_PROFILE,
    })
    answerEverything()
    keepSelfie(RESPONSE)
    keepUnsaved({
      email: ANN.email,
      profile: {
        source_platform_id: "web",
        user_id_in_source_platform: "u",
        name_in_app: "ann",
        gender: "female",
        body_type: "pear",
        activities: ["work"],
        tags_preferences: { love: [], dontMind: [], avoid: [] },
        marketing_opt_in: false,
      },
      responses: [],
    })
    startSession(ANN)
    const retrying = keepSavingSelfie()
    await saveUnsaved()
    waits[0]?.end()
    await retrying
    expect(calls.map((call) => call.name)).toEqual([
      "createUser",
      "sendCrm",
      "savePreferences",
      "updateUser",
    ])
  })

  it("is forgotten when she signs out", () => {
    keepSelfie(RESPONSE)
    endSession()
    expect(selfie.selfieResponse).toBeNull()
    expect(localStorage.getItem("selfie")).toBeNull()
  })
})

describe("the wardrobe's question for a selfie", () => {
  it("is asked if the provider says that her colouring is not known", async () => {
    startSession(ANN)
    expect(isSelfieWanted(selfie)).toBe(false)
    fakeCalls({ getSelfieStatus: () => ({ selfie_assessed: false }) })
    await loadSelfieStatus()
    expect(isSelfieWanted(selfie)).toBe(true)
    fakeCalls({ getSelfieStatus: () => ({ selfie_assessed: true }) })
    await loadSelfieStatus()
    expect(isSelfieWanted(selfie)).toBe(false)
  })

  it("is left out if that cannot be found out", async () => {
    fakeCalls({
      getSelfieStatus: unreachable,
    })
    await loadSelfieStatus()
    expect(isSelfieWanted(selfie)).toBe(false)
    expect(warned).toHaveBeenCalledOnce()
  })
})
