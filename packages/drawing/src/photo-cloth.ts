import {
  type GarmentWords,
  garmentSize,
  type Kind,
  kindFacts,
  type Slot,
  type WholeGarment,
} from "@stylin/garments/vocabulary"
import { drawable } from "./clothing.ts"
import type { Cloth, PlacedMotif } from "./core/cloth.ts"
import { isUnsaid } from "./usual-colours.ts"

/** The cloth of a garment as its photograph shows it. */
export interface PhotoCloth {
  /** The colour of the cloth seen from afar, #rrggbb; without it, the words' colour. */
  readonly colour?: string | undefined
  /** What that colour was called as it was read: words that call it something else correct it. */
  readonly called?: string | undefined
  /** A piece of the cloth that continues on all sides; without it the cloth is plain. */
  readonly tile?: ClothTile | undefined
  /** What is put on plain cloth: a picture, a logo, words. */
  readonly motif?: PlacedMotif | undefined
}

export interface ClothTile {
  /** A PNG or JPEG data URL. */
  readonly href: string
  /** In its own px. */
  readonly width: number
  readonly height: number
  /** How long the whole garment is, in the tile's px. */
  readonly garmentLength: number
}

/** A garment in words, and in the cloth of its photograph if there is one. */
export type DressedWords = GarmentWords & { readonly photo?: PhotoCloth | undefined }

const CLOTHES: ReadonlySet<Slot> = new Set(["top", "layer", "bottom", "dress"])

/** Whether a garment's cloth is what is seen of it: clothes, not shoes, bags or hats. */
export function showsCloth(kind: Kind): boolean {
  return CLOTHES.has(kindFacts(kind).slot)
}

/** A centimetre on the figure, in px of the drawing. */
const CM = 4.1

/** The cloth that words ask for, with what the garment's photograph shows of it. */
export function withPhoto(cloth: Cloth, words: WholeGarment, photo: PhotoCloth | undefined): Cloth {
  if (!photo || !showsCloth(words.kind)) return cloth
  if (!photo.tile) return plainCloth(cloth, words, photo)
  const { href, width, height, garmentLength } = photo.tile
  const scale = (garmentSize(words).cm * CM) / garmentLength
  return {
    colour: photo.colour === undefined ? cloth.colour : drawable(photo.colour),
    pattern: "photo",
    photo: { href, width: width * scale, height: height * scale },
    // Knit and weave are in the picture.
    material: "plain",
    density: cloth.density,
  }
}

function plainCloth(cloth: Cloth, words: WholeGarment, photo: PhotoCloth): Cloth {
  const {
    pattern,
    colours: [{ colour: said }],
  } = words
  const { colour, called = said, motif } = photo
  // Words that say no colour correct none.
  const isCorrected = called !== said && !isUnsaid(words)
  const dyed = colour === undefined || isCorrected ? cloth.colour : drawable(colour)
  // Tweed counts as plain, but keeps its weave.
  if (pattern === "plain") return { ...cloth, colour: dyed, motif }
  const { material, density } = cloth
  return { colour: dyed, pattern: "plain", material, density, motif }
}
