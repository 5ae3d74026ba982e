import { createHash } from "node:crypto"
import { type CutOut, cutOut } from "./cut-out.ts"
import { cropped, decode } from "./decode.ts"
import type { Models } from "./models.ts"
import { type Crop, type DrawnCrop, onlyFound, type ProposedCrop } from "./outfit.ts"
import type { Parsed } from "./parsed.ts"
import { chinOn, peopleOn } from "./person.ts"
import type { Mask, Raster } from "./raster.ts"
import { type Check, describe, type GarmentReading } from "./read-garment.ts"
import { type Recognition, recogniseWorn } from "./recognition.ts"
import { VisionError } from "./vision-error.ts"
import { withoutFace } from "./without-face.ts"
import { wornCut } from "./worn-cut.ts"
import {
  type ClassMap,
  classMap,
  likelihood,
  roleWithin,
  shownAs,
  weighted,
  wornParts,
} from "./worn-garments.ts"

/** A garment in a picture of somebody who wears it. */
export interface CropReading extends ProposedCrop {
  readonly reading: GarmentReading
}

export interface OutfitReading {
  readonly garments: readonly CropReading[]
  /** Which of the usual garments were found, where that is not all of them. */
  readonly note: string | undefined
}

/** What is worn is never so plain to see as what lies alone: all that is said of it is to be checked. */
const CHECKS: readonly Check[] = ["section", "kind", "cut-out", "colours"]
/** As many garments are offered of one picture. */
const MOST_WORN = 8

/** A garment as it is told from the rest of a photo, before it is described. */
export interface SeenGarment extends ProposedCrop {
  /** What the crop holds. */
  readonly part: Raster
  readonly cut: CutOut
  readonly recognition: Recognition
}

/**
 * Reads the garments that somebody wears in a photo, from what covers most of her.
 * @throws {VisionError} on what is no picture that can be read, or shows nobody or several people
 */
export async function readOutfit(bytes: Uint8Array, models: Models): Promise<OutfitReading> {
  const garments: CropReading[] = []
  for (const seen of await seeOutfit(await openOutfit(bytes, models))) {
    garments.push(await described(seen))
  }
  return { garments, note: onlyFound(garments.map(({ role }) => role)) }
}

/**
 * The garments that somebody wears.
 * @throws {VisionError} on a photo of nobody or several people
 */
export async function seeOutfit(outfit: Outfit): Promise<SeenGarment[]> {
  const people = peopleOn(outfit.map, outfit.parsed)
  if (people > 1) throw new VisionError("several-people")
  const parts = people === 0 ? [] : wornParts(outfit.map, outfit.parsed).slice(0, MOST_WORN)
  const garments: SeenGarment[] = []
  for (const { role, crop, mask } of parts) {
    const garment = await seePart(outfit, { role, crop }, mask)
    if (garment) garments.push(garment)
  }
  if (garments.length === 0) throw new VisionError("no-person")
  return garments
}

/**
 * Reads one garment in such a photo again, within the crop that she has drawn around it.
 * @throws {VisionError} on what is no picture that can be read, or a crop that shows nothing
 */
export async function readCrop(
  bytes: Uint8Array,
  { role, crop }: DrawnCrop,
  models: Models,
): Promise<CropReading> {
  const outfit = await openOutfit(bytes, models)
  // She may know better what is worn together.
  const { planes } = outfit.parsed
  const found = role ?? roleWithin(planes, outfit.parsed, crop)
  const seen = await seePart({ ...outfit, planes, map: classMap(planes) }, { role: found, crop })
  if (!seen) throw new VisionError("no-garment")
  return described(seen)
}

/** What there is to say and show of a garment that was seen. */
export async function described({
  role,
  crop,
  part,
  cut,
  recognition,
}: SeenGarment): Promise<CropReading> {
  return { role, crop, reading: await describe(part, { recognition, cut, checks: CHECKS }) }
}

/** A photo of somebody once it is parsed. */
export interface Outfit {
  readonly picture: Raster
  readonly parsed: Parsed
  readonly planes: readonly Float32Array[]
  readonly map: ClassMap
  /** Where her face ends, in parts of the height. */
  readonly chin: number
  readonly models: Models
}

/** The last photo that was opened: she draws one crop after the other on the same. */
const lastOpened = new WeakMap<Models, { readonly digest: string; readonly outfit: Outfit }>()

/** @throws {VisionError} on what is no picture that can be read */
export async function openOutfit(bytes: Uint8Array, models: Models): Promise<Outfit> {
  const digest = createHash("sha256").update(bytes).digest("base64url")
  const last = lastOpened.get(models)
  if (last?.digest === digest) return last.outfit
  const outfit = await parsedOutfit(bytes, models)
  lastOpened.set(models, { digest, outfit })
  return outfit
}

async function parsedOutfit(bytes: Uint8Array, models: Models): Promise<Outfit> {
  const picture = await decode(bytes)
  const parsed = await models.parser.parse(picture)
  const planes = weighted(parsed)
  const map = classMap(planes)
  return { picture, parsed, planes, map, chin: chinOn(map, parsed), models }
}

/**
 * @param kept the places that belong to the garment; all that speak for its role where it is left
 *   out, and where none does, whatever stands out in the crop
 */
async function seePart(
  { picture, parsed, planes, map, chin, models }: Outfit,
  { role, crop: wanted }: ProposedCrop,
  kept?: Mask,
): Promise<SeenGarment | undefined> {
  const crop = role === "hat" ? wanted : belowFace(wanted, chin)
  const part = await cropped(picture, crop)
  const { width, height } = parsed
  const values = likelihood(planes, role)
  const places = kept ?? { width, height, on: Uint8Array.from(values, (value) => +(value > 0.5)) }
  const near = kept && grown(kept)
  const likely = near ? values.map((value, place) => (near[place] ? value : 0)) : values
  const cut =
    (await wornCut(part, { width, height, values: likely }, crop)) ??
    (kept ? undefined : await cutOut(part, models.segmenter))
  if (!cut) return undefined
  const recognition = recogniseWorn(shownAs(map, role, places), parsed.labels)
  const seen = role === "hat" ? withoutFace(part, cut.mask, (chin - crop.y) / crop.height) : part
  return { role, crop, part: seen, cut, recognition }
}

/** No crop reaches up to her face, wherever she draws it. */
function belowFace(crop: Crop, chin: number): Crop {
  const bottom = Math.max(crop.y + crop.height, chin + LEAST_SIDE)
  const y = Math.min(Math.max(crop.y, chin), bottom - LEAST_SIDE)
  return { ...crop, y, height: Math.min(1, bottom) - y }
}

/** The smallest side of a crop, in parts of the picture. */
const LEAST_SIDE = 0.04

/** The places of a mask and those beside them: the edge is settled there. */
function grown({ width, height, on }: Mask): Uint8Array {
  return on.map((value, place) => {
    if (value) return 1
    const [x, y] = [place % width, Math.floor(place / width)]
    const beside =
      (x > 0 && on[place - 1]) ||
      (x < width - 1 && on[place + 1]) ||
      (y > 0 && on[place - width]) ||
      (y < height - 1 && on[place + width])
    return beside ? 1 : 0
  })
}
