import { BODY_TYPES, type BodyEffect, bodyReason, type Styling } from "@stylin/garments/vocabulary"
import type { Brief } from "../grammar/brief.ts"
import { kindCode, SLOTS } from "../pieces/codes.ts"
import { cutOf } from "../pieces/cut.ts"
import { type Piece, wordsOfPiece } from "../pieces/piece.ts"
import { WEAR } from "../pieces/wear.ts"
import { isClothing } from "../score/places.ts"
import { bodyWorth } from "../score/silhouette.ts"
import { isCutByBelt } from "./colour-repeats.ts"
import { cutWord } from "./cut-words.ts"
import type { Finding, Say } from "./finding.ts"
import { type Fact, fact, factOf } from "./grammar.ts"
import { BODY_SAYINGS, DOINGS, PART_SAYINGS } from "./skeletons/body.ts"
import { stylingOf } from "./styling.ts"
import { visibleOf } from "./visible.ts"
import { calledShort, isPlural } from "./words.ts"
import { isWorse } from "./worse.ts"

/** The fit from which a garment is said to flatter a shape. */
const SAYABLE = 0.3

/** The effect of a cut that does nothing for any shape. */
const NOTHING = BODY_TYPES.map(() => 0)

/** Cuts that do nothing for her, from close to wide. */
const VOLUMES = [-80, 0, 80] as const

/** The garment that flatters her shape most of those of which it can be said: which part does so, and how. */
export const sayBody: Say = (look, brief, score, seed) => {
  const { bodyType } = brief.person
  if (BODY_TYPES[bodyType] === undefined) return undefined
  const flattering = visibleOf(look, brief.need)
    .filter((piece) => isClothing(piece) && bodyWorth(piece, bodyType) >= SAYABLE)
    .toSorted((a, b) => bodyWorth(b, bodyType) - bodyWorth(a, bodyType))
  for (const piece of flattering) {
    const found = sayOf(piece, look, brief, score, seed)
    if (found) return found
  }
  return undefined
}

function sayOf(
  best: Piece,
  look: readonly Piece[],
  brief: Brief,
  score: number,
  seed: number,
): Finding | undefined {
  const bodyType = BODY_TYPES[brief.person.bodyType]
  if (!(bodyType && decides(best, look, brief, score))) return undefined
  const words = wordsOfPiece(best)
  const effect = bodyReason(bodyType, words)
  // Room in the legs leaves none about the middle, and no leg draws a line down the front.
  if ((effect === "ease" || effect === "line") && best.slot === BOTTOM) return undefined
  // A layer that hangs open skims nothing and takes nothing in.
  if (OF_CLOSED.has(effect) && best.slot === LAYER) return undefined
  // Tiers cut the line across.
  if (effect === "line" && words.cut?.skirt === "tiered") return undefined
  // A slip hangs straight from the bust, however close it is cut.
  if (effect === "waist" && words.kind === "slip_dress") return undefined
  // A waistband shows only where the top goes into it.
  if (effect === "waist" && best.slot === BOTTOM && !isTucked(look, brief)) return undefined
  const doings = effect && DOINGS[bodyType][effect]?.filter(canDo(best, look, brief))
  const doing = doings?.[seed % doings.length]
  if (!(effect && doing)) return undefined
  const part = cutWord(words, effect, (part) => !isCovered(best, effect, part, look))
  // Without a part of the cut that does it, she would not see why. Legs draw no line down the front of dungarees.
  if (!part || (effect === "line" && part.endsWith(" leg"))) return undefined
  const kind = factOf(best, calledShort(best))
  const ofPart = { text: part, isMany: isPlural(part) }
  const own = PART_SAYINGS[effect]?.[part] ?? []
  // Wide legs add width, which is what broad shoulders ask for; they bring no curve.
  const isOfLegs = effect === "flare" && best.slot === BOTTOM && (best.wear & WEAR.trousers) !== 0
  // A neckline makes a neck look longer, and nothing below it.
  const isOfNeck = effect === "line" && AT_THE_NECK.has(part) && own.length > 0
  const areOwn = isOfNeck || (isOfLegs && bodyType !== "inverted_triangle")
  const ways = areOwn ? [] : BODY_SAYINGS
  return {
    term: "silhouette",
    of: [best.id],
    sayings: [...ways, ...own, ...own],
    facts: {
      kind,
      ...(OPENING.has(best.slot) && { open: kind }),
      kindDoes: done(doing, kind),
      shape: fact(bodyType.replace("_", " ")),
      part: ofPart,
      partDoes: done(doing, ofPart),
    },
  }
}

const LAYER = SLOTS.indexOf("layer")
const COAT = SLOTS.indexOf("coat")
const OPENING: ReadonlySet<number> = new Set([LAYER, COAT])
const SCARF = kindCode("scarf")
/** Effects of a garment that is closed about the middle. */
const OF_CLOSED: ReadonlySet<BodyEffect | undefined> = new Set(["ease", "waist", "cling"])
/** Effects that a layer or a coat hides. */
const HIDDEN: ReadonlySet<BodyEffect> = new Set(["shoulders", "waist", "cling"])
const TOP = SLOTS.indexOf("top")
const BOTTOM = SLOTS.indexOf("bottom")
const V_NECK = "V neckline"
const MAXI = "maxi length"
const LAPELLED = /\b(?:blazer|suit|tux(?:edo)?|lapels?|tailored)\b/i
/** Parts of a cut at the neck. */
const AT_THE_NECK: ReadonlySet<string> = new Set([V_NECK, "lapels", "wrap"])

/**
 * Whether something hides what a cut does, or nobody knows that it does: a line to the floor below a layer or a coat, lapels of what she only calls a jacket, the waist or the shoulders below a layer, the neck below a scarf, and the
 * neck of a layer that hangs open over another.
 */
function isCovered(best: Piece, effect: BodyEffect, part: string, look: readonly Piece[]): boolean {
  if (part === "lapels" && best.owned && !LAPELLED.test(best.name ?? "")) return true
  if (part === MAXI && look.some(({ slot }) => OPENING.has(slot))) return true
  if (part === V_NECK && (best.slot === LAYER || best.slot === COAT)) return true
  if (!(HIDDEN.has(effect) || AT_THE_NECK.has(part))) return false
  return look.some(({ slot, kind }) =>
    slot > best.slot ? kind === SCARF : slot < best.slot && (slot === LAYER || slot === COAT),
  )
}

/** What a cut may be said to do: nothing draws one line that is cut across the middle. */
function canDo(best: Piece, look: readonly Piece[], { need, person }: Brief) {
  const isCut = isLineCut(best, visibleOf(look, need), stylingOf(look, need, person))
  return ([, rest]: readonly [verb: string, rest: string]) =>
    !(isCut && /\bline\b|taller/.test(rest))
}

/**
 * Whether another colour cuts a garment's front in two: a belt does, and what a top is tucked into or ends
 * above.
 */
function isLineCut(best: Piece, shown: readonly Piece[], { tuck }: Styling): boolean {
  if (isCutByBelt(best, shown)) return true
  if (best.slot !== TOP) return false
  const below = shown.find(({ slot }) => slot === BOTTOM)
  const isOfOneColour = below !== undefined && below.colours[0] === best.colours[0]
  const isLong = cutOf(best).length === "long" && (tuck === undefined || tuck === "out")
  return !(isOfOneColour || isLong)
}

function isTucked(look: readonly Piece[], { need, person }: Brief): boolean {
  const { tuck } = stylingOf(look, need, person)
  return tuck === "in" || tuck === "front"
}

/** The verb in agreement with its subject: "marks your waist", "mark your waist". */
function done([verb, rest]: readonly [verb: string, rest: string], subject: Fact): Fact {
  return fact(`${verb}${subject.isMany ? "" : "s"} ${rest}`)
}

/** Whether the look would be worse in any cut that does nothing for her: close, regular or wide. */
function decides(best: Piece, look: readonly Piece[], brief: Brief, score: number): boolean {
  return [best.volume, ...VOLUMES].every((volume) => {
    const plain = { ...best, body: NOTHING, volume }
    const without = look.map((piece) => (piece === best ? plain : piece))
    return isWorse(without, brief, score)
  })
}
