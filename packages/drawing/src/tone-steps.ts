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
const LEGS = -1

/** 3 for a coat, 2 for a jacket, 1 for a bib, 0 for other tops and dresses, -1 for trousers and skirts; nothing for all else. */
function heightOf({ words: { kind } }: MadeGarment): number | undefined {
  const { slot } = kindFacts(kind)
  if (slot === "layer") return COATS.has(kind) ? 3 : JACKET
  if (BIBBED.has(kind)) return 1
  // Its waistband comes out below a top, or takes its hem in.
  if (slot === "bottom") return LEGS
  return slot === "top" || slot === "dress" ? 0 : undefined
}

/** Plain garments of nearly its colour that go over it. */
function over(one: MadeGarment, garments: readonly MadeGarment[]): readonly MadeGarment[] {
  const height = heightOf(one)
  if (height === undefined) return []
  return garments.filter(
    (other) =>
      (heightOf(other) ?? height) > height &&
      !isPrinted(other.cloth) &&
      melts(one.cloth, other.cloth),
  )
}

/** How many steps lighter one is: one for each layer of its colour over it; legs keep the tone of a jacket, as suits do. */
function stepsOf(one: MadeGarment, garments: readonly MadeGarment[]): number {
  const above = over(one, garments)
  if (heightOf(one) !== LEGS || above.length === 0) return above.length
  const jacket = above.find((other) => heightOf(other) === JACKET)
  return jacket ? over(jacket, garments).length : LEG_STEPS
}

/** The garments of a look: dark ones a tone lighter beneath layers of their own colour, so that each can be told. */
export function inSteps(garments: readonly MadeGarment[]): MadeGarment[] {
  return garments.map((one) => {
    if (!isTooDark(one.cloth.colour) || isPrinted(one.cloth)) return one
    const steps = stepsOf(one, garments)
    if (steps === 0) return one
    const [l, a, b] = toOklab(one.cloth.colour)
    return remade(one, { ...one.cloth, colour: fromOklab([l + steps * STEP, a, b]) })
  })
}
