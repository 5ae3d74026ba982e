import { analyseSelfie, createUser, getProfile, register } from "@stylin/api/contract"
import { defaultTagPreferences } from "@stylin/garments/vocabulary"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { drawFace } from "../selfie/testing/draw-face.ts"
import { patientClient, startTestServer, type TestServer } from "../testing/index.ts"
import { claimingPng } from "../vision/testing/claims.ts"

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** The lightness read for FAIR in daylight. */
const SKIN_LIGHTNESS = 69
const FAIR = { skin: "#c9a183", hair: "#2b1d16" } as const

function drawn(face: Parameters<typeof drawFace>[0]) {
  const { width, height, rgb } = drawFace(face)
  return sharp(rgb, { raw: { width, height, channels: 3 } })
}

/** An animation of two identical faces. */
async function animated(): Promise<Buffer> {
  const { width, height, rgb } = drawFace(FAIR)
  const frames = new Uint8Array([...rgb, ...drawFace({ ...FAIR, slant: 0.2 }).rgb])
  return sharp(frames, { raw: { width, height: height * 2, channels: 3, pageHeight: height } })
    .webp({ loop: 0 })
    .toBuffer()
}

const keptPhotos = () => server.services.database.queries.selectFrom("photos").selectAll().execute()

async function send(bytes: Uint8Array, paper?: "true") {
  const { call } = patientClient({ baseUrl: server.baseUrl })
  const files = [new Blob([new Uint8Array(bytes)])]
  return call(analyseSelfie, { files, query: paper ? { paper } : {} })
}

async function person(email: string) {
  const { call } = patientClient({ baseUrl: server.baseUrl })
  const { access_token } = await call(register, { body: { email, password: "a long password" } })
  const client = patientClient({ baseUrl: server.baseUrl, getToken: () => access_token })
  await client.call(createUser, {
    body: {
      source_platform_id: "web",
      user_id_in_source_platform: email,
      name_in_app: "ann",
      gender: "female",
      body_type: "pear",
      activities: ["work"],
      tags_preferences: defaultTagPreferences(),
      marketing_opt_in: false,
    },
  })
  return client
}

const plain = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: "#c9a183" } }).png()

describe("a readable selfie", () => {
  it.each([
    ["JPEG", () => drawn(FAIR).jpeg().toBuffer()],
    ["PNG", () => drawn(FAIR).png().toBuffer()],
    ["a PNG of 16 bits", () => drawn(FAIR).toColourspace("rgb16").png().toBuffer()],
    ["WebP", () => drawn(FAIR).webp().toBuffer()],
    ["a CMYK JPEG", () => drawn(FAIR).toColourspace("cmyk").jpeg().toBuffer()],
  ])("%s gives its colours", async (_, bytes) => {
    const { analysis, palette } = await send(await bytes())
    expect(analysis?.votes).toHaveLength(1)
    expect(Math.abs((analysis?.skin_lightness ?? 0) - SKIN_LIGHTNESS)).toBeLessThan(3)
    expect(palette?.accents).toHaveLength(4)
  })
})

describe("an unreadable selfie is refused with a reason and leaves nothing", () => {
  it.each<[string, number, RegExp, () => Promise<Uint8Array>]>([
    ["no picture", 415, /^user_selfie: This is no picture/, async () => Buffer.from("a letter")],
    ["nothing", 415, /^user_selfie: This file is empty/, async () => new Uint8Array(0)],
    [
      "HEIC",
      415,
      /^user_selfie: HEIC .* as JPEG first/,
      async () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"),
    ],
    [
      "half a picture",
      422,
      /not a whole picture/,
      async () => (await drawn(FAIR).jpeg().toBuffer()).subarray(0, 3000),
    ],
    ["a film", 422, /is animated/, animated],
    [
      "a picture of 16 bits that unpacks to 720 MB",
      422,
      /too many pixels/,
      () => claimingPng({ width: 10_950, height: 10_950 }, 16),
    ],
    [
      "a claim to billions of pixels",
      422,
      /too many pixels/,
      () => claimingPng({ width: 60_000, height: 60_000 }),
    ],
    ["a stamp", 422, /too small/, () => plain(40).toBuffer()],
    [
      "no face",
      422,
      /No face/,
      () =>
        drawn({ ...FAIR, isAway: true })
          .jpeg()
          .toBuffer(),
    ],
    [
      "darkness",
      422,
      /too dark/,
      () =>
        drawn({ ...FAIR, light: [0.01, 0.01, 0.01] })
          .jpeg()
          .toBuffer(),
    ],
  ])("%s", async (name, status, detail, bytes) => {
    const { call } = await person(`${name.replaceAll(/\W/g, "-")}@example.com`)
    const files = [new Blob([new Uint8Array(await bytes())])]

    await expect(call(analyseSelfie, { files, query: {} })).rejects.toMatchObject({
      status,
      detail: expect.stringMatching(detail),
    })

    expect((await call(getProfile)).selfie).toBeNull()
    expect(await keptPhotos()).toEqual([])
  })

  it("missing paper", async () => {
    await expect(send(await drawn(FAIR).jpeg().toBuffer(), "true")).rejects.toMatchObject({
      status: 422,
      detail: expect.stringMatching(/No white paper/),
    })
  })

  it("paper in the glare", async () => {
    const glare = await drawn({ ...FAIR, light: [1.35, 1.35, 1.35], hasPaper: true })
      .jpeg()
      .toBuffer()
    await expect(send(glare, "true")).rejects.toMatchObject({
      status: 422,
      detail: expect.stringMatching(/paper is too bright to measure/),
    })
  })
})

describe("what is kept", () => {
  it("is numbers, and no picture anywhere", async () => {
    const { call } = await person("ann@example.com")
    const bytes = await drawn(FAIR).jpeg().toBuffer()
    await call(analyseSelfie, { files: [new Blob([new Uint8Array(bytes)])], query: {} })
    const { selfie } = await call(getProfile)
    expect(selfie?.analysis?.typology_angle).toBeGreaterThan(20)
    expect(await keptPhotos()).toEqual([])
  })
})
