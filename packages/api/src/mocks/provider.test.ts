import { describe, expect, test } from "vitest"
import { Refusal } from "../contract/refusal.ts"
import type { UploadedFile } from "./calls/call.ts"
import { createProvider } from "./provider.ts"

const CREDENTIALS = { email: "ann@example.com", password: "secret-word" }
const CLAIM_TOKEN = "claim-token-of-one-guest"
const MINUTE = 60_000

/** A provider whose clock is set by hand, and a person signed in there. */
function start(seed = 1) {
  const clock = { time: Date.parse("2026-11-20T10:00:00Z") }
  const provider = createProvider({ seed, now: () => clock.time })
  const { access_token: token } = provider.calls.register({ body: CREDENTIALS })
  return { ...provider, clock, token }
}

function refusalOf(call: () => unknown): Refusal {
  try {
    call()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error("The call was not refused")
}

const photo = (text: string): UploadedFile => ({
  contentType: "image/png",
  bytes: new TextEncoder().encode(text),
})

test("the same seed and calls give the same answers, another seed gives others", () => {
  const feedOf = ({ calls, token }: ReturnType<typeof start>) =>
    calls.getFeed({ query: { sample_to_show: 5 } }, { token })

  expect(feedOf(start(7))).toEqual(feedOf(start(7)))
  expect(feedOf(start(7))).not.toEqual(feedOf(start(8)))
})

test("no two sign-ins have the same token, not even at two providers of one seed", () => {
  const { length } = start().token ?? ""

  expect(length).toBe(64)
  expect(new Set([start().token, start().token, start().token]).size).toBe(3)
})

test("what a caller does with an answer does not reach the provider", () => {
  const { calls, token } = start()
  calls.addToWardrobe(
    { body: [{ item_summary: "Red hat", image_path: "/hat.svg", section: "accessories" }] },
    { token },
  )

  calls.getWardrobe({}, { token }).pop()

  expect(calls.getWardrobe({}, { token })).toHaveLength(1)
})

test("the picture decides what a selfie says", () => {
  const { calls } = start()
  const read = (text: string) => calls.analyseSelfie({ files: [photo(text)], query: {} })

  const selfies = ["one", "two", "three", "four", "five"].map(read)

  expect(new Set(selfies.map(({ colour_type }) => colour_type)).size).toBeGreaterThan(2)
  expect(new Set(selfies.map(({ palette }) => palette?.best[0]?.name)).size).toBeGreaterThan(2)
  expect(read("one")).toEqual(selfies[0])
})

describe("reset codes", () => {
  const { email } = CREDENTIALS

  test("end after fifteen minutes", () => {
    const { calls, clock, mailedCode } = start()
    calls.forgotPassword({ body: { email } })
    const code = mailedCode(email) ?? ""
    clock.time += 14 * MINUTE
    expect(calls.verifyResetCode({ body: { email, code } })).toEqual({ ok: true })
    clock.time += MINUTE

    expect(refusalOf(() => calls.verifyResetCode({ body: { email, code } })).status).toBe(400)
  })

  test("end with the fifth wrong try", () => {
    const { calls, mailedCode } = start()
    calls.forgotPassword({ body: { email } })
    const code = mailedCode(email) ?? ""
    for (let tries = 0; tries < 5; tries += 1) {
      refusalOf(() => calls.verifyResetCode({ body: { email, code: "wrong-code" } }))
    }

    expect(refusalOf(() => calls.verifyResetCode({ body: { email, code } })).status).toBe(400)
  })
})

test("too many attempts for one email are refused until a while has passed", () => {
  const { calls, clock } = start()
  const wrong = { body: { email: "bea@example.com", password: "not hers" } }
  for (let tries = 0; tries < 20; tries += 1) refusalOf(() => calls.login(wrong))

  const refusal = refusalOf(() => calls.login(wrong))
  clock.time += (refusal.retryAfterSeconds ?? 0) * 1000

  expect(refusal).toMatchObject({ status: 429, retryAfterSeconds: 900 })
  expect(refusalOf(() => calls.login(wrong)).status).toBe(401)
})

describe("photos of a guest", () => {
  test("become hers when she claims them, once", () => {
    const { calls, token } = start()
    const items = calls.parsePhotos(
      { files: [photo("a"), photo("b")] },
      { claimToken: CLAIM_TOKEN },
    )
    const claim = () => calls.claimPhotos({ body: { claim_token: CLAIM_TOKEN } }, { token })

    expect(claim()).toEqual({ claimed: 2 })
    expect(claim()).toEqual({ claimed: 0 })
    expect(calls.getPending({}, { token }).map(({ item_id }) => item_id)).toEqual(
      items.map(({ item_id }) => item_id),
    )
    expect(calls.exportUser({}, { token }).photos.map(({ base64 }) => atob(base64))).toEqual([
      "a",
      "b",
    ])
  })

  test("are gone after a day", () => {
    const { calls, clock, token } = start()
    calls.parsePhotos({ files: [photo("a")] }, { claimToken: CLAIM_TOKEN })
    clock.time += 24 * 60 * MINUTE

    expect(calls.claimPhotos({ body: { claim_token: CLAIM_TOKEN } }, { token })).toEqual({
      claimed: 0,
    })
  })
})

test("a read photo stops being pending when it enters the wardrobe", () => {
  const { calls, token } = start()
  const [first, second] = calls.parsePhotos({ files: [photo("a"), photo("b")] }, { token })
  const shots = calls.getProductShots({ body: first ? [first] : [], query: {} })

  calls.addToWardrobe({ body: shots }, { token })

  expect(calls.getPending({}, { token }).map(({ item_id }) => item_id)).toEqual([second?.item_id])
})

describe("looks", () => {
  test("start with what she owns", () => {
    const { calls, token } = start()
    const jeans = { item_summary: "Old jeans", image_path: "/j.svg", kind: "jeans" } as const
    calls.addToWardrobe({ body: [{ ...jeans, section: "lower_body" }] }, { token })

    const looks = calls.getFeed({ query: {} }, { token })

    const bottoms = looks.flatMap(({ clothes }) =>
      clothes.filter(([best]) => best?.section === "lower_body"),
    )
    expect(bottoms.length).toBeGreaterThan(0)
    for (const [best] of bottoms) expect(best).toMatchObject({ name: "Old jeans", isYours: true })
  })

  test("that she has been shown come last", () => {
    const { calls, token } = start()
    const feed = () => calls.getFeed({ query: { sample_to_show: 3 } }, { token })
    const shown = feed().map(({ look_id }) => look_id)
    calls.updateImpressions({ body: { look_ids: shown } }, { token })

    expect(feed().filter(({ look_id }) => shown.includes(look_id))).toEqual([])
  })

  test("are for the occasion asked for, with as many alternatives", () => {
    const { calls, token } = start()

    const looks = calls.getFeed({ query: { occasions: "dating", top_n: 1 } }, { token })

    expect(new Set(looks.map(({ type }) => type))).toEqual(new Set(["dating"]))
    expect(looks.every(({ clothes }) => clothes.every((slot) => slot.length === 1))).toBe(true)
  })
})
