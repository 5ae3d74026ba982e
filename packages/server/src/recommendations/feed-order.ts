import { type FeedPieces, type Profile, usualPieces } from "@stylin/api/contract"
import { smallestUnits } from "@stylin/garments/money"
import { ACTIVITIES, type Activity } from "@stylin/garments/vocabulary"
import type { SeenOutfit } from "../stores/recommendations.ts"
import type { KnownOfHer, StyleOrder } from "./composing.ts"
import type { Resting } from "./worn.ts"

export interface FeedRequest {
  /** Occasions separated by commas; `my_occasions` stands for her activities. */
  occasions: string
  /** What looks are made of; undefined to decide by how much she owns. */
  pieces: FeedPieces | undefined
  /** Looks tried per occasion. */
  sampleSize: number
  /** Looks wanted. */
  count: number
  /** Garments listed per slot of a look. */
  alternatives: number
  now: number
}

/** What of her a feed is made from. */
export interface FeedOf {
  readonly profile: Pick<Profile, "activities">
  readonly known: KnownOfHer
  readonly seen: readonly SeenOutfit[]
  readonly resting: Resting
  readonly refused: Refused
}

/** What is not for her: outfits that do not come again, and products that are not proposed again. */
export interface Refused {
  readonly outfits: readonly (readonly string[])[]
  readonly products: readonly string[]
}

/** How many pieces of a look are to be bought. */
const PICKS_FOR = { mine: 0, one_new: 1, ideas: undefined } as const satisfies Record<
  FeedPieces,
  number | undefined
>

/** What the stylist is asked for a feed. Evaluations ask the same. */
export function feedOrder(her: FeedOf, request: FeedRequest, seed: number): StyleOrder {
  const owned = her.known.wardrobe.length
  return {
    ...her.known,
    occasions: activitiesFor(request.occasions, her.profile.activities),
    wishes: {
      picks: PICKS_FOR[request.pieces ?? usualPieces(owned)],
      // Where she leaves the choice to how much she owns, nothing is bought needlessly.
      orFewer: request.pieces === undefined,
      leaveOut: her.refused.products,
    },
    avoidOutfits: [...her.refused.outfits, ...her.resting.outfits],
    seenOutfits: her.seen.map(({ garments }) => garments),
    shownLately: [
      ...her.seen.filter(isLately(request.now)).map(({ garments }) => garments),
      ...her.resting.steppedBack,
    ],
    candidatesPerOccasion: request.sampleSize,
    count: request.count,
    alternatives: request.alternatives,
    seed,
  }
}

/** What of her profile the stylist is told, but for the day that she dresses for. */
export function styleProfile(
  profile: Pick<
    Profile,
    | "body_type"
    | "activities"
    | "tags_preferences"
    | "user_responses"
    | "needs"
    | "selfie"
    | "figure"
  >,
  currency: string,
): KnownOfHer["profile"] {
  const { body_type, activities, tags_preferences, user_responses, selfie, needs, figure } = profile
  const { piece_budget, sizes, dress_code } = needs ?? {}
  // Who is drawn with her head covered is told nothing about hair, and needs no hat.
  const coverage = figure?.head_covering
    ? { ...needs?.coverage, head: "covered" as const }
    : needs?.coverage
  return {
    needs: {
      coverage,
      sizes,
      piecePence: piece_budget && smallestUnits(piece_budget, currency),
      dressCode: dress_code,
    },
    bodyType: body_type ?? undefined,
    activities,
    tags: tags_preferences ?? undefined,
    ratings: user_responses,
    colourType: selfie?.colour_type,
    colourConfidence: selfie?.confidence,
  }
}

/** The activities that a call's occasions mean; `my_occasions` means those of her profile. */
export function activitiesFor(occasions: string, hers: readonly Activity[]): Activity[] {
  const asked = new Set(occasions.split(","))
  const own = hers.length > 0 ? hers : ACTIVITIES
  return ACTIVITIES.filter(
    (activity) => asked.has(activity) || (asked.has("my_occasions") && own.includes(activity)),
  )
}

/** How long what she was shown is ranked lower: today and yesterday. */
const LATELY_MS = 2 * 24 * 60 * 60 * 1000

function isLately(now: number): (outfit: SeenOutfit) => boolean {
  return ({ shownAt }) => shownAt > now - LATELY_MS
}
