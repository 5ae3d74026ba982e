import { BODY_TYPES, type BodyEffect, type BodyType, bodyReason } from "@stylin/garments/vocabulary"
import type { Brief } from "../grammar/brief.ts"
import { type Piece, wordsOfPiece } from "../pieces/piece.ts"
import { isClothing } from "../score/places.ts"
import { scoreOf } from "../score/score.ts"
import { bodyWorth } from "../score/silhouette.ts"
import { cutWord } from "./cut-words.ts"
import type { Say } from "./reasons.ts"
import { areOrIs, kindWord } from "./words.ts"

/** From this fit on a garment is said to serve a shape. */
const SAYABLE = 0.3

/** What a cut does that does nothing for any shape. */
const NOTHING = BODY_TYPES.map(() => 0)

/** How close or wide a cut may be that does nothing for her. */
const VOLUMES = [-80, 0, 80] as const

/** What an effect does for a shape, as it completes "The blazer's lapels …". */
const EFFECTS: Record<BodyType, Partial<Record<BodyEffect, string>>> = {
  hourglass: {
    waist: "mark your waist",
    cling: "follow your curves",
    flare: "skim your hips",
    ease: "keep to your line",
  },
  pear: {
    shoulders: "bring the eye up to your shoulders",
    flare: "skim your hips",
    cling: "fall clear of your hips",
    waist: "mark your waist",
  },
  inverted_triangle: {
    flare: "add volume below and balance your shoulders",
    shoulders: "keep the line of your shoulders soft",
    line: "draw one long line",
  },
  rectangle: {
    waist: "draw in a waist",
    flare: "give your straight line some curve",
    shoulders: "give your straight line some structure",
    ease: "keep close enough to give you shape",
  },
  oval: {
    line: "draw one long line down your front",
    ease: "leave your middle room",
    cling: "skim rather than hold",
    flare: "add some swing at the hem",
  },
}

/** Of the garment that serves her shape most: what it is about it, and what it does. */
export const sayBody: Say = (look, brief, score) => {
  const { person } = brief
  const bodyType = BODY_TYPES[person.bodyType]
  if (!bodyType) return undefined
  const [best] = look
    .filter(isClothing)
    .toSorted((a, b) => bodyWorth(b, person.bodyType) - bodyWorth(a, person.bodyType))
  if (!best || bodyWorth(best, person.bodyType) < SAYABLE) return undefined
  if (!decides(best, look, brief, score)) return undefined
  const words = wordsOfPiece(best)
  const effect = bodyReason(bodyType, words)
  const does = effect && EFFECTS[bodyType][effect]
  if (!(effect && does)) return undefined
  const shape = bodyType.replace("_", " ")
  const cut = cutWord(words, effect)
  const what = cut ? `The ${cut} of the ${kindWord(best)}` : `The ${kindWord(best)}`
  const verb = areOrIs([cut ?? kindWord(best)])
  const text = `${what} ${verb} there to ${does}: good on ${article(shape)} shape.`
  return { term: "silhouette", of: [best.id], text }
}

/** Whether the look would be worse in a cut that does nothing for her, be it close, regular or wide. */
function decides(best: Piece, look: readonly Piece[], brief: Brief, score: number): boolean {
  return [best.volume, ...VOLUMES].every((volume) => {
    const plain = { ...best, body: NOTHING, volume }
    return (
      scoreOf(
        look.map((piece) => (piece === best ? plain : piece)),
        brief,
      ) < score
    )
  })
}

function article(shape: string): string {
  return /^[aeio]|^hour/.test(shape) ? `an ${shape}` : `a ${shape}`
}
