import type { Brief } from "../grammar/brief.ts"
import { mostFor } from "../grammar/means.ts"
import { warmestFor } from "../grammar/out-of-season.ts"
import { pieceRule } from "../grammar/rules.ts"
import { NONE, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { isCalm } from "../pieces/tones.ts"
import { usualTraits } from "../pieces/traits.ts"
import type { Random } from "../random.ts"
import { occasionWorth } from "../score/formality.ts"
import { nearFace } from "../score/places.ts"
import { seasonWorth } from "../score/season.ts"
import { bestFirst } from "./best-first.ts"
import type { ReadonlyBucket } from "./buckets.ts"
import type { CatalogueIndex } from "./catalogue-index.ts"

export interface Retrieval {
  /** How many pieces are wanted for a place. */
  readonly count: number
  /** How many of one kind at most, so that a place offers a choice. */
  readonly perKind: number
  /** How many of one kind in one colour at most. */
  readonly perShelf: number
  /** The only kinds wanted; all kinds of the place if left out. */
  readonly kinds?: ReadonlySet<number>
}

/** Items looked at on a shelf before the next shelf's turn, and in all for one place. */
const LOOKS = { perShelf: 10, perPlace: 700 } as const

/** Items of one kind looked at in vain, after which its other shelves are not tried: it is not for the day, or not for her. */
const IN_VAIN = 60

/** The cheapest is taken from this many fitting items, and within a budget from all. */
const CHOICE = 3

/** The random share of a shelf's rating, so that the next feed brings other garments. */
const CHANCE = 0.6

/**
 * Retrieves the most promising items for a place from the index: rates its shelves by kind and
 * colour, and looks at a few items on each of the best, from a random position. The work does not
 * depend on the number of items.
 */
export function retrieve(
  index: CatalogueIndex,
  slot: number,
  brief: Brief,
  random: Random,
  { count, perKind, perShelf, kinds }: Retrieval,
): Piece[] {
  const taken: Piece[] = []
  const ofKind = new Map<number, number>()
  const inVain = new Map<number, number>()
  let looks = 0
  const shelves = index.shelves(slot)
  const wanted = kinds ? shelves.filter(({ kind }) => kinds.has(kind)) : shelves
  for (const shelf of shelvesByPromise(wanted, brief, random)) {
    if (taken.length >= count || looks >= LOOKS.perPlace) break
    const { kind } = shelf
    const found = ofKind.get(kind) ?? 0
    const vainly = found === 0 ? (inVain.get(kind) ?? 0) : 0
    const room = vainly < IN_VAIN ? Math.min(perShelf, perKind - found) : 0
    if (room <= 0) continue
    const some = fromShelf(index, shelf, brief, random, room)
    looks += some.looks
    taken.push(...some.pieces)
    ofKind.set(kind, found + some.pieces.length)
    inVain.set(kind, vainly + some.looks)
  }
  return taken
}

/** Shelves that are not empty, the most promising first. Most are never asked for, so they are not all sorted. */
function shelvesByPromise(
  shelves: readonly ReadonlyBucket[],
  brief: Brief,
  random: Random,
): Iterable<ReadonlyBucket> {
  const kinds: (OfKind | undefined)[] = []
  const filled = shelves.filter(({ size }) => size > 0)
  const promises = new Float64Array(filled.length)
  for (let at = 0; at < filled.length; at += 1) {
    const shelf = filled[at]
    if (!shelf) continue
    const ofKind = kinds[shelf.kind] ?? promiseOfKind(shelf.kind, brief)
    kinds[shelf.kind] = ofKind
    const colour = shelf.colour === NONE ? 0 : colourPromise(shelf.colour, ofKind, brief.person)
    promises[at] = ofKind.promise + colour + CHANCE * random()
  }
  return bestFirst(filled, promises)
}

/** What all shelves of a kind have in common. */
interface OfKind {
  readonly promise: number
  /** How much it counts that a colour suits her. */
  readonly suits: number
  /** Whether it goes with looks of many colours if it is neutral. */
  readonly goesWithMany: boolean
}

const GOES_WITH_MANY: ReadonlySet<number> = new Set(
  (["shoes", "bag"] as const).map((place) => SLOTS.indexOf(place)),
)
/** How much a neutral colour promises for what goes with many looks. */
const CALM = 0.4
/** How much a colour that suits her promises at her face. */
const SUITS = 1.4

/** What a kind in its usual words promises, and how its colours count. */
function promiseOfKind(kind: number, brief: Brief): OfKind {
  const { occasions, person } = brief
  const usual = usualTraits(kind)
  let promise = occasionWorth(usual, brief) + ((usual.occasions & occasions) !== 0 ? 0 : -1)
  promise += person.preference.kinds[kind] ?? 0
  promise += 0.7 * seasonWorth(usual, brief)
  if ((usual.tags & person.avoids) !== 0) promise -= 3
  const { slot } = usual
  return {
    promise,
    suits: SUITS * nearFace({ slot, kind }),
    goesWithMany: GOES_WITH_MANY.has(slot),
  }
}

function colourPromise(
  colour: number,
  { suits, goesWithMany }: OfKind,
  { palette, preference }: Brief["person"],
): number {
  const suiting = palette ? suits * (palette.fits[colour] ?? 0) * palette.confidence : 0
  const goesWithMore = goesWithMany && isCalm(colour) ? CALM : 0
  return suiting + goesWithMore + (preference.colours[colour] ?? 0)
}

function fromShelf(
  index: CatalogueIndex,
  { kind, rows, size }: ReadonlyBucket,
  brief: Brief,
  random: Random,
  room: number,
): { pieces: Piece[]; looks: number } {
  const start = Math.floor(random() * size)
  const most = Math.min(size, LOOKS.perShelf)
  // A stride spreads the looks over the shelf: neighbours are often one style in its sizes.
  const stride = Math.max(1, Math.floor(size / most))
  const { slot } = usualTraits(kind)
  const dearest = mostFor(slot, brief)
  const days = daysFor(slot, brief)
  let looks = 0
  let found = 0
  while (looks < most) {
    const row = rows[(start + looks * stride) % size] ?? 0
    looks += 1
    if (!mayFit(index, row, brief, dearest, days)) continue
    FITTING[found] = row
    found += 1
  }
  const isFree = brief.budget === Number.POSITIVE_INFINITY
  cheapestFirst(index, isFree ? Math.min(found, room * CHOICE) : found)
  const pieces: Piece[] = []
  for (let at = 0; at < found && pieces.length < room; at += 1) {
    const piece = pieceThatFits(index, FITTING[at] ?? 0, brief)
    if (piece) pieces.push(piece)
  }
  return { pieces, looks }
}

/** Rows of the shelf being read that may fit; the next shelf overwrites them. */
const FITTING = new Uint32Array(LOOKS.perShelf)

/** Sorts the first so many of `FITTING` by their prices, equals as they are. */
function cheapestFirst(index: CatalogueIndex, count: number): void {
  for (let at = 1; at < count; at += 1) {
    const row = FITTING[at] ?? 0
    const price = index.price(row) ?? 0
    let to = at
    for (; to > 0; to -= 1) {
      const before = FITTING[to - 1] ?? 0
      if ((index.price(before) ?? 0) <= price) break
      FITTING[to] = before
    }
    FITTING[to] = row
  }
}

/** A row's item, if no rule keeps it out of every look: most are kept out, and become no object. */
function pieceThatFits(index: CatalogueIndex, row: number, brief: Brief): Piece | undefined {
  // What she asked for is known by its id, which a glimpse lacks.
  const isAnyAsked = brief.asked.size > 0
  if (!isAnyAsked && pieceRule(index.glimpse(row), brief)) return undefined
  const piece = index.piece(row)
  const isOut = isAnyAsked ? pieceRule(piece, brief) !== undefined : brief.leftOut.has(piece.id)
  return isOut ? undefined : piece
}

/** The temperatures in °C of which one at least is to be a piece's, in a place: the day's high, and the warmest while it is on. */
function daysFor(slot: number, { need }: Brief): readonly number[] {
  return need ? [...new Set([need.day.high, warmestFor(slot, need.day)])] : []
}

/** A first check that allocates no object. */
function mayFit(
  index: CatalogueIndex,
  row: number,
  { person }: Brief,
  dearest: number,
  days: readonly number[],
): boolean {
  return (
    (days.length === 0 || days.some((celsius) => index.isFor(row, celsius))) &&
    (index.tags(row) & person.avoids) === 0 &&
    (index.price(row) ?? 0) <= dearest
  )
}
