import { KINDS, type Kind } from "@stylin/garments/vocabulary"
import { sayWord } from "./sayWord.ts"

/** What a kind of garment is called, as a label. */
export function sayKind(kind: Kind): string {
  return sayWord(kind, KINDS[kind].words[0])
}
