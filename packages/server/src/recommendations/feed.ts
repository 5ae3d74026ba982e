import { randomBytes, randomInt } from "node:crypto"
import type { Look } from "@stylin/api/contract"
import { ACTIVITIES, type Activity, type Slot } from "@stylin/garments/vocabulary"
import type { Queries } from "../database/tables.ts"
import type { Services } from "../services.ts"
import { type Product, SHUFFLE_RANGE, sampleProducts } from "../stores/products.ts"
import { knownProfile } from "../stores/profiles.ts"
import { recentOutfits, SEEN_FOR_MS, saveFeed } from "../stores/recommendations.ts"
import { listOwnGarments } from "../stores/wardrobe.ts"
import { figureFor, poseAt } from "./figure.ts"
import { wearableOwn, wearableProduct } from "./garments.ts"
import { toLook } from "./to-look.ts"

export interface FeedRequest {
  accountId: string
  /** Occasions separated by commas; `my_occasions` stands for her activities. */
  occasions: string
  /** Products drawn from the catalogue for each occasion. */
  sampleSize: number
  /** Looks wanted. */
  count: number
  /** Garments listed in each slot of a look. */
  alternatives: number
  now: number
}

/** How the sample is shared out among the places of an outfit. */
const SLOT_SHARES = {
  top: 0.24,
  bottom: 0.2,
  shoes: 0.18,
  dress: 0.12,
  layer: 0.1,
  bag: 0.08,
  accessory: 0.08,
} satisfies Record<Slot, number>
// Object.keys loses the key type that the table has.
const SLOTS = Object.keys(SLOT_SHARES) as Slot[]

/** Composes looks from her wardrobe and a fresh sample of the catalogue, and keeps them. */
export async function makeFeed(
  { database, composer, pictureKey }: Pick<Services, "database" | "composer" | "pictureKey">,
  request: FeedRequest,
): Promise<Look[]> {
  const db = database.queries
  const { accountId, now } = request
  const [profile, own, avoidOutfits] = await Promise.all([
    knownProfile(db, accountId),
    listOwnGarments(db, accountId),
    recentOutfits(db, accountId, now - SEEN_FOR_MS),
  ])
  const occasions = activitiesFor(request.occasions, profile.activities)
  const products = await sampleCandidates(db, request.sampleSize * occasions.length)
  const outfits = await composer.compose({
    profile: {
      bodyType: profile.body_type ?? undefined,
      activities: profile.activities,
      tags: profile.tags_preferences ?? undefined,
      colourType: profile.selfie?.colour_type,
    },
    wardrobe: own.map(wearableOwn),
    candidates: products.map(wearableProduct),
    occasions,
    avoidOutfits,
    count: request.count,
    alternatives: request.alternatives,
    seed: randomInt(2 ** 31),
  })
  const feedId = randomBytes(12).toString("base64url")
  const figure = figureFor(accountId, profile)
  // Kept here: the composer's threads would be sent them for nothing.
  const words = new Map([
    ...products.map((product) => [product.id, product.words] as const),
    ...own.map((garment) => [garment.item.item_id, garment.words] as const),
  ])
  const looks = outfits.map((outfit, index) =>
    toLook(outfit, {
      id: `${feedId}.${index}`,
      owner: accountId,
      words,
      figure: { ...figure, pose: poseAt(index) },
      pictureKey,
    }),
  )
  await saveFeed(db, { id: feedId, accountId, looks, now })
  return looks
}

function activitiesFor(occasions: string, hers: readonly Activity[]): Activity[] {
  const asked = new Set(occasions.split(","))
  const own = hers.length > 0 ? hers : ACTIVITIES
  return ACTIVITIES.filter(
    (activity) => asked.has(activity) || (asked.has("my_occasions") && own.includes(activity)),
  )
}

async function sampleCandidates(db: Queries, size: number): Promise<Product[]> {
  const samples = await Promise.all(
    SLOTS.map((slot) =>
      sampleProducts(db, {
        slot,
        from: randomInt(SHUFFLE_RANGE),
        limit: Math.ceil(size * SLOT_SHARES[slot]),
      }),
    ),
  )
  return samples.flat()
}
