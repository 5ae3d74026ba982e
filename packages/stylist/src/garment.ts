import { type Kind, kindFacts, type Pattern } from "@stylin/garments/vocabulary"
import type { Garment } from "./types.ts"

/** Makes a garment of its kind, with the kind's place, section, formality and warmth. */
export function garmentOfKind(
  kind: Kind,
  own: {
    readonly id: string
    readonly name: string
    readonly colours: readonly string[]
    readonly pattern?: Pattern | undefined
    readonly owned: boolean
  },
): Garment {
  const { slot, section, formality, warmth } = kindFacts(kind)
  return { ...own, kind, slot, section, formality, warmth }
}
