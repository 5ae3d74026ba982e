import { randomInt } from "node:crypto"
import { type Look, Refusal } from "@stylin/api/contract"
import type { Services } from "../services.ts"
import { makeRoom } from "../stores/recommendations.ts"
import { type FeedRequest, feedOrder } from "./feed-order.ts"
import { keepLooks } from "./keep-looks.ts"
import { knownOfHer } from "./known-of-her.ts"

/** What making looks needs. */
export type Stylist = Pick<Services, "config" | "database" | "composer" | "pictureKey" | "weather">

/** A feed for an account. */
export interface AccountFeed extends FeedRequest {
  accountId: string
}

/** Random, because looks that are asked for again should differ. */
export const newSeed = () => randomInt(2 ** 31)

/**
 * Composes looks from her wardrobe and the catalogue, and keeps them.
 * @throws {Refusal} 409 with the reason, if not a single look can be made
 */
export async function makeFeed(services: Stylist, request: AccountFeed): Promise<Look[]> {
  const { accountId, now } = request
  const her = await knownOfHer(services, accountId, now)
  const composing = services.composer.ask("style", feedOrder(her, request, newSeed()))
  const [{ looks, unmet }] = await Promise.all([
    composing,
    makeRoom(services.database.queries, accountId),
  ])
  if (looks.length === 0) throw new Refusal(409, unmet.map(({ text }) => text).join(" "))
  return keepLooks(services, her, { looks, isAnswer: false, now })
}
