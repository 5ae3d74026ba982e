import { MONK_TONES } from "@stylin/garments/colour"
import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { findFace } from "./find-face.ts"
import type { Frame } from "./frame.ts"
import { readFrame, readSelfie } from "./read-selfie.ts"
import type { SelfieProblem } from "./selfie-error.ts"
import { type DrawnFace, drawFace } from "./testing/draw-face.ts"

const FAIR: DrawnFace = { skin: "#c9a183", hair: "#2b1d16" }
const NOBODY: DrawnFace = { ...FAIR, isAway: true }

const problemOf = (frame: Frame, wantsPaper = false): SelfieProblem | "none" => {
  try {
    readFrame(frame, wantsPaper)
    return "none"
  } catch (error) {
    // Only a SelfieError is thrown, and an expectation on its code follows.
    return (error as { code: SelfieProblem }).code
  }
}

function jpeg({ width, height, rgb }: Frame): Promise<Buffer> {
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()
}

/** Skin of all steps, as measured: lighter steps are pinker, the deepest hardly coloured. */
const MEASURED = [
  "#d9b6a0",
  "#cfa98e",
  "#c39b7b",
  "#b48a69",
  "#a27857",
  "#8d6648",
  "#79563d",
  "#684a36",
  "#5a4233",
  "#4a372b",
] as const

describe("a face is found", () => {
  it.each(MONK_TONES.map((skin, step) => [step + 1, skin] as const))(
    "on step %i of the Monk scale as it is printed",
    (_, skin) => {
      const face = findFace(drawFace({ skin, hair: "#6b4a33" }))
      expect(face?.x).toBeGreaterThan(165)
      expect(face?.x).toBeLessThan(195)
      expect(Math.abs((face?.y ?? 0) - 221)).toBeLessThan(32)
    },
  )

  it.each(MEASURED.map((skin, step) => [step + 1, skin] as const))(
    "and read on step %i as it is measured",
    (_, skin) => {
      const reading = readFrame(drawFace({ skin, hair: "#20150f" }), false)
      expect(reading.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6)
      expect(reading.hair).toBeDefined()
    },
  )

  it("and its eyes, the darkest on the fairest", () => {
    const { eyes } = readFrame(
      drawFace({ skin: "#d9b6a0", hair: "#20150f", iris: "#1c1816" }),
      false,
    )
    expect(eyes?.[0]).toBeLessThan(20)
  })

  it("gets darker down the scale", () => {
    const lightness = MEASURED.map(
      (skin) => readFrame(drawFace({ skin, hair: "#20150f" }), false).skin[0],
    )
    expect(lightness).toEqual(lightness.toSorted((one, other) => other - one))
  })
})

describe("the light", () => {
  it("does not change the measured skin, as far as lamps go", () => {
    const byDay = readFrame(drawFace(FAIR), false)
    for (const light of [
      [0.98, 0.78, 0.56],
      [0.72, 0.8, 0.92],
      [0.45, 0.45, 0.45],
    ] as const) {
      const other = readFrame(drawFace({ ...FAIR, light }), false)
      expect(
        Math.hypot(...other.skin.map((value, i) => value - (byDay.skin[i] ?? 0))),
      ).toBeLessThan(8)
    }
  })

  it("is known better with paper", () => {
    const light = [1.0, 0.72, 0.42] as const
    const reading = readFrame(drawFace({ ...FAIR, light, hasPaper: true }), true)
    expect(reading.byPaper).toBe(true)
    expect(Math.abs(reading.skin[0] - 69)).toBeLessThan(6)
  })

  it("is known from paper with one clipped channel", () => {
    const light = [1.25, 0.72, 0.42] as const
    const lamp = readFrame(drawFace({ ...FAIR, light, hasPaper: true }), true)
    expect(lamp.byPaper).toBe(true)
    expect(Math.abs(lamp.skin[0] - 69)).toBeLessThan(6)
  })

  it("is not guessed if the paper is too bright to tell", () => {
    const glare = drawFace({ ...FAIR, light: [1.35, 1.35, 1.35], hasPaper: true })
    expect(problemOf(glare, true)).toBe("paper-too-bright")
    expect(problemOf(glare)).toBe("none")
  })

  it("is known even if the wall was taken for hair", () => {
    const light = [1, 0.72, 0.42] as const
    const blue = readFrame(drawFace({ ...FAIR, hair: "#7a8fd0", light, hasPaper: true }), true)
    expect(blue.hair).toBeUndefined()
    expect(Math.abs(blue.skin[0] - 69)).toBeLessThan(6)
  })

  it.each<[SelfieProblem, DrawnFace]>([
    ["no-face", NOBODY],
    ["far-away", { ...FAIR, size: 0.095 }],
    ["too-dark", { ...FAIR, light: [0.012, 0.012, 0.012] }],
    ["too-bright", { ...FAIR, light: [2.4, 2.4, 2.4] }],
    ["one-sided", { ...FAIR, slant: 0.85 }],
    ["strong-cast", { ...FAIR, light: [1.5, 0.55, 0.06] }],
  ])("is refused with a reason: %s", (problem, face) => {
    expect(problemOf(drawFace(face))).toBe(problem)
  })

  it("is not read without the paper that she says she holds", () => {
    expect(problemOf(drawFace(FAIR), true)).toBe("no-paper")
  })
})

describe("a file", () => {
  it("is read upright, whatever its metadata says", async () => {
    const upright = await jpeg(drawFace(FAIR))
    const turned = await sharp(upright)
      .rotate(90)
      .withMetadata({ orientation: 8 })
      .jpeg()
      .toBuffer()
    const [one, other] = [await readSelfie(upright, false), await readSelfie(turned, false)]
    expect(other.skin[0]).toBeCloseTo(one.skin[0], 0)
  })

  it.each([
    ["no-picture", async () => Buffer.from("not a picture")],
    ["unreadable", async () => (await jpeg(drawFace(FAIR))).subarray(0, 4000)],
    [
      "too-small",
      () =>
        sharp({ create: { width: 40, height: 40, channels: 3, background: "#c9a183" } })
          .png()
          .toBuffer(),
    ],
    [
      "no-face",
      () =>
        sharp({ create: { width: 400, height: 400, channels: 3, background: "#c9a183" } })
          .greyscale()
          .png()
          .toBuffer(),
    ],
  ])("that is %s is refused", async (code, bytes) => {
    await expect(readSelfie(await bytes(), false)).rejects.toMatchObject({ code })
  })
})
