import { randomInt } from "node:crypto"
import { type Look, Refusal } from "@stylin/api/contract"
import type { Services } from "../services.ts"
import { keepLooks } from "./keep-looks.ts"
import { activitiesFor, knownOfHer } from "./known-of-her.ts"

/** What looks are made with. */
export type Stylist = Pick<Services, "database" | "composer" | "pictureKey">

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

/** Any number: looks that are asked for again should differ. */
export const newSeed = () => randomInt(2 ** 31)

/**
 * Composes looks from her wardrobe and the catalogue, and keeps them.
 * @throws {Refusal} 409 that says why, where not a single look can be made
 */
export async function makeFeed(services: Stylist, request: FeedRequest): Promise<Look[]> {
  const { accountId, now } = request
  const her = await knownOfHer(services.database.queries, accountId, now)
  const { looks, unmet } = await services.composer.ask("style", {
    ...her.known,
    occasions: activitiesFor(request.occasions, her.profile.activities),
    avoidOutfits: her.seen.map(({ garments }) => garments),
    candidatesPerOccasion: request.sampleSize,
    count: request.count,
    alternatives: request.alternatives,
    seed: newSeed(),
  })
  if (looks.length === 0) throw new Refusal(409, unmet.map(({ text }) => text).join(" "))
  return keepLooks(services, her, { looks, isAnswer: false, now })
}
