import { type GarmentWords, isColour, wordsFrom, YEAR_SEASONS } from "@stylin/garments/vocabulary"
import { type Said, saidBy } from "../style/said.ts"
import type { Garment } from "../types.ts"
import { type Code, decode, encode, SLOTS } from "./codes.ts"
import { bitsOf, type Traits, traitsOf } from "./traits.ts"
import { WEAR } from "./wear.ts"

/** A garment that can go into a look, with its most used facts. */
export interface Piece extends Traits {
  readonly id: string
  /** Her name for it, if it is hers; items for sale have none. */
  readonly name?: string | undefined
  /** What its name says about its style. */
  readonly said: Said
  /** Whether she has it already. */
  readonly owned: boolean
  /** Whether she said in which seasons she wears it, whatever its words suggest. */
  readonly areSeasonsSaid?: true | undefined
  /** In the currency's smallest unit; undefined if she owns it or no price is known. */
  readonly price: number | undefined
  /** The sizes that its shop has, one bit each; 0 or left out if they are not known. */
  readonly sizes?: number | undefined
  /** Its price relative to its kind's usual price, as a natural logarithm; 0 if unknown. */
  readonly dearness: number
}

// A garment comes with every feed, mostly as a new object with the same words.
const KNOWN = new Map<string, Traits>()
/** Ten times as many would save no time, and hold 20 MB in each thread. */
const MOST_KNOWN = 5_000

/** The traits of a garment's words, cached. */
export function rememberedTraits(code: Code): Traits {
  const key = `${code.kind}/${code.cut}/${code.material}/${code.pattern}/${code.colours}`
  const before = KNOWN.get(key)
  if (before) return before
  const traits = traitsOf(code)
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear()
  KNOWN.set(key, traits)
  return traits
}

/** A garment's words from a wardrobe or a catalogue, as numbers. */
export function codeOf(
  garment: Pick<Garment, "name" | "kind" | "colours" | "pattern" | "words">,
): Code {
  return encode(garment.words ?? wordsFrom(garment), garment.colours.some(isColour))
}

const PIECES = new WeakMap<Garment, Piece>()

/** A garment as the search uses it, cached: her wardrobe is read for every occasion and every look that she saw. */
export function pieceOf(garment: Garment): Piece {
  const known = PIECES.get(garment)
  if (known) return known
  const piece = newPiece(garment)
  PIECES.set(garment, piece)
  return piece
}

function newPiece(garment: Garment): Piece {
  const traits = rememberedTraits(codeOf(garment))
  const { id, name, brand, owned, seasons } = garment
  const waxed = isWaxed(garment)
  return pieceWith(
    {
      ...traits,
      wear: waxed ? (traits.wear | WEAR.coat | WEAR.standsRain) & ~WEAR.warm : traits.wear,
      clo: waxed ? traits.clo + LINING : traits.clo,
      seasons: seasons ? bitsOf(YEAR_SEASONS, seasons) : traits.seasons,
    },
    {
      id,
      name: owned ? name : undefined,
      said: saidBy(name, brand),
      owned,
      areSeasonsSaid: seasons && true,
      price: owned ? undefined : garment.pricePence,
      sizes: undefined,
      dearness: 0,
    },
  )
}

/**
 * Puts a piece together. All pieces come from here, so that the engine of the language knows one form of them: reading
 * any of their facts then takes a fraction of the time.
 */
export function pieceWith(traits: Traits, own: Omit<Piece, keyof Traits>): Piece {
  return {
    kind: traits.kind,
    slot: traits.slot,
    wear: traits.wear,
    forbids: traits.forbids,
    colours: traits.colours,
    tones: traits.tones,
    pattern: traits.pattern,
    material: traits.material,
    cut: traits.cut,
    tags: traits.tags,
    formality: traits.formality,
    warmth: traits.warmth,
    occasions: traits.occasions,
    seasons: traits.seasons,
    body: traits.body,
    volume: traits.volume,
    clo: traits.clo,
    from: traits.from,
    to: traits.to,
    id: own.id,
    name: own.name,
    said: own.said,
    owned: own.owned,
    areSeasonsSaid: own.areSeasonsSaid,
    price: own.price,
    sizes: own.sizes,
    dearness: own.dearness,
  }
}

/** A piece in words, with pattern and material even if they are only the usual ones. */
export function wordsOfPiece(piece: Piece): GarmentWords {
  return decode(piece)
}

/** What the lining of a waxed jacket adds to a shirt's, in hundredths of a clo: it is as warm as a short coat. */
const LINING = 20

/** Whether it is a waxed jacket, which is worn as a coat: over something warm. */
function isWaxed({ kind, words }: Garment): boolean {
  return kind === "overshirt" && words?.cloth?.material === "cotton" && words.cloth.sheen === "soft"
}

const BASE = SLOTS.indexOf("base")

/** A top to be worn beneath a sheer one. */
export function asBeneath(piece: Piece): Piece {
  return { ...piece, slot: BASE, wear: WEAR.beneath, forbids: 0 }
}
