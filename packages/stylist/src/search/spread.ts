import { SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { bitsIn } from "../pieces/traits.ts"
import { areaOf, isClothing } from "../score/places.ts"
import { type ByPlace, byPlace, placesDistance } from "./distance.ts"
import { isLike } from "./likeness.ts"
import { timesShown } from "./times-shown.ts"

/** A look with its score. */
export interface Scored {
  readonly pieces: readonly Piece[]
  readonly score: number
  /** What it ranks higher by this season, so that another has other looks first. */
  readonly turn?: number
  /** The tags she loves that it carries, one bit each. */
  readonly loved?: number
}

/** How many looks are shown together. */
export const SHOWN_TOGETHER = 3
/** How much differing from earlier looks counts beside the score. */
const VARIETY = 1.6
/** What each piece shared with an earlier look costs, and one from a look of the last days. */
const USED = { own: 0.04, pick: 0.35, lately: 0.6 } as const
const NO_COATS: ReadonlySet<string> = new Set()
const NOT_LATELY: ReadonlyMap<string, number> = new Map()
/**
 * What a look gains by something she owns that no earlier look has. Such a look loses nothing by
 * being like others, so that it comes before the set ends, however plain.
 */
const NEW_OF_HERS = 1.5
/** What a look gains for each tag she loves that the last looks had nothing of. */
const NEWLY_LOVED = 0.35
/**
 * The cost of an owned garment, by its area, that another of the three looks shown together has: clothes make a look
 * another, coats and shoes hardly.
 */
const BESIDE = { clothes: 2, other: 1.2 } as const
/** What a look loses whose top and bottom, or dress, another of the three has, whatever coat is worn over both. */
const SAME_CLOTHES = 4
/** A piece that this many of the last looks have is held back, as long as there are others. */
export const OFTEN = { looks: 12, times: 4, costs: 12 } as const

/**
 * How many of the last looks may have a bag or a coat: more where looks are made of what she owns, for she has to carry her things
 * in something, and goes out in no other coat than hers.
 */
export function timesDaily(areHers: boolean): number {
  return areHers ? 2 * OFTEN.times : OFTEN.times
}

interface Waiting<T> {
  readonly look: T
  readonly places: ByPlace
  readonly outfit: string
  /** Its top and bottom, or its dress. */
  readonly core: string
  /** How far it is below the best of its occasion. */
  readonly relevance: number
  /** Its distance to the nearest earlier look. */
  nearest: number
  used: number
  /** What it costs that its pieces were in looks of the last days. */
  readonly lately: number
  /** What she owns of it that no earlier look has. */
  newOfHers: readonly string[]
}

/**
 * Orders looks so that each is good and unlike those before it: maximal marginal relevance
 * (Carbonell and Goldstein, SIGIR 1998). Groups, one per occasion, take turns. No two of the three
 * shown together suggest buying the same thing; a look that would has to wait. A coat is the exception: if she needs one
 * over her own clothes, all three show the same one.
 * @param asked ids that every look must have, which may repeat
 * @param lately how often pieces were in looks of the last days
 * @param least until there are so many looks, some may share a pick if no others are left, such as
 * the one coat, but no top and no dress
 * @returns at most `count` looks; fewer if the rest would share a pick
 */
export function spread<T extends Scored>(
  groups: readonly (readonly T[])[],
  count: number,
  asked: ReadonlySet<string> = new Set(),
  lately = NOT_LATELY,
  least = 0,
): T[] {
  const waiting = groups.map((looks) => waitingOf(looks, lately))
  const chosen: T[] = []
  const chosenOutfits: (readonly string[])[] = []
  let turn = 0
  for (let missed = 0; chosen.length < count && missed < groups.length; turn += 1) {
    const group = waiting[turn % waiting.length] ?? []
    const together = chosen.slice(chosen.length - (chosen.length % SHOWN_TOGETHER))
    const often = seenTooOften(chosen.slice(1 - OFTEN.looks), asked)
    const own = ownOf(together, asked)
    const mayShare = chosen.length < least
    const outfits = new Set(chosenOutfits.slice(1 - OFTEN.looks).flat())
    const likes = together
      .flatMap(({ pieces }) => pieces)
      .filter((piece) => isChosenForItself(piece) && !asked.has(piece.id))
    const coats = new Set(together.flatMap((look) => onlyCoatOf(look)?.id ?? []))
    const picks = picksOf(together, new Set([...asked, ...coats]))
    const clothes = new Set(asked.size > 0 ? [] : together.map(coreOf))
    const loved = chosen.slice(-SHOWN_TOGETHER).reduce((bits, look) => bits | (look.loved ?? 0), 0)
    const shown = { picks, own, likes, coats, outfits, clothes, loved }
    const sharing = {
      ...shown,
      picks: picksOf(together.map(bodiceOf), asked),
      likes: [],
      coats: NO_COATS,
    }
    const next =
      bestOf(group, shown, often) ?? (mayShare ? bestOf(group, sharing, often) : undefined)
    if (!next) {
      missed += 1
      continue
    }
    missed = 0
    group.splice(group.indexOf(next), 1)
    chosen.push(next.look)
    chosenOutfits.push([next.outfit, clothesOf(next.look)])
    const worn = new Set(next.look.pieces.map(({ id }) => id))
    for (const one of waiting.flat()) {
      compare(one, next.places)
      if (one.newOfHers.some((id) => worn.has(id))) {
        one.newOfHers = one.newOfHers.filter((id) => !worn.has(id))
      }
    }
  }
  return chosen
}

function waitingOf<T extends Scored>(
  looks: readonly T[],
  lately: ReadonlyMap<string, number>,
): Waiting<T>[] {
  const best = looks.reduce((most, { score }) => Math.max(most, score), Number.NEGATIVE_INFINITY)
  return looks.map((look) => ({
    look,
    places: byPlace(look.pieces),
    outfit: outfitOf(look),
    core: coreOf(look),
    relevance: look.score - best + (look.turn ?? 0),
    nearest: 1,
    lately: look.pieces.reduce((sum, { id }) => sum + USED.lately * (lately.get(id) ?? 0), 0),
    used: 0,
    newOfHers: look.pieces.filter(({ id, owned }) => owned && !lately.has(id)).map(({ id }) => id),
  }))
}

/** What the looks have that will be shown beside the next. */
interface Shown {
  readonly picks: ReadonlySet<string>
  readonly own: ReadonlySet<string>
  /** The picks whose like nobody buys twice on a day. */
  readonly likes: readonly Piece[]
  /** The coats suggested over her own clothes. */
  readonly coats: ReadonlySet<string>
  /** The outfits of the last looks, as `outfitOf` names them. */
  readonly outfits: ReadonlySet<string>
  /** What is worn beneath layers and coats in the looks beside it. */
  readonly clothes: ReadonlySet<string>
  /** The tags she loves that the last looks had, one bit each. */
  readonly loved: number
}

/** Whether it is to buy, and so is its like beside it. */
function isSecond(piece: Piece, likes: readonly Piece[]): boolean {
  return !piece.owned && likes.some((one) => one.id !== piece.id && isLike(piece, one))
}

/** The coat that a look suggests over her own clothes. She buys it once, so other looks may show it too. */
function onlyCoatOf({ pieces }: Scored): Piece | undefined {
  const isHers = pieces.some((piece) => piece.owned && isClothing(piece))
  return isHers ? pieces.find(({ owned, slot }) => !owned && slot === COAT) : undefined
}

/** Whether a look buys another coat than one that looks beside it buy: nobody lacks two. */
function isSecondCoat(look: Scored, coats: ReadonlySet<string>): boolean {
  const coat = onlyCoatOf(look)
  return coat !== undefined && coats.size > 0 && !coats.has(coat.id)
}

/** What a look loses by what those shown beside it have too. */
function costOfSharing(pieces: readonly Piece[], shown: ReadonlySet<string>): number {
  return pieces.reduce((sum, piece) => {
    if (!shown.has(piece.id)) return sum
    return sum + areaOf(piece) * (isClothing(piece) ? BESIDE.clothes : BESIDE.other)
  }, 0)
}

function bestOf<T extends Scored>(
  group: readonly Waiting<T>[],
  shown: Shown,
  often: ReadonlySet<string>,
): Waiting<T> | undefined {
  let best: Waiting<T> | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const one of group) {
    const value =
      one.relevance +
      (one.newOfHers.length > 0 ? VARIETY + NEW_OF_HERS : VARIETY * one.nearest - one.used) -
      one.lately +
      NEWLY_LOVED * bitsIn((one.look.loved ?? 0) & ~shown.loved) -
      (often.size > 0
        ? OFTEN.costs * one.look.pieces.filter(({ id }) => often.has(id)).length
        : 0) -
      costOfSharing(one.look.pieces, shown.own) -
      (shown.clothes.has(one.core) ? SAME_CLOTHES : 0)
    // An outfit for one occasion does not come back for another, with another bag, or other shoes to buy.
    if (value <= most || one.nearest === 0 || shown.outfits.has(one.outfit)) continue
    if (one.look.pieces.some(({ id }) => shown.picks.has(id))) continue
    if (one.look.pieces.some((piece) => isSecond(piece, shown.likes))) continue
    if (isSecondCoat(one.look, shown.coats)) continue
    most = value
    best = one
  }
  return best
}

function compare<T extends Scored>(one: Waiting<T>, places: ByPlace): void {
  one.nearest = Math.min(one.nearest, placesDistance(one.places, places))
  for (let slot = 0; slot < places.length; slot += 1) {
    const piece = one.places[slot]
    if (piece && piece.id === places[slot]?.id) one.used += piece.owned ? USED.own : USED.pick
  }
}

/** Pieces that would appear a fifth time within twelve looks. */
function seenTooOften(looks: readonly Scored[], asked: ReadonlySet<string>): Set<string> {
  const often = [...timesShown(looks)].filter(
    ([id, count]) => count >= OFTEN.times && !asked.has(id),
  )
  return new Set(often.map(([id]) => id))
}

/** The looks' picks, except for what every look must have and for tights, which go with many. */
function picksOf(looks: readonly Scored[], asked: ReadonlySet<string>): Set<string> {
  const picks = looks
    .flatMap((look) => look.pieces)
    .filter(({ id, owned, slot }) => !(owned || asked.has(id) || slot === LEGWEAR))
  return new Set(picks.map(({ id }) => id))
}

const LEGWEAR = SLOTS.indexOf("legwear")
const UPPER: ReadonlySet<number> = new Set(
  (["coat", "layer", "top", "dress"] as const).map((place) => SLOTS.indexOf(place)),
)
const isChosenForItself = ({ owned, slot }: Piece) => !owned && UPPER.has(slot)
const COAT = SLOTS.indexOf("coat")
const BAG = SLOTS.indexOf("bag")
const SHOES = SLOTS.indexOf("shoes")
/** What tells one outfit from another: neither bags do, nor shoes that are to be bought for it. */
const outfitOf = ({ pieces }: Scored): string =>
  keyOf(pieces.filter(({ slot, owned }) => slot !== BAG && (owned || slot !== SHOES)))
/** The outfit in no shoes: whoever saw it in her own is shown no others to buy for it. */
const clothesOf = ({ pieces }: Scored): string =>
  keyOf(pieces.filter(({ slot }) => slot !== BAG && slot !== SHOES))
const CORE: ReadonlySet<number> = new Set(
  (["top", "dress", "bottom"] as const).map((place) => SLOTS.indexOf(place)),
)
/** The clothes that make a look another, whatever goes over them: its top and bottom, or its dress. */
export const coreOf = ({ pieces }: Pick<Scored, "pieces">): string =>
  keyOf(pieces.filter(({ slot }) => CORE.has(slot)))
const keyOf = (pieces: readonly Piece[]): string =>
  pieces
    .map(({ id }) => id)
    .sort()
    .join("\n")
const BODICES: ReadonlySet<number> = new Set(
  (["top", "dress"] as const).map((place) => SLOTS.indexOf(place)),
)
const bodiceOf = ({ pieces, score }: Scored): Scored => ({
  score,
  pieces: pieces.filter(({ slot }) => BODICES.has(slot)),
})

/** What of the looks is hers, but for what every look is to have. */
function ownOf(looks: readonly Scored[], asked: ReadonlySet<string>): Set<string> {
  const pieces = looks.flatMap((look) => look.pieces)
  return new Set(pieces.filter(({ id, owned }) => owned && !asked.has(id)).map(({ id }) => id))
}
