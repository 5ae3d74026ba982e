import { COLOUR_NAMES } from "@stylin/garments/colour"
import {
  KIND_NAMES,
  kindFacts,
  MATERIALS,
  PATTERNS,
  usualCloth,
  usualCut,
} from "@stylin/garments/vocabulary"
import { type Random, seededRandom } from "@stylin/stylist"
import type { ImportedProduct } from "../src/stores/products.ts"
import { makeProduct } from "../src/testing/products.ts"

/** Products of every kind, colour and cloth; the same for the same seed. */
export function* shopProducts(count: number, seed: number): Generator<ImportedProduct> {
  const random = seededRandom(seed)
  for (let made = 0; made < count; made += 1) {
    const kind = pick(KIND_NAMES, random)
    const colour = pick(COLOUR_NAMES, random)
    const pattern = random() < 0.7 ? "plain" : pick(PATTERNS, random)
    const material = random() < 0.6 ? usualCloth(kind).material : pick(MATERIALS, random)
    yield makeProduct(`bench-${made}`, kind, {
      feed: "bench",
      title: `${colour} ${kindFacts(kind).words[0]} ${made}`,
      pricePence: Math.round(Math.exp(3.6 + random() * 1.8)) * 100 - 1,
      colours: [colour],
      pattern,
      words: { kind, cut: usualCut(kind), cloth: { material }, pattern, colours: [{ colour }] },
    })
  }
}

/** A wardrobe, as its owner would have added it. */
export function wardrobeShots(count: number, seed: number) {
  return [...shopProducts(count, seed)].map(({ title, kind, section, colours }) => ({
    item_summary: title,
    image_path: `/api/pictures/flats/${kind}/8b8c8e.svg`,
    section,
    kind,
    colours: [...colours],
  }))
}

function pick<T>(from: readonly T[], random: Random): T {
  const one = from[Math.floor(random() * from.length)]
  if (one === undefined) throw new Error("There is nothing to pick from.")
  return one
}
