import { MONK_TONES } from "@stylin/garments/colour"
import sharp from "sharp"
import { beforeAll, describe, expect, it } from "vitest"
import { type FaceFinder, loadFaceFinder } from "./find-faces.ts"
import type { Frame } from "./frame.ts"
import { loadSelfieReader, type SelfieReader } from "./read-selfie.ts"
import { SelfieError, type SelfieProblem } from "./selfie-error.ts"
import { sizesOf } from "./shown.ts"
import { type DrawnFace, drawFace, sideBySide } from "./testing/draw-face.ts"

/** The landmark at the tip of the nose. */
const NOSE = 1
const FAIR: DrawnFace = { skin: "#c9a183", hair: "#2b1d16" }
const NOBODY: DrawnFace = { ...FAIR, isAway: true }

let faces: FaceFinder
let selfies: SelfieReader
beforeAll(async () => {
  faces = await loadFaceFinder()
  selfies = await loadSelfieReader()
})

async function problemOf(frame: Frame, wantsPaper = false): Promise<SelfieProblem | "none"> {
  try {
    await selfies.read(await png(frame), wantsPaper)
    return "none"
  } catch (error) {
    if (error instanceof SelfieError) return error.code
    throw error
  }
}

const readingOf = async (face: DrawnFace, wantsPaper = false) =>
  selfies.read(await png(drawFace(face)), wantsPaper)

function png({ width, height, rgb }: Frame): Promise<Buffer> {
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
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
    async (_, skin) => {
      const [landmarks] = await faces.find(sizesOf(drawFace({ skin, hair: "#20150f" })))
      const [x, y] = landmarks?.points[NOSE] ?? []
      expect(x).toBeGreaterThan(165)
      expect(x).toBeLessThan(195)
      expect(Math.abs((y ?? 0) - 245)).toBeLessThan(32)
    },
  )

  it.each(MEASURED.map((skin, step) => [step + 1, skin] as const))(
    "and read on step %i as it is measured",
    async (_, skin) => {
      const reading = await readingOf({ skin, hair: "#20150f" })
      expect(reading.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6)
      expect(reading.hair).toBeDefined()
    },
  )

  it("and its eyes, the darkest on the fairest", async () => {
    const { eyes } = await readingOf({ skin: "#d9b6a0", hair: "#20150f", iris: "#1c1816" })
    expect(eyes?.[0]).toBeLessThan(20)
  })

  it("gets darker down the scale", async () => {
    const lightness: number[] = []
    for (const skin of MEASURED) {
      lightness.push((await readingOf({ skin, hair: "#20150f" })).skin[0])
    }
    expect(lightness).toEqual(lightness.toSorted((one, other) => other - one))
  })
})

describe("the light", () => {
  it("does not change what skin is said to be, as far as lamps go", async () => {
    const byDay = await readingOf(FAIR)
    for (const light of [
      [0.98, 0.78, 0.56],
      [0.72, 0.8, 0.92],
      [0.45, 0.45, 0.45],
    ] as const) {
      const other = await readingOf({ ...FAIR, light })
      expect(
        Math.hypot(...other.skin.map((value, i) => value - (byDay.skin[i] ?? 0))),
      ).toBeLessThan(8)
    }
  })

  it("is known better with paper", async () => {
    const light = [1.0, 0.72, 0.42] as const
    const reading = await readingOf({ ...FAIR, light, hasPaper: true }, true)
    expect(reading.byPaper).toBe(true)
    expect(Math.abs(reading.skin[0] - 69)).toBeLessThan(6)
  })

  it("is known by paper of which one colour is too bright", async () => {
    const light = [1.25, 0.72, 0.42] as const
    const lamp = await readingOf({ ...FAIR, light, hasPaper: true }, true)
    expect(lamp.byPaper).toBe(true)
    expect(Math.abs(lamp.skin[0] - 69)).toBeLessThan(6)
  })

  it("is not guessed where the paper is too bright to tell it", async () => {
    const glare = drawFace({ ...FAIR, light: [1.35, 1.35, 1.35], hasPaper: true })
    expect(await problemOf(glare, true)).toBe("paper-too-bright")
    expect(await problemOf(glare)).toBe("none")
  })

  it("is known although the wall was taken for hair", async () => {
    const light = [1, 0.72, 0.42] as const
    const blue = await readingOf({ ...FAIR, hair: "#7a8fd0", light, hasPaper: true }, true)
    expect(blue.hair).toBeUndefined()
    expect(Math.abs(blue.skin[0] - 69)).toBeLessThan(6)
  })

  it.each<[SelfieProblem, DrawnFace]>([
    ["no-face", NOBODY],
    ["far-away", { ...FAIR, size: 0.04 }],
    ["no-colour", { ...FAIR, skin: "#b0b0b0" }],
    ["too-dark", { ...FAIR, light: [0.012, 0.012, 0.012] }],
    ["too-bright", { ...FAIR, light: [2.4, 2.4, 2.4] }],
    ["one-sided", { ...FAIR, slant: 1.5 }],
    ["strong-cast", { ...FAIR, light: [1.5, 0.55, 0.06] }],
  ])("is refused with a reason: %s", async (problem, face) => {
    expect(await problemOf(drawFace(face))).toBe(problem)
  })

  it("is not read without the paper that she says she holds", async () => {
    expect(await problemOf(drawFace(FAIR), true)).toBe("no-paper")
  })
})

describe("what hides her", () => {
  const DEEP: DrawnFace = { skin: "#684a36", hair: "#1c1411" }
  const DARK = { hex: "#141212", isTinted: true }

  it.each([
    ["sunglasses", "fair skin", { ...FAIR, glasses: DARK }],
    ["sunglasses", "deep skin", { ...DEEP, glasses: DARK }],
    ["hat", "fair skin", { ...FAIR, hat: "#22304a" }],
    ["hat", "fair skin, of straw", { ...FAIR, hat: "#c9ad78" }],
    ["hat", "deep skin", { ...DEEP, hat: "#8d8f94" }],
    ["hat", "fair skin, as black as hair", { ...FAIR, skin: "#d9b6a0", hat: "#141212" }],
  ])("is named: %s on %s", async (problem, _, face) => {
    expect(await problemOf(drawFace(face))).toBe(problem)
  })

  it("is not glasses without a tint, in which her eyes are seen", async () => {
    const glasses = { hex: "#2a1c14", isTinted: false }
    expect(await problemOf(drawFace({ ...FAIR, glasses }))).toBe("none")
  })

  it("is somebody beside her, and nobody far behind her", async () => {
    const friends = sideBySide(drawFace(FAIR), drawFace(DEEP))
    expect(await problemOf(friends)).toBe("several-people")
    const passer = sideBySide(drawFace(FAIR), drawFace({ ...DEEP, size: 0.08 }))
    expect(await problemOf(passer)).toBe("none")
  })

  it.each(["sunglasses", "hat", "several-people"] as const)("is told to her: %s", (problem) => {
    const words = { sunglasses: /^Sunglasses/, hat: /^A hat/, "several-people": /two people/ }
    expect(new SelfieError(problem).message).toMatch(words[problem])
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
    const [one, other] = [await selfies.read(upright, false), await selfies.read(turned, false)]
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
    await expect(selfies.read(await bytes(), false)).rejects.toMatchObject({ code })
  })
})
