import type { Brief } from "../grammar/brief.ts"
import { pairRule, pieceRule, type Rule, rulesBroken } from "../grammar/rules.ts"
import type { Piece } from "../pieces/piece.ts"
import { called, capitalised, isPlural, nameOf } from "../reasons/words.ts"

/** What a piece has against it, after its name, for one thing and for several. */
const OF_PIECE: Partial<Record<Rule, readonly [one: string, many: string]>> = {
  season: ["is not for this weather", "are not for this weather"],
  rain: ["minds the rain", "mind the rain"],
  wind: ["minds the wind", "mind the wind"],
  avoided: ["has something that you avoid", "have something that you avoid"],
  "odd-leather": ["is of an unusual leather", "are of an unusual leather"],
  "foreign-colour": ["is far from your colours", "are far from your colours"],
  shape: ["does little for your shape", "do little for your shape"],
}

/** What two pieces have against each other, after both names. */
const OF_PAIR: Partial<Record<Rule, string>> = {
  "two-of-a-place": "are for the same place",
  "bare-waist": "leave the waist bare",
  "not-together": "are not easy to wear together",
  "formality-apart": "are for different occasions",
  "warmth-apart": "are for different weather",
  "knit-on-knit": "are two knits, which is a lot of wool",
  "colours-fight": "have colours that fight",
  "prints-fight": "have prints that fight",
  "suit-avoided": "make a suit, which you avoid",
  "too-hot": "are two pairs of sleeves on a warm day",
  "bare-feet": "leave the foot bare in the frost",
}

/** What a whole look lacks or has too much of. */
const OF_LOOK: Partial<Record<Rule, string>> = {
  "too-many-colours": "There are many colours in it.",
  "one-note": "It is all of one colour.",
  "nothing-beneath": "It needs something beneath.",
  "nothing-over": "The day asks for something over it.",
  "no-rain-cover": "The day asks for something that keeps off the rain.",
  "bare-arms": "The day asks for sleeves.",
  "bare-shoulders": "Where you go, shoulders are covered.",
  "bare-legs": "The day asks for tights.",
  "bare-feet": "The day asks for covered feet.",
  "nothing-warm": "The day asks for something warm.",
  "too-cold": "It is thin for the day.",
  "too-hot": "It is warm for the day.",
}

/**
 * The rules that an outfit breaks, each in a sentence about the pieces that do so.
 * @param isWhole whether nothing is still to come: until then the look as a whole breaks no rule
 */
export function breachesOf(look: readonly Piece[], brief: Brief, isWhole: boolean): string[] {
  const said = look.map((piece) => ofPiece(piece, brief))
  const pairs = look.flatMap((one, at) =>
    look.slice(at + 1).map((other) => ofPair(one, other, brief)),
  )
  const isTold = pairs.some((text) => text !== undefined)
  const broken = isWhole ? rulesBroken(look, brief) : []
  const whole = broken.flatMap((rule) =>
    // These two are also said of pairs, which are named already.
    isTold && (rule === "too-hot" || rule === "bare-feet") ? [] : (OF_LOOK[rule] ?? []),
  )
  return [...new Set([...said, ...pairs, ...whole].filter((text) => text !== undefined))]
}

function ofPiece(piece: Piece, brief: Brief): string | undefined {
  const rule = pieceRule(piece, brief)
  if (rule === undefined) return undefined
  const forms =
    rule === "occasion"
      ? ([`is unusual for ${brief.occasion}`, `are unusual for ${brief.occasion}`] as const)
      : OF_PIECE[rule]
  return forms && capitalised(`${called(piece)} ${forms[isPlural(nameOf(piece)) ? 1 : 0]}.`)
}

function ofPair(one: Piece, other: Piece, brief: Brief): string | undefined {
  const rule = pairRule(one, other, brief)
  const words = rule && OF_PAIR[rule]
  return words && capitalised(`${called(one)} and ${called(other)} ${words}.`)
}
