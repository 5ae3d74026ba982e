import { COLOURS } from "@stylin/garments/colour"
import { type Kind, kindFacts, type WholeGarment, wholeGarment } from "@stylin/garments/vocabulary"
import { clothFor } from "./clothing.ts"
import type { Cloth } from "./core/cloth.ts"
import { BAGS } from "./garments/kinds-bags.ts"
import { EXTRAS } from "./garments/kinds-extras.ts"
import { LOWER } from "./garments/kinds-lower.ts"
import { SHOES } from "./garments/kinds-shoes.ts"
import { UPPER } from "./garments/upper.ts"
import { type DressedWords, withPhoto } from "./photo-cloth.ts"
import type { Piece, PieceMaker } from "./piece.ts"
import { inUsualColour, isUnsaid } from "./usual-colours.ts"

const MAKERS: Readonly<Record<Kind, PieceMaker>> = {
  ...UPPER,
  ...LOWER,
  ...SHOES,
  ...BAGS,
  ...EXTRAS,
}

/** A garment whose words are whole, ready to be drawn. */
export interface MadeGarment {
  readonly words: WholeGarment
  readonly cloth: Cloth
  readonly piece: Piece
  /** What it is, for screen readers: "ecru wide-leg trousers". */
  readonly name: string
}

/** @throws GarmentError if the words describe no garment */
export function made(garment: DressedWords): MadeGarment {
  const words = inUsualColour(wholeGarment(onUsualHeel(garment)))
  const cloth = withPhoto(clothFor(words), words, garment.photo)
  return { words, cloth, piece: MAKERS[words.kind](words, cloth), name: nameOf(words) }
}

/** The same garment in other cloth. */
export const remade = (one: MadeGarment, cloth: Cloth): MadeGarment => ({
  ...one,
  cloth,
  piece: MAKERS[one.words.kind](one.words, cloth),
})

/** Ankle boots are to walk in unless their heel is said: shops name a higher one. */
const onUsualHeel = (garment: DressedWords): DressedWords =>
  garment.kind === "ankle_boots" && garment.cut?.heel === undefined
    ? { ...garment, cut: { ...garment.cut, heel: "low" } }
    : garment

function nameOf(words: WholeGarment): string {
  const { kind, pattern, colours } = words
  const { colour } = colours[0]
  return [
    ...(!isUnsaid(words) && Object.hasOwn(COLOURS, colour) ? [colour] : []),
    ...(pattern === "plain" ? [] : [pattern]),
    kindFacts(kind).words[0],
  ].join(" ")
}
