import { tidied } from "./components.ts"
import { type CutOut, cutOut, MASK_SIZE } from "./cut-out.ts"
import { cropped, decode, shrunk } from "./decode.ts"
import { grabCut } from "./grab-cut.ts"
import type { Models } from "./models.ts"
import { loadOpenCv } from "./opencv.ts"
import { type Crop, findGarments, onlyFound, type ProposedCrop, type Role } from "./outfit.ts"
import { findPerson, type Person } from "./person.ts"
import type { PhotoKind } from "./photo-kinds.ts"
import { agreement, coverage, type Mask, type Raster } from "./raster.ts"
import { type Check, describe, type GarmentReading } from "./read-garment.ts"
import { recogniseAmong } from "./recognition.ts"
import { SEED } from "./seeds.ts"
import { VisionError } from "./vision-error.ts"

/** A garment in a picture of somebody who wears it. */
export interface CropReading extends ProposedCrop {
  readonly reading: GarmentReading
}

export interface OutfitReading {
  readonly garments: readonly CropReading[]
  /** Which of the usual garments were found, where that is not all of them. */
  readonly note: string | undefined
}

/** Nobody has taught this program about people: all that it says of them is to be checked. */
const CHECKS: readonly Check[] = ["section", "kind", "cut-out", "colours"]

const ROLE_KINDS: Readonly<Record<Role, readonly [PhotoKind, ...PhotoKind[]]>> = {
  top: ["t-shirt", "longsleeve", "shirt"],
  layer: ["outwear", "longsleeve", "shirt"],
  dress: ["dress"],
  bottom: ["pants", "skirt", "shorts"],
  shoes: ["shoes"],
}

/**
 * Reads the garments that somebody wears in a photo, from head to toe.
 * @throws {VisionError} on what is no picture that can be read, or shows nobody who stands
 */
export async function readOutfit(bytes: Uint8Array, models: Models): Promise<OutfitReading> {
  const { picture, small, person } = await openOutfit(bytes)
  const garments: CropReading[] = []
  for (const { role, crop } of findGarments(small, person)) {
    garments.push(await readPart({ picture, person, models }, { role, crop }))
  }
  return { garments, note: onlyFound(garments.map(({ role }) => role)) }
}

/**
 * Reads one garment in such a photo again, within the crop that she has drawn around it.
 * @throws {VisionError} on what is no picture that can be read, or shows nobody who stands
 */
export async function readCrop(
  bytes: Uint8Array,
  proposed: ProposedCrop,
  models: Models,
): Promise<CropReading> {
  const { picture, person } = await openOutfit(bytes)
  return readPart({ picture, person, models }, proposed)
}

async function openOutfit(bytes: Uint8Array) {
  const picture = await decode(bytes)
  const small = await shrunk(picture, MASK_SIZE)
  const person = await findPerson(small)
  if (!person) throw new VisionError("no-person")
  return { picture, small, person }
}

interface Outfit {
  readonly picture: Raster
  readonly person: Person
  readonly models: Models
}

async function readPart(
  { picture, person, models }: Outfit,
  { role, crop: wanted }: ProposedCrop,
): Promise<CropReading> {
  const crop = belowFace(wanted, person)
  const part = await cropped(picture, crop)
  const probabilities = await models.classifier.classify(part)
  const recognition = recogniseAmong(ROLE_KINDS[role], probabilities)
  const cut = await wornCut(part, { picture, person, models }, crop)
  return { role, crop, reading: await describe(part, { recognition, cut, checks: CHECKS }) }
}

/** No crop reaches up to her face, wherever she draws it. */
function belowFace(crop: Crop, { mask, chin }: Person): Crop {
  const line = chin / mask.height
  const bottom = Math.max(crop.y + crop.height, line + LEAST_SIDE)
  const y = Math.min(Math.max(crop.y, line), bottom - LEAST_SIDE)
  return { ...crop, y, height: Math.min(1, bottom) - y }
}

/** The smallest side of a crop, in parts of the picture. */
const LEAST_SIDE = 0.04

/** The person's outline within the crop, drawn finer, and what the crop alone gives as the other way. */
async function wornCut(part: Raster, { person, models }: Outfit, crop: Crop): Promise<CutOut> {
  const { cv } = await loadOpenCv()
  const small = await shrunk(part, MASK_SIZE)
  const rough = maskWithin(person.mask, crop, small)
  const seeds = rough.on.map((value) => (value ? SEED.maybeForeground : SEED.background))
  const [worn, other] = [grabCut(cv, small, seeds), await cutOut(part, models.segmenter)]
  if (worn && coverage(worn) > LEAST_COVERAGE) {
    const agreed = other ? Math.min(agreement(worn, other.mask), ROUGH) : 0
    return { ...tidied(worn), other: other?.mask, agreement: agreed }
  }
  if (!other) throw new VisionError("no-garment")
  return { ...other, agreement: 0 }
}

/** However well both ways agree, what a person wears is never cut out surely. */
const ROUGH = 0.84
/** Less of a crop than this is nothing that is worn. */
const LEAST_COVERAGE = 0.02

/** The part of a mask that a crop holds, as large as `size`. */
function maskWithin(
  mask: Mask,
  crop: Crop,
  { width, height }: Pick<Raster, "width" | "height">,
): Mask {
  const on = Uint8Array.from({ length: width * height }, (_, index) => {
    const x = Math.floor((crop.x + (((index % width) + 0.5) / width) * crop.width) * mask.width)
    const row = (Math.floor(index / width) + 0.5) / height
    const y = Math.floor((crop.y + row * crop.height) * mask.height)
    return mask.on[y * mask.width + x] ?? 0
  })
  return { width, height, on }
}
