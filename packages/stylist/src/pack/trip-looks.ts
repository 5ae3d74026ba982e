import type { Activity } from "@stylin/garments/vocabulary"
import { breachesOf } from "../answers/breaches.ts"
import { CatalogueIndex } from "../catalogue/catalogue-index.ts"
import { isOpen } from "../grammar/asks.ts"
import { type Brief, briefOf, type Lenience } from "../grammar/brief.ts"
import type { Person } from "../person/person.ts"
import { type Place, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { seededRandom } from "../random.ts"
import { type FoundLook, findLooks, lookKey } from "../search/candidates.ts"
import { poolsFor } from "../search/pools.ts"

/** Looks that her clothes make for an occasion in one weather. */
export interface LooksForDay {
  readonly brief: Brief
  readonly looks: readonly FoundLook[]
  /** The same as strictly as the day asks; looks of a more lenient one fall short of it. */
  readonly strict: Brief
}

const NOTHING_FOR_SALE = new CatalogueIndex()
const NOTHING_SHOWN: ReadonlyMap<string, number> = new Map()
/** Each allows more than the one before. */
const LENIENCES: readonly Lenience[] = ["none", "warmth", "hers"]

interface Asked {
  readonly person: Person
  readonly occasion: Activity
  readonly wardrobe: readonly Piece[]
  /** How many first pieces are tried. */
  readonly tried: number
  /** Outfits that are not for her. */
  readonly refused: ReadonlySet<string>
}

/** Looks of what she owns, as strictly for the weather as that allows. */
export function looksForDay({ person, occasion, ...asked }: Asked): LooksForDay {
  const strict = briefOf(person, occasion)
  for (const lenience of LENIENCES) {
    const brief = lenience === "none" ? strict : briefOf(person, occasion, { lenience })
    const looks = looksOf(brief, asked)
    if (looks.length > 0) return { brief, looks, strict }
  }
  return { brief: strict, looks: [], strict }
}

// Only what is for sale is drawn by lot.
const poolsOf = (wardrobe: readonly Piece[], brief: Brief) =>
  poolsFor(wardrobe, NOTHING_FOR_SALE, brief, seededRandom(0), 0)

/** Looks of just these pieces for a brief. */
export function looksOf(
  brief: Brief,
  { wardrobe, tried, refused }: Omit<Asked, "person" | "occasion">,
): FoundLook[] {
  const pools = poolsOf(wardrobe, brief)
  return findLooks(pools, brief, tried, { seen: refused, lately: NOTHING_SHOWN })
}

/** A refused outfit as `lookKey` writes it, as far as its pieces are known. */
export function keysOf(
  outfits: readonly (readonly string[])[],
  wardrobe: readonly Piece[],
): ReadonlySet<string> {
  const byId = new Map(wardrobe.map((piece) => [piece.id, piece]))
  return new Set(outfits.map((ids) => lookKey(ids.flatMap((id) => byId.get(id) ?? []))))
}

const CALLED: Readonly<Record<Place, string>> = {
  top: "a top",
  bottom: "something to wear below",
  dress: "a dress",
  shoes: "shoes",
  layer: "a jacket",
  coat: "a coat",
  base: "something beneath",
  legwear: "tights",
  bag: "a bag",
  accessory: "an accessory",
  head: "a headscarf",
}
const ALL = new Intl.ListFormat("en-GB", { type: "conjunction" })
const EITHER = new Intl.ListFormat("en-GB", { type: "disjunction" })
const named = (places: readonly Place[]) => places.map((place) => CALLED[place])

/** What a look lacks for the day, as a sentence; undefined if nothing. */
export function lackIn({ pieces }: FoundLook, strict: Brief): string | undefined {
  const wear = pieces.reduce((bits, piece) => bits | piece.wear, 0)
  const ask = strict.asks.find((one) => isOpen(one, wear))
  if (ask) return `What is missing for the day is ${EITHER.format(named(ask.places))}.`
  return breachesOf(pieces, strict, true)[0]
}

/** What is missing where nothing can be worn, as a sentence. */
export function lackOf(brief: Brief, wardrobe: readonly Piece[]): string {
  const pools = poolsOf(wardrobe, brief)
  const has = (place: Place) => (pools[SLOTS.indexOf(place)] ?? []).length > 0
  const places: Place[] = has("dress") ? ["shoes"] : ["top", "bottom", "shoes"]
  const missing = named(places.filter((place) => !has(place)))
  if (missing.length === 0) return "What you own does not go together for it."
  return `What is missing is ${ALL.format(missing)}.`
}
