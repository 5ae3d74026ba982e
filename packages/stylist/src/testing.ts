import { COLOUR_NAMES } from "@stylin/garments/colour"
import { KIND_NAMES, type Kind, kindFacts, PATTERNS } from "@stylin/garments/vocabulary"
import { garmentOfKind } from "./garment.ts"
import { seededRandom } from "./random.ts"
import type { Garment } from "./types.ts"

/** A garment for a test, named after its kind unless a name is given. */
export function garment(kind: Kind, more: Partial<Garment> = {}): Garment {
  const name = kindFacts(kind).words[0]
  const base = garmentOfKind(kind, { id: `the ${kind}`, name, colours: ["black"], owned: false })
  return { ...base, ...more }
}

const CUTS = ["", "High-waisted ", "Cropped ", "Oversized ", "Skinny ", "Leather ", "Relaxed "]

/** Many garments of every kind, colour and cut, as in a shop. */
export function garments(count: number, seed: number, owned = false): Garment[] {
  const random = seededRandom(seed)
  const pick = <T>(from: readonly [T, ...T[]]): T =>
    from[Math.floor(random() * from.length)] ?? from[0]
  return Array.from({ length: count }, (_, index) => {
    const kind = pick(KIND_NAMES)
    const cut = pick(["", ...CUTS])
    return garment(kind, {
      id: `${owned ? "own" : "shop"}-${index}`,
      name: `${cut}${kindFacts(kind).words[0]}`,
      colours: [pick(COLOUR_NAMES)],
      pattern: random() < 0.7 ? "plain" : pick(PATTERNS),
      owned,
    })
  })
}
