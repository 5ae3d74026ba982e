import { randomBytes, randomInt } from "node:crypto"
import { type Look, type Profile, Refusal } from "@stylin/api/contract"
import { ACTIVITIES, type Activity } from "@stylin/garments/vocabulary"
import type { Queries } from "../database/tables.ts"
import type { Services } from "../services.ts"
import { findProducts } from "../stores/products.ts"
import { knownProfile } from "../stores/profiles.ts"
import {
  favouriteOutfits,
  type KnownOutfit,
  recentOutfits,
  SEEN_FOR_MS,
  saveFeed,
} from "../stores/recommendations.ts"
import { listOwnGarments, type OwnGarment } from "../stores/wardrobe.ts"
import type { ComposedLook, StyleOrder } from "./composing.ts"
import { figureFor, poseAt } from "./figure.ts"
import { type WearableGarment, wearableOwn, wearableProduct } from "./garments.ts"
import { type Outfit, toLook } from "./to-look.ts"

export interface FeedRequest {
  accountId: string
  /** Occasions separated by commas; `my_occasions` stands for her activities. */
  occasions: string
  /** Looks tried for each occasion. */
  sampleSize: number
  /** Looks wanted. */
  count: number
  /** Garments listed in each slot of a look. */
  alternatives: number
  now: number
}

/** How many favourites, and looks passed over, speak for her taste: the latest tell most. */
const FAVOURITES_WEIGHED = 50
const PASSED_OVER_WEIGHED = 30

/**
 * Composes looks from her wardrobe and the catalogue, and keeps them.
 * @throws {Refusal} 409 that says why, where not a single look can be made
 */
export async function makeFeed(
  { database, composer, pictureKey }: Pick<Services, "database" | "composer" | "pictureKey">,
  request: FeedRequest,
): Promise<Look[]> {
  const db = database.queries
  const { accountId, now } = request
  const [profile, own, seen, favourites] = await Promise.all([
    knownProfile(db, accountId),
    listOwnGarments(db, accountId),
    recentOutfits(db, accountId, now - SEEN_FOR_MS),
    favouriteOutfits(db, accountId, FAVOURITES_WEIGHED),
  ])
  const { looks: composed, unmet } = await composer.style({
    profile: styleProfile(profile, now),
    wardrobe: own.map(wearableOwn),
    occasions: activitiesFor(request.occasions, profile.activities),
    favourites: favourites.map(({ garments }) => garments),
    skipped: passedOver(seen, favourites),
    avoidOutfits: seen.map(({ garments }) => garments),
    candidatesPerOccasion: request.sampleSize,
    count: request.count,
    alternatives: request.alternatives,
    seed: randomInt(2 ** 31),
  })
  if (composed.length === 0) throw new Refusal(409, unmet.map(({ text }) => text).join(" "))
  const garments = await garmentsIn(composed, own, db)
  const feedId = randomBytes(12).toString("base64url")
  const figure = figureFor(accountId, profile)
  const looks = composed
    .flatMap((look) => dressed(look, garments) ?? [])
    .map((outfit, index) =>
      toLook(outfit, {
        id: `${feedId}.${index}`,
        owner: accountId,
        figure: { ...figure, pose: poseAt(index) },
        pictureKey,
      }),
    )
  await saveFeed(db, { id: feedId, accountId, looks, now })
  return looks
}

function styleProfile(profile: Profile, now: number): StyleOrder["profile"] {
  const { body_type, activities, tags_preferences, user_responses, selfie } = profile
  return {
    bodyType: body_type ?? undefined,
    activities,
    tags: tags_preferences ?? undefined,
    ratings: user_responses,
    colourType: selfie?.colour_type,
    colourConfidence: selfie?.confidence,
    month: new Date(now).getUTCMonth() + 1,
  }
}

/** The looks that she saw last and did not keep. */
function passedOver(seen: readonly KnownOutfit[], favourites: readonly KnownOutfit[]) {
  const kept = new Set(favourites.map(({ lookId }) => lookId))
  return seen
    .filter(({ lookId }) => !kept.has(lookId))
    .slice(0, PASSED_OVER_WEIGHED)
    .map(({ garments }) => garments)
}

function activitiesFor(occasions: string, hers: readonly Activity[]): Activity[] {
  const asked = new Set(occasions.split(","))
  const own = hers.length > 0 ? hers : ACTIVITIES
  return ACTIVITIES.filter(
    (activity) => asked.has(activity) || (asked.has("my_occasions") && own.includes(activity)),
  )
}

/** Everything that the looks list, by its id. */
async function garmentsIn(
  looks: readonly ComposedLook[],
  own: readonly OwnGarment[],
  db: Queries,
): Promise<Map<string, WearableGarment>> {
  const garments = new Map(own.map((garment) => [garment.item.item_id, wearableOwn(garment)]))
  const listed = new Set(looks.flatMap(({ slots }) => slots.flat()))
  const products = await findProducts(
    db,
    [...listed].filter((id) => !garments.has(id)),
  )
  for (const product of products) garments.set(product.id, wearableProduct(product))
  return garments
}

/** The look with its garments. Undefined if something worn in it was deleted in this moment. */
function dressed(
  { slots, ...look }: ComposedLook,
  garments: ReadonlyMap<string, WearableGarment>,
): Outfit | undefined {
  if (slots.some(([worn]) => worn === undefined || !garments.has(worn))) return undefined
  return { ...look, slots: slots.map((ids) => ids.flatMap((id) => garments.get(id) ?? [])) }
}
