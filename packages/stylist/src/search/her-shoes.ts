import type { Activity } from "@stylin/garments/vocabulary"
import { areOutInFrost } from "../grammar/at-home.ts"
import { areBetterApart } from "../grammar/better-apart.ts"
import type { Brief } from "../grammar/brief.ts"
import { hasWantedHeel } from "../grammar/dress-codes.ts"
import { areForSnow, isLinedInVain } from "../grammar/heavy-cloths.ts"
import { isOutOfPlace, isTooGoodForWork } from "../grammar/practical.ts"
import { pieceRule } from "../grammar/rules.ts"
import { FROST } from "../grammar/season.ts"
import { ACCORD, accordOf } from "../grammar/shoe-colours.ts"
import { areForWalks } from "../grammar/walking.ts"
import { kindCode, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { scoreOf } from "../score/score.ts"
import { type FoundLook, inOrder, lookKey, mayBeShown } from "./candidates.ts"
import { OFTEN } from "./spread.ts"

const SHOES = SLOTS.indexOf("shoes")
const COURTS = kindCode("heels")
/** Where she is on her feet out of doors: whoever loves high heels has them in town, but not in frost. */
const ON_FOOT: readonly Activity[] = ["outings", "errands", "classes"]
/** What a look may lose by shoes whose colour goes better with the rest, and by those that end a clash. */
const BEARABLE = { better: 0.1, unclashed: 0.5 } as const
const TRAINERS = kindCode("trainers")

/**
 * Looks in the order shown, in the best of her shoes: boots in frost, also in place of heels by day, those for
 * it on a walk, on a date heels if she loves them; of the pairs that are right for the day, the one whose colour goes best
 * with the rest. No pair comes more often among the first looks than other pieces, and no look becomes one that is
 * there already: that one takes its place instead.
 * @param refused keys of the looks that none may become, as `lookKey` makes them
 */
export function withHerShoes(
  looks: readonly FoundLook[],
  wardrobe: readonly Piece[],
  refused: ReadonlySet<string>,
): FoundLook[] {
  const pairs = wardrobe.filter(({ slot }) => slot === SHOES)
  const inBetter = (shown: readonly FoundLook[], better: Better) =>
    inBetterShoes(shown, pairs, better, refused)
  return inBetter(inBetter(looks, forTheDay), byColour)
}

/** Which pairs would be better than the shoes of a look, and what the look may lose by them. */
type Better = (
  shoes: Piece,
  look: FoundLook,
) => { readonly isBetter: (pair: Piece) => boolean; readonly least: number } | undefined

const forTheDay: Better = (shoes, { brief }) =>
  isBest(shoes, brief)
    ? undefined
    : { isBetter: (pair) => isBest(pair, brief), least: Number.NEGATIVE_INFINITY }

const byColour: Better = (shoes, { pieces, brief, score }) => {
  const rest = pieces.filter((piece) => piece !== shoes)
  const accord = accordOf(shoes, rest)
  return {
    isBetter: (pair) =>
      accordOf(pair, rest) > accord &&
      (pair.kind === TRAINERS) === (shoes.kind === TRAINERS) &&
      (isBest(pair, brief) || !isBest(shoes, brief)),
    least: score - (accord < ACCORD.stray ? BEARABLE.unclashed : BEARABLE.better),
  }
}

function inBetterShoes(
  looks: readonly FoundLook[],
  pairs: readonly Piece[],
  better: Better,
  refused: ReadonlySet<string>,
): FoundLook[] {
  const shown = [...looks]
  const keys = shown.map(({ pieces }) => lookKey(pieces))
  for (const at of looks.keys()) {
    const look = shown[at]
    const shoes = look?.pieces.find(({ slot }) => slot === SHOES)
    if (!(look && shoes?.owned) || look.brief.asked.has(shoes.id)) continue
    const wanted = better(shoes, look)
    if (!wanted) continue
    const near = shown.slice(Math.max(0, at - OFTEN.looks + 1), at + OFTEN.looks)
    const times = (pair: Piece) =>
      near.filter(({ pieces }) => pieces.some(({ id }) => id === pair.id)).length
    const rest = look.pieces.filter((piece) => piece !== shoes)
    const others = pairs
      .filter(wanted.isBetter)
      .filter((pair) => !(pieceRule(pair, look.brief) || isOutOfPlace(pair, look.brief)))
      .filter(
        (pair) => !areForSnow(pair, pairs, look.brief) && !isLinedInVain(pair, pairs, look.brief),
      )
      .filter((pair) => !rest.some((piece) => areBetterApart(pair, piece)))
      .map((pair) => {
        const pieces = inOrder([...rest, pair])
        return { pair, pieces, key: lookKey(pieces) }
      })
    if (others.length === 0) continue
    const twin = keys.findIndex((key, index) => index > at && others.some((one) => one.key === key))
    const other = shown[twin]
    if (other) {
      shown[at] = other
      shown[twin] = look
      keys[twin] = keys[at] ?? ""
      keys[at] = lookKey(other.pieces)
      continue
    }
    const [best] = others
      .filter(({ pair }) => times(pair) < OFTEN.times)
      .filter(
        ({ pieces, key }) =>
          !keys.includes(key) && !refused.has(key) && mayBeShown(pieces, look.brief),
      )
      .map(({ pair, pieces, key }) => {
        const score = scoreOf(pieces, look.brief)
        return { dressed: { ...look, pieces, score }, key, accord: accordOf(pair, rest) }
      })
      .filter(({ dressed }) => dressed.score >= wanted.least)
      .sort((a, b) => b.accord - a.accord || b.dressed.score - a.dressed.score)
    if (!best) continue
    shown[at] = best.dressed
    keys[at] = best.key
  }
  return shown
}

/** Whether no other shoes would be better for the day or the evening whatever they are worn with. */
function isBest(shoes: Piece, brief: Brief): boolean {
  const { occasion, setting, need } = brief
  if (setting === "practical_work") return !isTooGoodForWork(shoes)
  if (occasion === "outdoors") return areForWalks(shoes, brief)
  if (areOutInFrost(shoes, brief)) return false
  if (occasion === "dating") return hasWantedHeel(shoes, brief)
  const isFrost = need !== undefined && need.outdoors < FROST
  return !(isFrost && shoes.kind === COURTS && ON_FOOT.includes(occasion))
}
