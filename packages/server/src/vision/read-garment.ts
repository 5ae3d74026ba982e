import type { PHOTO_CHECKS, PhotoPattern } from "@stylin/api/contract"
import type { PhotoCloth } from "@stylin/drawing"
import type { Sleeve } from "@stylin/garments/vocabulary"
import { classifyGarment } from "./classify-garment.ts"
import { clearCutOut } from "./clear-cut-out.ts"
import { clothOf } from "./cloth/cloth.ts"
import { type FoundColour, garmentColours } from "./colours.ts"
import { type CutOut, cutOut, isRough, MASK_SIZE } from "./cut-out.ts"
import { decode, shrunk } from "./decode.ts"
import type { Models } from "./models.ts"
import { patternOf } from "./pattern.ts"
import { pictureHash } from "./picture-hash.ts"
import { encoded, onPaper, photoShot, productShot } from "./product-shot.ts"
import type { Raster } from "./raster.ts"
import { type Recognition, recognise } from "./recognition.ts"
import { readSleeve } from "./sleeve.ts"
import { summarise } from "./summary.ts"
import { type Tones, tonesOf } from "./tones.ts"
import { VisionError } from "./vision-error.ts"

export type Check = (typeof PHOTO_CHECKS)[number]

/** A photo less likely than this to show something to wear is left out; decisions/008 has the numbers. */
export const LEAST_WEARABLE = 0.34

/** What is said of a garment, and what it is known again by. */
export interface GarmentFacts {
  readonly recognition: Recognition
  readonly summary: string
  readonly colours: readonly FoundColour[]
  readonly pattern: PhotoPattern
  readonly checks: readonly Check[]
  /** How far the two ways of cutting out agree, 0 to 1. */
  readonly agreement: number
  readonly hash: string
  readonly tones: Tones
  /** Left out where its outline does not say; that of what somebody wears is not read. */
  readonly sleeve?: Sleeve
}

/** What is read from a photo of one garment. */
export interface GarmentReading extends GarmentFacts {
  /** Undefined where its pattern cannot be seen well enough. */
  readonly cloth: PhotoCloth | undefined
  readonly pictures: {
    /** What to show first. */
    readonly chosen: Uint8Array
    /** Cut out the other way; undefined where that found nothing. */
    readonly other: Uint8Array | undefined
    readonly photo: Uint8Array
    /** What is shown first on clear ground; undefined where it is not cut out well. */
    readonly cut: Uint8Array | undefined
  }
}

/**
 * Reads a photo of one garment on a hanger or laid flat.
 * @throws {VisionError} on what is no picture that can be read, or shows nothing
 */
export async function readGarment(
  bytes: Uint8Array,
  { classifier, segmenter }: Models,
): Promise<GarmentReading> {
  const picture = await decode(bytes)
  const cut = await cutOut(picture, segmenter)
  if (!cut) throw new VisionError("no-garment")
  const { kinds, wearable } = await classifyGarment(picture, cut.mask, classifier)
  const seen = recognise(kinds)
  if (wearable >= LEAST_WEARABLE) {
    const sleeve = readSleeve(cut, seen)
    const reading = await describe(picture, { recognition: seen, cut, checks: checksOf(seen, cut) })
    return { ...reading, ...(sleeve && { sleeve }) }
  }
  // She may know better, but nothing is filled in for her.
  const recognition: Recognition = { ...seen, kind: { ...seen.kind, certainty: "ask" } }
  const checks: Check[] = [...checksOf(recognition, cut), "no-garment"]
  return describe(picture, { recognition, cut, checks })
}

/** A garment that was recognised and cut out. */
interface Garment {
  readonly recognition: Recognition
  readonly cut: CutOut
  readonly checks: readonly Check[]
}

/** What there is to say and show of a garment. */
export async function describe(picture: Raster, garment: Garment): Promise<GarmentReading> {
  const { recognition, cut } = garment
  const shot = await onPaper(picture, cut.mask)
  const facts = await factsOf(picture, garment, shot)
  const other = cut.other && isRough(cut) ? await productShot(picture, cut.other) : undefined
  const { pattern, colours } = facts
  return {
    ...facts,
    cloth: await clothOf(picture, cut.mask, {
      pattern,
      kind: recognition.kind.answer,
      colour: colours[0],
    }),
    pictures: {
      chosen: await encoded(shot),
      other,
      photo: await photoShot(picture),
      cut: isRough(cut) ? undefined : await clearCutOut(picture, cut.mask),
    },
  }
}

/**
 * What there is to say of a garment.
 * @param shot the garment alone
 */
export async function factsOf(
  picture: Raster,
  { recognition, cut, checks }: Garment,
  shot: Raster,
): Promise<GarmentFacts> {
  const small = await shrunk(picture, MASK_SIZE)
  const found = garmentColours(small, cut.mask)
  const pattern = patternOf(small, cut.mask)
  return {
    recognition,
    summary: summarise(recognition, found, pattern),
    colours: found.colours,
    pattern,
    checks,
    agreement: cut.agreement,
    // Of the garment alone: two photos of it may have little else in common.
    hash: await pictureHash(shot),
    tones: tonesOf(small, cut.mask),
  }
}

function checksOf({ section, kind }: Recognition, cut: CutOut): Check[] {
  const checks: Check[] = []
  if (section.certainty !== "sure") checks.push("section")
  if (kind.certainty !== "sure") checks.push("kind")
  if (section.certainty === "ask") checks.push("unsure")
  // Two shoes are one pair.
  if (cut.pieces > 1 && section.answer !== "shoes") checks.push("several")
  if (isRough(cut)) checks.push("cut-out", "colours")
  return checks
}
