import { fromOklab, toOklab } from "@stylin/garments/colour"
import { kindFacts } from "@stylin/garments/vocabulary"
import { isPrinted } from "./core/cloth.ts"
import { BIBBED, COATS } from "./kind-sets.ts"
import { type MadeGarment, remade } from "./pieces.ts"
import { isTooDark, melts } from "./told-apart.ts"

/** How much lighter, in OKLab, dark cloth is drawn for every layer of its colour over it. */
const STEP = 0.05
/** How many steps lighter trousers and skirts are below anything of their colour: they are still black. */
const LEG_STEPS = 0.6
const JACKET = 2

/** 3 for a coat, 2 for a jacket, 1 for a bib, 0 for other tops and dresses, -1 for trousers and skirts; nothing for all else. */
function heightOf({ words: { kind } }: MadeGarment): number | undefined {
  const { slot } = kindFacts(kind)
  if (slot === "layer") return COATS.has(kind) ? 3 : JACKET
  if (BIBBED.has(kind)) return 1
  // Its waistband comes out below a top, or takes its hem in.
  if (slot === "bottom") return -1
  return slot === "top" || slot === "dress" ? 0 : undefined
}

/** How many steps lighter one is: one for each layer of its colour over it; legs keep the tone of a jacket, as suits do. */
function stepsOf(height: number, over: readonly MadeGarment[]): number {
  if (height >= 0) return over.length
  return over.length === 0 || over.some((other) => heightOf(other) === JACKET) ? 0 : LEG_STEPS
}

/** The garments of a look: dark ones a tone lighter beneath layers of their own colour, so that each can be told. */
export function inSteps(garments: readonly MadeGarment[]): MadeGarment[] {
  return garments.map((one) => {
    const height = heightOf(one)
    if (height === undefined || !isTooDark(one.cloth.colour) || isPrinted(one.cloth)) return one
    const over = garments.filter(
      (other) =>
        (heightOf(other) ?? height) > height &&
        !isPrinted(other.cloth) &&
        melts(one.cloth, other.cloth),
    )
    const steps = stepsOf(height, over)
    if (steps === 0) return one
    const [l, a, b] = toOklab(one.cloth.colour)
    return remade(one, { ...one.cloth, colour: fromOklab([l + steps * STEP, a, b]) })
  })
}
