import { COLOUR_NAMES } from "@stylin/garments/colour"
import {
  CUT_FIELDS,
  type Cut,
  cutsOf,
  KIND_NAMES,
  type Kind,
  kindFacts,
  MATERIALS,
  PATTERNS,
  usualCloth,
} from "@stylin/garments/vocabulary"
import type { CatalogueRecord } from "../src/catalogue/catalogue-index.ts"
import { encode } from "../src/pieces/codes.ts"
import { type Random, seededRandom } from "../src/random.ts"
import { SAYS_NOTHING } from "../src/style/said.ts"
import type { Garment } from "../src/types.ts"

/** How often each kind is on sale: more clothes than accessories. */
const SHARES = { top: 5, layer: 4, bottom: 5, dress: 4, shoes: 4, bag: 2, accessory: 2 } as const
const KINDS = KIND_NAMES.flatMap((kind) =>
  Array.from({ length: SHARES[kindFacts(kind).slot] }, () => kind),
)

/** A shop's items: styles in several colours and sizes each, as feeds list them. */
export function* shopItems(count: number, seed: number): Generator<CatalogueRecord> {
  const random = seededRandom(seed)
  let made = 0
  while (made < count) {
    const kind = pick(KINDS, random)
    const cut = cutOf(kind, random)
    const material = random() < 0.6 ? usualCloth(kind).material : pick(MATERIALS, random)
    const pattern = random() < 0.7 ? ("plain" as const) : pick(PATTERNS, random)
    const price = Math.round(Math.exp(3.6 + random() * 1.8)) * 100 - 1
    const colourways = 1 + Math.floor(random() * 6)
    for (let at = 0; at < colourways && made < count; at += 1, made += 1) {
      const colours = [{ colour: pick(COLOUR_NAMES, random) }] as const
      yield {
        id: `shop-${Math.floor(made / 1000)}-${kind}-${made}`,
        code: encode({ kind, cut, cloth: { material }, pattern, colours }),
        said: SAYS_NOTHING,
        pricePence: price,
        available: random() > 0.05,
      }
    }
  }
}

/** A wardrobe with names, as its owner keeps it. */
export function wardrobeOf(count: number, seed: number): Garment[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, (_, index) => {
    const kind = pick(KINDS, random)
    const { words, slot, section, formality, warmth } = kindFacts(kind)
    const colour = pick(COLOUR_NAMES, random)
    const name = `${colour} ${words[0]}`
    const colours = [colour]
    const id = `own-${index}`
    return { id, name, kind, slot, section, formality, warmth, colours, owned: true }
  })
}

function cutOf(kind: Kind, random: Random): Cut {
  const cuts = cutsOf(kind)
  const said = CUT_FIELDS.flatMap((field) => {
    const words = cuts[field]
    return words && random() < 0.5 ? [[field, pick(words, random)] as const] : []
  })
  return Object.fromEntries(said)
}

export function pick<T>(from: readonly T[], random: Random): T {
  const one = from[Math.floor(random() * from.length)]
  if (one === undefined) throw new Error("There is nothing to pick from.")
  return one
}
