import type { DressedFor, Profile } from "@stylin/api/contract"
import { ACTIVITIES } from "@stylin/garments/vocabulary"
import type { Services } from "../services.ts"
import { type DismissedOutfit, dismissedOutfits } from "../stores/dismissals.ts"
import { favouriteOutfits } from "../stores/favourites.ts"
import { numberOf } from "../stores/look-ids.ts"
import { knownProfile } from "../stores/profiles.ts"
import {
  type KnownOutfit,
  recentOutfits,
  SEEN_FOR_MS,
  type SeenOutfit,
} from "../stores/recommendations.ts"
import { listSigns } from "../stores/signs.ts"
import { listOwnGarments, type OwnGarment } from "../stores/wardrobe.ts"
import { wornLately } from "../stores/worn.ts"
import { herDay } from "../weather/her-day.ts"
import type { KnownOfHer } from "./composing.ts"
import { type Refused, styleProfile } from "./feed-order.ts"
import { wearableOwn } from "./garments.ts"
import { type Resting, restingNow } from "./worn.ts"

/** Everything that a person's looks are made from. */
export interface Her {
  readonly accountId: string
  readonly profile: Profile
  /** All that she owns, also what she cannot wear just now. */
  readonly own: readonly OwnGarment[]
  /** What she saw lately. */
  readonly seen: readonly SeenOutfit[]
  /** What she wore in the last days. */
  readonly resting: Resting
  readonly refused: Refused
  /** The weather of the day that she dresses for. */
  readonly dressedFor: DressedFor
  /** What the composing thread needs to know. */
  readonly known: KnownOfHer
}

/** How many favourites, and passed-over looks, count for her taste: the latest matter most. */
const FAVOURITES_WEIGHED = 50
const PASSED_OVER_WEIGHED = 30
const DISMISSED_WEIGHED = 50
const SIGNS_WEIGHED = 100
const WORN_WEIGHED = 50

/** How many looks the app shows at a time. */
const LOOKS_PER_PAGE = 3

/** Reads what is known about her. `now` is in milliseconds since 1970. */
export async function knownOfHer(
  services: Pick<Services, "config" | "database" | "weather">,
  accountId: string,
  now: number,
): Promise<Her> {
  const db = services.database.queries
  const { money } = services.config
  const [day, profile, own, seen, favourites, dismissed, signs, worn] = await Promise.all([
    herDay(services, accountId, now),
    knownProfile(db, accountId),
    listOwnGarments(db, accountId),
    recentOutfits(db, accountId, now - SEEN_FOR_MS),
    favouriteOutfits(db, accountId, FAVOURITES_WEIGHED),
    dismissedOutfits(db, accountId),
    listSigns(db, accountId, SIGNS_WEIGHED),
    wornLately(db, accountId),
  ])
  const isAway = ({ item }: OwnGarment) => item.state !== undefined
  const known = {
    money,
    profile: { ...styleProfile(profile, money.currency), ...day.styled },
    wardrobe: own.filter((garment) => !isAway(garment)).map(wearableOwn),
    away: own.filter(isAway).map(wearableOwn),
    favourites: favourites.map(({ garments }) => garments),
    wornBefore: worn.slice(0, WORN_WEIGHED).map(({ garments }) => garments),
    skipped: passedOver(seen, [...favourites, ...dismissed]),
    dismissed: dismissed.slice(0, DISMISSED_WEIGHED).map(toldOf),
    signs: signs.map(({ sign, item_id }) => ({ did: sign, garment: item_id })),
  }
  const resting = restingNow(worn, now)
  const refused = refusedOf(dismissed, own)
  const { dressedFor } = day
  return { accountId, profile, own, seen, resting, refused, dressedFor, known }
}

/** The looks that she saw last and said nothing of. */
function passedOver(seen: readonly KnownOutfit[], spokenOf: readonly KnownOutfit[]) {
  const told = new Set(spokenOf.map(({ lookId }) => lookId))
  return seen
    .filter(({ lookId }) => !told.has(lookId))
    .slice(0, PASSED_OVER_WEIGHED)
    .map(({ lookId, garments }) => ({ garments, place: placeOf(lookId) }))
}

function toldOf({ garments, occasion, reason, itemId }: DismissedOutfit) {
  return {
    garments,
    occasion: ACTIVITIES.find((activity) => activity === occasion),
    reason: reason ?? undefined,
    piece: itemId ?? undefined,
  }
}

/** Products she refused. Her own garments stay, whatever she said about them. */
function refusedOf(dismissed: readonly DismissedOutfit[], own: readonly OwnGarment[]) {
  const hers = new Set(own.map(({ item }) => item.item_id))
  const pieces = dismissed.flatMap(({ itemId }) => itemId ?? [])
  return {
    outfits: dismissed.map(({ garments }) => garments),
    products: [...new Set(pieces)].filter((id) => !hers.has(id)),
  }
}

/** A look's place among those shown together. */
function placeOf(lookId: string): number {
  return numberOf(lookId) % LOOKS_PER_PAGE
}
