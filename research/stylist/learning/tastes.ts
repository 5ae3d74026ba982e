import { COLOUR_NAMES } from "@stylin/garments/colour"
import { ACTIVITIES, type Activity, KIND_NAMES, PATTERNS } from "@stylin/garments/vocabulary"
import type { DismissalReason } from "../../../packages/stylist/src/index.ts"
import type { Piece } from "../../../packages/stylist/src/pieces/piece.ts"
import { type Random, seededRandom } from "../../../packages/stylist/src/random.ts"

/** What somebody really likes, which the stylist has to learn. */
export interface Taste {
  readonly kinds: readonly number[]
  readonly colours: readonly number[]
  readonly patterns: readonly number[]
  /** Above 0 for dresses, below it for separates. */
  readonly dresses: number
  /** Above 0 for wide cuts, below it for close ones. */
  readonly width: number
  /** By activity, above 0 for dressier things than is usual, below it for plainer ones. */
  readonly dressiness: readonly number[]
  /** What she spends, as a natural logarithm against the usual price of a kind. */
  readonly spends: number
}

/** A random taste: she is indifferent to most words, likes some and dislikes some. */
export function tasteFrom(seed: number): Taste {
  const random = seededRandom(seed)
  const some = () => (random() < 0.5 ? 0 : 2 * random() - 1)
  return {
    kinds: KIND_NAMES.map(some),
    colours: COLOUR_NAMES.map(some),
    patterns: PATTERNS.map(some),
    dresses: 2 * random() - 1,
    width: 2 * random() - 1,
    dressiness: ACTIVITIES.map(some),
    spends: -0.9 + 0.9 * random(),
  }
}

/** What she thinks of a garment by itself; above 0 she likes it. */
export function fondness(piece: Piece, taste: Taste, occasion: Activity): number {
  const { kind, colour, print, cut, dressy, price } = partsOf(piece, taste, occasion)
  return kind + colour + print + cut + dressy + price
}

/** How likely she is to like a look. */
export function liking(look: readonly Piece[], taste: Taste, occasion: Activity): number {
  const each = seenIn(look).map((piece) => fondness(piece, taste, occasion))
  return 1 / (1 + Math.exp(1 - 3 * mean(each) - baseOf(look, taste)))
}

/** What she minds most about a look, as she can say it; the piece where one is far worse than the rest. */
export function mindedIn(
  look: readonly Piece[],
  taste: Taste,
  occasion: Activity,
): { readonly reason: DismissalReason; readonly piece?: string } {
  const seen = seenIn(look)
  const parts = seen.map((piece) => partsOf(piece, taste, occasion))
  const dressy = mean(parts.map((part) => part.dressy))
  const wanted = taste.dressiness[ACTIVITIES.indexOf(occasion)] ?? 0
  const minded: readonly (readonly [DismissalReason, number])[] = [
    ["colour", mean(parts.map((part) => part.colour))],
    ["shape", mean(parts.map((part) => part.cut)) + baseOf(look, taste) / 3],
    [wanted < 0 ? "too_dressy" : "too_plain", dressy],
    ["price", mean(parts.map((part) => part.price))],
    ["piece", Math.min(...parts.map((part) => part.kind + part.print)) / 2],
  ]
  const [reason] = minded.reduce((worst, one) => (one[1] < worst[1] ? one : worst))
  if (reason !== "piece") return { reason }
  const worst = seen.reduce((least, one) =>
    fondness(one, taste, occasion) < fondness(least, taste, occasion) ? one : least,
  )
  return { reason, piece: worst.id }
}

/** A random yes or no with this probability. */
export function happens(likelihood: number, random: Random): boolean {
  return random() < likelihood
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

function seenIn(look: readonly Piece[]): Piece[] {
  return look.filter(({ slot }) => slot < 5 || slot === 7)
}

function baseOf(look: readonly Piece[], { dresses }: Taste): number {
  return look.some(({ slot }) => slot === 3) ? dresses : -dresses
}

function partsOf(piece: Piece, taste: Taste, occasion: Activity) {
  const { kind, colours, pattern, volume, formality, dearness } = piece
  const at = ACTIVITIES.indexOf(occasion)
  return {
    kind: taste.kinds[kind] ?? 0,
    colour: taste.colours[colours[0] ?? -1] ?? 0,
    print: pattern === 0 ? 0 : (taste.patterns[pattern] ?? 0),
    cut: taste.width * (volume / 100),
    // A step of formality counts as much as half of what she thinks of a colour she minds most.
    dressy: 0.5 * (taste.dressiness[at] ?? 0) * (formality - USUAL_FORMALITY),
    price: -0.5 * Math.max(0, dearness - taste.spends),
  }
}

/** What her occasions aim at, in the middle of them. */
const USUAL_FORMALITY = 2.5
