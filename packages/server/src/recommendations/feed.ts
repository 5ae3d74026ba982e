import { randomInt } from "node:crypto"
import { type FeedPieces, type Look, Refusal, usualPieces } from "@stylin/api/contract"
import type { Services } from "../services.ts"
import { makeRoom, type SeenOutfit } from "../stores/recommendations.ts"
import { keepLooks } from "./keep-looks.ts"
import { activitiesFor, knownOfHer } from "./known-of-her.ts"

/** What making looks needs. */
export type Stylist = Pick<Services, "config" | "database" | "composer" | "pictureKey" | "weather">

export interface FeedRequest {
  accountId: string
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

/** How many pieces of a look are to be bought. */
const PICKS_FOR = { mine: 0, one_new: 1, ideas: undefined } as const satisfies Record<
  FeedPieces,
  number | undefined
>

/** What looks are made of: as she chose, or by how much she owns, and then nothing is bought needlessly. */
export function piecesWished(pieces: FeedPieces | undefined, owned: number) {
  return { picks: PICKS_FOR[pieces ?? usualPieces(owned)], orFewer: pieces === undefined }
}

/** Random, because looks that are asked for again should differ. */
export const newSeed = () => randomInt(2 ** 31)

/**
 * Composes looks from her wardrobe and the catalogue, and keeps them.
 * @throws {Refusal} 409 with the reason, if not a single look can be made
 */
export async function makeFeed(services: Stylist, request: FeedRequest): Promise<Look[]> {
  const { accountId, now } = request
  const her = await knownOfHer(services, accountId, now)
  const composing = services.composer.ask("style", {
    ...her.known,
    occasions: activitiesFor(request.occasions, her.profile.activities),
    wishes: {
      ...piecesWished(request.pieces, her.known.wardrobe.length),
      leaveOut: her.refused.products,
    },
    avoidOutfits: [
      ...her.refused.outfits,
      ...her.seen.map(({ garments }) => garments),
      ...her.resting.outfits,
    ],
    shownLately: [
      ...her.seen.filter(isLately(now)).map(({ garments }) => garments),
      ...her.resting.steppedBack,
    ],
    candidatesPerOccasion: request.sampleSize,
    count: request.count,
    alternatives: request.alternatives,
    seed: newSeed(),
  })
  const [{ looks, unmet }] = await Promise.all([
    composing,
    makeRoom(services.database.queries, accountId),
  ])
  if (looks.length === 0) throw new Refusal(409, unmet.map(({ text }) => text).join(" "))
  return keepLooks(services, her, { looks, isAnswer: false, now })
}

/** How long what she was shown is ranked lower: today and yesterday. */
const LATELY_MS = 2 * 24 * 60 * 60 * 1000

function isLately(now: number): (outfit: SeenOutfit) => boolean {
  return ({ shownAt }) => shownAt > now - LATELY_MS
}
