import { ACTIVITIES, type Activity } from "@stylin/garments/vocabulary"
import type { CatalogueIndex } from "../catalogue/catalogue-index.ts"
import { isOpen } from "../grammar/asks.ts"
import { type Brief, briefOf } from "../grammar/brief.ts"
import { pairRule, rulesBroken } from "../grammar/rules.ts"
import type { StyledLook } from "../input.ts"
import { type Profile, personOf } from "../person/person.ts"
import { type Place, SLOTS } from "../pieces/codes.ts"
import { type Piece, pieceOf } from "../pieces/piece.ts"
import { seededRandom } from "../random.ts"
import { called } from "../reasons/words.ts"
import { scoreOf } from "../score/score.ts"
import { inOrder } from "../search/candidates.ts"
import { toldLook } from "../search/look.ts"
import { poolsFor } from "../search/pools.ts"
import type { Garment } from "../types.ts"
import { GOOD_ENOUGH } from "./best-unlock.ts"
import { breachesOf } from "./breaches.ts"
import { swapWeakLink } from "./swap-weak-link.ts"
import { asWeighed, asWorn } from "./worn-look.ts"

export interface OutfitInput {
  readonly profile: Profile
  /** What she chose to wear together, at least one garment. */
  readonly garments: readonly Garment[]
  /** What she dresses for; it is judged for the one that it suits best, or for another where less speaks against it. */
  readonly occasions: readonly [Activity, ...Activity[]]
  readonly wardrobe: readonly Garment[]
  readonly catalogue: CatalogueIndex
  /** Ids of garments that are not proposed. */
  readonly leaveOut: readonly string[]
  readonly seed: number
}

/** An outfit of her own, judged like any look. */
export interface OutfitJudged {
  readonly look: StyledLook
  /** How well it works, in one sentence. */
  readonly text: string
  /** What is against it, a sentence each; nothing of it is forbidden. */
  readonly notes: readonly string[]
  /** The garment that pulls away, if one clearly does, and what would be better. */
  readonly weakLink?: { readonly id: string; readonly swap: string; readonly text: string }
  /** The places that are open, each with what completes the outfit best, the best first. */
  readonly open: readonly { readonly place: Place; readonly pieces: readonly Piece[] }[]
}

/** From this gain on another garment would make a plain difference, so that the old one pulls away. */
const PULLS_AWAY = 0.6
/** How many garments are proposed for a place. */
const PROPOSED = 3

/**
 * Judges an outfit that she put together, by the rules and the score of all looks. Her choice is never
 * refused: what speaks against it is said.
 */
export function judgeOutfit(input: OutfitInput): OutfitJudged {
  const worn = asWorn(input.garments.map((garment) => asWeighed(garment, input.catalogue)))
  const pieces = inOrder(worn)
  const person = personOf(input.profile, input.wardrobe)
  const briefFor = (occasion: Activity) => briefOf(person, occasion, { leaveOut: input.leaveOut })
  const elsewhere = ACTIVITIES.filter((one) => !input.occasions.includes(one))
  const hers = bestFor(pieces, input.occasions.map(briefFor))
  const brief = bestFor(pieces, [hers, ...elsewhere.map(briefFor)], false)
  const score = scoreOf(pieces, brief)
  const needed = openPlaces(pieces, brief)
  const isWhole = !needed.some((place) => REQUIRED.includes(place))
  const notes = breachesOf(pieces, brief, isWhole)
  const weakLink = isWhole ? weakLinkOf(input, pieces, brief) : undefined
  return {
    look: toldLook(
      { pieces, score, brief },
      pieces.map((piece) => [piece]),
    ),
    text: verdictOf({ needed, notes, weak: weakLink?.weak, score }),
    notes,
    ...(weakLink && {
      weakLink: { id: weakLink.weak.id, swap: weakLink.swap, text: weakLink.text },
    }),
    open: completions(input, pieces, brief, needed),
  }
}

/**
 * What an outfit suits best: where the least speaks against it, then where it scores best, unless the first is as good.
 * @param isScored whether the score counts
 */
function bestFor(pieces: readonly Piece[], briefs: readonly Brief[], isScored = true): Brief {
  const suits = (brief: Brief) =>
    (isScored ? scoreOf(pieces, brief) : 0) -
    100 * (rulesBroken(pieces, brief).length + breachesOf(pieces, brief, false).length)
  return briefs.reduce((best, one) => (suits(one) > suits(best) ? one : best))
}

const REQUIRED: readonly Place[] = ["top", "dress", "bottom", "shoes"]

/** The places that the outfit leaves open: what it cannot do without, what the day asks, what rounds it off. */
function openPlaces(pieces: readonly Piece[], brief: Brief): Place[] {
  const taken = new Set(pieces.map(({ slot }) => SLOTS[slot]))
  const wear = pieces.reduce((bits, piece) => bits | piece.wear, 0)
  const base: Place[] = taken.has("dress")
    ? []
    : taken.has("top") || taken.has("bottom")
      ? ["top", "bottom"]
      : ["top", "bottom", "dress"]
  const asked = brief.asks.filter((ask) => isOpen(ask, wear)).flatMap(({ places }) => places)
  const all: Place[] = [...base, "shoes", ...asked, "layer", "bag", "accessory"]
  return [...new Set(all)].filter((place) => !taken.has(place))
}

function completions(
  { wardrobe, catalogue, seed }: OutfitInput,
  pieces: readonly Piece[],
  brief: Brief,
  places: readonly Place[],
) {
  const pools = poolsFor(wardrobe.map(pieceOf), catalogue, brief, seededRandom(seed))
  return places.flatMap((place) => {
    const fitting = (pools[SLOTS.indexOf(place)] ?? [])
      .map(({ piece }) => piece)
      .filter((piece) => pieces.every((worn) => !pairRule(piece, worn, brief)))
      .map((piece) => ({ piece, score: scoreOf([...pieces, piece], brief) }))
      .toSorted((one, other) => other.score - one.score)
      .slice(0, PROPOSED)
      .map(({ piece }) => piece)
    return fitting.length > 0 ? [{ place, pieces: fitting }] : []
  })
}

function weakLinkOf(input: OutfitInput, pieces: readonly Piece[], { occasion }: Brief) {
  const { profile, wardrobe, catalogue, seed, leaveOut } = input
  const answer = swapWeakLink({
    profile,
    look: input.garments,
    occasion,
    wardrobe,
    catalogue,
    wishes: { leaveOut },
    alternatives: 1,
    seed,
  })
  if (answer.status === "none" || answer.gain < PULLS_AWAY) return undefined
  const weak = pieces.find(({ id }) => id === answer.weakLink)
  return weak && { weak, swap: answer.swap.id, text: answer.text }
}

const MISSING: Partial<Record<Place, string>> = {
  top: "a top",
  bottom: "something below",
  shoes: "shoes",
}

const LIST = new Intl.ListFormat("en-GB", { type: "conjunction" })

interface Judged {
  readonly needed: readonly Place[]
  readonly notes: readonly string[]
  readonly weak: Piece | undefined
  readonly score: number
}

function verdictOf({ needed, notes, weak, score }: Judged): string {
  const missing = needed.flatMap((place) => (REQUIRED.includes(place) && MISSING[place]) || [])
  if (missing.length > 0) {
    const isOne = missing.length === 1 && missing[0] !== MISSING.shoes
    return `A beginning: ${LIST.format(missing)} ${isOne ? "is" : "are"} still to come.`
  }
  if (weak) return `One thing pulls away: ${called(weak)}.`
  if (notes.length > 0) return "It can be worn, with something to know."
  return score >= GOOD_ENOUGH ? "Works well." : "Works."
}
