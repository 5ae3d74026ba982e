import { type Activity, PREFERENCE_TAGS } from "@stylin/garments/vocabulary"
import type { Brief } from "../grammar/brief.ts"
import { hasWantedHeel } from "../grammar/dress-codes.ts"
import { isOutOfPlace } from "../grammar/practical.ts"
import { pieceRule } from "../grammar/rules.ts"
import { FROST } from "../grammar/season.ts"
import { areForWalks } from "../grammar/walking.ts"
import { kindCode, kindCodes, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { hasBit } from "../pieces/traits.ts"
import { scoreOf } from "../score/score.ts"
import { type FoundLook, inOrder, lookKey, mayBeShown } from "./candidates.ts"
import { OFTEN } from "./spread.ts"

const SHOES = SLOTS.indexOf("shoes")
/** What leaves the ankle to the cold. */
const LOW_CUT = kindCodes("loafers", "brogues", "flats", "mary_janes")
const COURTS = kindCode("heels")
/** Where she is on her feet out of doors: whoever loves high heels has them in town, but not in frost. */
const ON_FOOT: readonly Activity[] = ["outings", "errands", "classes"]
const HEELS = PREFERENCE_TAGS.indexOf("High heels")

/**
 * Looks in the order shown, in the best of her shoes: boots in frost, also in place of heels by day, those for
 * it on a walk, and on a date heels if she loves them. No pair comes more often among the first looks than
 * other pieces, and no look becomes one that is there already: that one takes its place instead.
 */
export function withHerShoes(looks: readonly FoundLook[], wardrobe: readonly Piece[]): FoundLook[] {
  const shown = [...looks]
  const pairs = wardrobe.filter(({ slot }) => slot === SHOES)
  for (const [at, look] of looks.entries()) {
    const shoes = look.pieces.find(({ slot }) => slot === SHOES)
    if (!shoes?.owned || isBest(shoes, look.brief) || look.brief.asked.has(shoes.id)) continue
    const near = shown.slice(Math.max(0, at - OFTEN.looks + 1), at + OFTEN.looks)
    const times = (pair: Piece) =>
      near.filter(({ pieces }) => pieces.some(({ id }) => id === pair.id)).length
    const keys = shown.map(({ pieces }) => lookKey(pieces))
    const rest = look.pieces.filter((piece) => piece !== shoes)
    const better = pairs
      .filter((pair) => isBest(pair, look.brief))
      .filter((pair) => !(pieceRule(pair, look.brief) || isOutOfPlace(pair, look.brief)))
      .map((pair) => ({ pair, pieces: inOrder([...rest, pair]) }))
    const twin = keys.findIndex(
      (key, index) => index > at && better.some(({ pieces }) => lookKey(pieces) === key),
    )
    const other = shown[twin]
    if (other) {
      shown[at] = other
      shown[twin] = look
      continue
    }
    const [best] = better
      .filter(({ pair }) => times(pair) < OFTEN.times)
      .filter(({ pieces }) => !keys.includes(lookKey(pieces)) && mayBeShown(pieces, look.brief))
      .map(({ pieces }) => ({ ...look, pieces, score: scoreOf(pieces, look.brief) }))
      .sort((a, b) => b.score - a.score)
    if (best) shown[at] = best
  }
  return shown
}

/** Whether no other shoes would be better for the day or the evening whatever they are worn with. */
function isBest(shoes: Piece, brief: Brief): boolean {
  const { occasion, need, person } = brief
  if (occasion === "dating") return hasWantedHeel(shoes, brief)
  if (occasion === "outdoors") return areForWalks(shoes, brief)
  const isFrost = need !== undefined && need.outdoors < FROST
  if (isFrost && shoes.kind === COURTS && ON_FOOT.includes(occasion)) return false
  return !(isFrost && LOW_CUT.has(shoes.kind)) || hasBit(person.loves, HEELS)
}
