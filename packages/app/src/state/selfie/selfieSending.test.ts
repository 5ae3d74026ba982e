import type { SelfieAttributes } from "@stylin/api/contract"
import { SEASONAL_TYPES, type SeasonalType } from "@stylin/garments/vocabulary"
import { beforeEach, describe, expect, it, type MockInstance, vi } from "vitest"
import { environment } from "../../environment.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { DOUBTFUL, refusal } from "../../testing/samples.ts"
import { endSession, startSession } from "../session/auth.ts"
import { selfie } from "./selfie.ts"
import { beginSelfie, type SelfiePhoto, selfieSending, sendSelfie } from "./selfieSending.ts"

const compress = vi.hoisted(() => vi.fn<(photo: Blob) => Promise<Blob>>())
const close = vi.hoisted(() => vi.fn())
vi.mock("../../photos/compressor.ts", () => ({ startCompressor: () => ({ compress, close }) }))

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1])
const PHOTO: SelfiePhoto = { file: new File([JPEG], "me.jpg"), source: "camera" }
const SMALL = new Blob(["small"])
const RESPONSE = { colour_type: "soft autumn" }

/** A selfie result with one type at this probability and the others at none. */
function seen(colour_type: SeasonalType, probability: number): SelfieAttributes {
  const shares = SEASONAL_TYPES.map((type) => (type === colour_type ? probability : 0))
  return {
    colour_type,
    confidence: probability,
    analysis: { ...DOUBTFUL, colour_type, probability, votes: [{ shares, by_paper: false }] },
    palette: { neutrals: [], best: [], accents: [], away: [] },
  }
}

let warned: MockInstance

beforeEach(() => {
  endSession()
  warned = vi
    .spyOn(console, "warn")
    .mockReset()
    .mockImplementation(() => {})
  environment.wait = () => new Promise(() => {})
  compress.mockReset().mockResolvedValue(SMALL)
  close.mockReset()
})

it("compresses the photo and sends the result", async () => {
  const calls = fakeCalls({ analyseSelfie: () => RESPONSE })
  const sending = sendSelfie(PHOTO)
  expect(selfieSending.status.kind).toBe("processing")
  await sending
  expect(selfieSending.status.kind).toBe("done")
  expect(calls.map((call) => call.input)).toEqual([{ query: { paper: "false" }, files: [SMALL] }])
  expect(close).toHaveBeenCalled()
})

it("sends the original if compression fails", async () => {
  compress.mockRejectedValue(new Error("no memory"))
  const calls = fakeCalls({ analyseSelfie: () => RESPONSE })
  await sendSelfie(PHOTO)
  expect(calls[0]?.input).toEqual({ query: { paper: "false" }, files: [PHOTO.file] })
})

it("keeps a guest's result until it can be saved", async () => {
  fakeCalls({ analyseSelfie: () => RESPONSE })
  await sendSelfie(PHOTO)
  expect(selfie).toMatchObject({ selfieResponse: RESPONSE, isSelfieLoaded: false })
})

it("lets a guest's selfies vote, and keeps the combined result", async () => {
  fakeCalls({ analyseSelfie: () => seen("soft summer", 0.5) })
  await sendSelfie(PHOTO)
  expect(selfieSending.status).toEqual({ kind: "done", isCertain: false })
  fakeCalls({ analyseSelfie: () => seen("true summer", 0.9) })
  await sendSelfie(PHOTO)
  expect(selfieSending.status).toEqual({ kind: "done", isCertain: true })
  expect(selfie.selfieResponse).toMatchObject({
    colour_type: "true summer",
    confidence: 0.7,
    analysis: { probability: 0.45, votes: [expect.anything(), expect.anything()] },
  })
  expect(selfie.selfieResponse?.palette).toBeUndefined()
})

it("leaves saving to the provider for a signed-in person", async () => {
  const calls = fakeCalls({ analyseSelfie: () => RESPONSE })
  startSession({ email: "ann@example.com", token: "t" })
  await sendSelfie(PHOTO)
  expect(calls.map((call) => call.name)).toEqual(["analyseSelfie"])
  expect(selfie).toMatchObject({ selfieResponse: null, isSelfieLoaded: true, isAssessed: true })
})

describe("a failure", () => {
  it("is logged, and offers a message and the photo to be sent again", async () => {
    fakeCalls({
      analyseSelfie: () => {
        throw refusal(503, "Selfies can't be read just now.")
      },
    })
    await sendSelfie(PHOTO)
    expect(warned).toHaveBeenCalledOnce()
    expect(selfieSending.status).toMatchObject({
      kind: "failed",
      message: "Selfies can't be read just now.",
      photo: PHOTO,
    })
  })

  it("asks for another file if this one is no photo", async () => {
    const calls = fakeCalls({})
    await sendSelfie({ file: new File(["%PDF-1.7"], "cv.pdf"), source: "file" })
    expect(calls).toEqual([])
    expect(selfieSending.status).toMatchObject({
      kind: "failed",
      message: "“cv.pdf” is not a photo we can read.",
      photo: null,
    })
  })
})

it("continues while she is elsewhere, but not for the next person", async () => {
  const answers: ((response: typeof RESPONSE) => void)[] = []
  fakeCalls({ analyseSelfie: () => new Promise((resolve) => answers.push(resolve)) })
  const sending = sendSelfie(PHOTO)
  await expect.poll(() => answers).toHaveLength(1)
  beginSelfie()
  expect(selfieSending.status.kind).toBe("processing")
  endSession()
  answers[0]?.(RESPONSE)
  await sending
  expect(selfieSending.status.kind).toBe("idle")
  expect(selfie.selfieResponse).toBeNull()
})

it("passes on that there is paper beside her face", async () => {
  const calls = fakeCalls({ analyseSelfie: () => RESPONSE })
  await sendSelfie({ ...PHOTO, withPaper: true })
  expect(calls[0]?.input).toMatchObject({ query: { paper: "true" } })
})

it.each([
  [413, "user_selfie: a picture must be smaller than 15 MB", undefined],
  [415, "user_selfie: This file is empty.", "This file is empty."],
  [422, "It is too dark to tell colours.", undefined],
] as const)(
  "does not offer to resend a picture that is refused for good: %i",
  async (status, detail, message: string = detail) => {
    fakeCalls({
      analyseSelfie: () => {
        throw refusal(status, detail)
      },
    })
    await sendSelfie(PHOTO)
    expect(selfieSending.status).toMatchObject({ kind: "failed", message, photo: null })
  },
)
