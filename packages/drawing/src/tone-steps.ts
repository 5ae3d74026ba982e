import { fromOklab, toOklab } from "@stylin/garments/colour"
import { kindFacts } from "@stylin/garments/vocabulary"
import { isPrinted } from "./core/cloth.ts"
import { BIBBED, COATS } from "./kind-sets.ts"
import { type MadeGarment, remade } from "./pieces.ts"
import { isTooDark, melts } from "./told-apart.ts"

/** How much lighter, in OKLab, dark cloth is drawn for every layer of its colour over it. */
const STEP = 0.05

/** 3 for a coat, 2 for a jacket, 1 for a bib, 0 for what each of them shows beneath it; nothing for all else. */
function heightOf({ words: { kind } }: MadeGarment): number | undefined {
  const { slot } = kindFacts(kind)
  if (slot === "layer") return COATS.has(kind) ? 3 : 2
  if (BIBBED.has(kind)) return 1
  return slot === "top" || slot === "dress" ? 0 : undefined
}

/** The garments of a look: dark ones a tone lighter beneath layers of their own colour, so that each can be told. */
export function inSteps(garments: readonly MadeGarment[]): MadeGarment[] {
  return garments.map((one) => {
    const height = heightOf(one)
    if (height === undefined || !isTooDark(one.cloth.colour) || isPrinted(one.cloth)) return one
    const over = garments.filter(
      (other) =>
        (heightOf(other) ?? -1) > height &&
        !isPrinted(other.cloth) &&
        melts(one.cloth, other.cloth),
    )
    if (over.length === 0) return one
    const [l, a, b] = toOklab(one.cloth.colour)
    return remade(one, { ...one.cloth, colour: fromOklab([l + over.length * STEP, a, b]) })
  })
}
