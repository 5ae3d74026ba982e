import type { PhotoCloth } from "@stylin/drawing"
import type { Section } from "@stylin/garments/vocabulary"
import type { Models } from "./models.ts"
import type { Role } from "./outfit.ts"
import { edgeColour, photoShot } from "./product-shot.ts"
import { readGarment } from "./read-garment.ts"
import { described, type Outfit, openOutfit, seeOutfit } from "./read-outfit.ts"
import { VisionError } from "./vision-error.ts"
import { WORN_CLASSES, type WornClass } from "./worn-classes.ts"

/** What the shop says that its photograph shows. */
export interface ShopsWord {
  readonly section: Section
  /** Which part of an outfit it is; undefined if somebody who wears it shows nothing of its cloth. */
  readonly role: Role | undefined
}

/** What is read from a shop's photograph of a product. */
export interface ProductReading {
  /** What to show of it, as WebP. */
  readonly shot: Uint8Array
  /** It alone on clear ground; undefined where somebody wears it, or it is not cut out well. */
  readonly cut: Uint8Array | undefined
  /** Undefined where it cannot be seen well enough. */
  readonly cloth: PhotoCloth | undefined
}

/**
 * Reads a shop's photograph: of the product alone, or of somebody who wears it.
 * @param said undefined if it is the picture of several things
 * @throws {VisionError} on what is no picture that can be read
 */
export async function readProduct(
  bytes: Uint8Array,
  said: ShopsWord | undefined,
  models: Models,
): Promise<ProductReading> {
  const outfit = await openOutfit(bytes, models)
  const worn = isWorn(outfit)
  const alone = said && !worn ? await readAlone(bytes, said, models) : undefined
  if (alone?.cut) return { shot: alone.onPaper, cut: alone.cut, cloth: alone.cloth }
  const { picture } = outfit
  // A studio's ground goes on around it.
  const shot = await photoShot(picture, edgeColour(picture))
  const cloth = said && worn ? await clothWorn(outfit, said) : alone?.cloth
  return { shot, cut: undefined, cloth }
}

/** Undefined if the photograph plainly shows something else, or nothing. */
async function readAlone(bytes: Uint8Array, { section }: ShopsWord, models: Models) {
  try {
    const { recognition, pictures, cloth } = await readGarment(bytes, models)
    const seen = recognition.section
    if (seen.certainty === "sure" && seen.answer !== section) return undefined
    return { onPaper: pictures.chosen, cut: pictures.cut, cloth }
  } catch (error) {
    if (error instanceof VisionError && error.code === "no-garment") return undefined
    throw error
  }
}

async function clothWorn(outfit: Outfit, { role }: ShopsWord): Promise<PhotoCloth | undefined> {
  if (role === undefined) return undefined
  try {
    const seen = (await seeOutfit(outfit)).find((garment) => garment.role === role)
    return seen && (await described(seen)).reading.cloth
  } catch (error) {
    if (error instanceof VisionError) return undefined
    throw error
  }
}

/**
 * The least of a picture that is skin where somebody has hair too, and where no head is seen. Over
 * 100 photographs, 50 with somebody in them, that told all of the 50 and mistook 8 of the others.
 */
const LEAST_SKIN = 0.008
const LEAST_SKIN_ALONE = 0.03
const LEAST_HAIR = 0.001

function isWorn({ map }: Outfit): boolean {
  const share = (name: WornClass) => {
    const wanted = WORN_CLASSES.indexOf(name)
    return map.filter((value) => value === wanted).length / map.length
  }
  const skin = share("skin")
  return skin >= LEAST_SKIN_ALONE || (skin >= LEAST_SKIN && share("hair") >= LEAST_HAIR)
}
