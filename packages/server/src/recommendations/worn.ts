import { NOTHING_OF_HERS, Refusal } from "@stylin/api/contract"
import { stepsBack } from "@stylin/stylist/basics"
import type { Queries } from "../database/tables.ts"
import { findLook, outfitOf } from "../stores/recommendations.ts"
import { listWardrobe } from "../stores/wardrobe.ts"
import type { WornOutfit } from "../stores/worn.ts"

/** What she says she wore: a look, or items. */
interface Said {
  readonly look_id?: string | undefined
  readonly item_ids?: readonly string[] | undefined
}

/**
 * Her own pieces among what she says she wore.
 * @throws {Refusal} 404 if she does not know the look, 409 if nothing of it is hers
 */
export async function herPieces(
  db: Queries,
  accountId: string,
  { look_id, item_ids = [] }: Said,
): Promise<string[]> {
  const look = look_id === undefined ? undefined : await findLook(db, accountId, look_id)
  if (look_id !== undefined && !look) throw new Refusal(404, "This look is no longer known.")
  const named = look ? outfitOf(look) : item_ids
  const hers = new Set((await listWardrobe(db, accountId)).map(({ item_id }) => item_id))
  const pieces = named.filter((id) => hers.has(id))
  if (pieces.length === 0) throw new Refusal(409, NOTHING_OF_HERS)
  return pieces
}

const DAY_MS = 24 * 60 * 60 * 1000
/** For how many days what she wore does not come back as the same look. */
const RESTS_DAYS = 7

/** What the feed does with what she wore lately. */
export interface Resting {
  /** Looks that do not come back yet. */
  readonly outfits: readonly (readonly string[])[]
  /** Outfits whose pieces are ranked lower, as often as they count. */
  readonly steppedBack: readonly (readonly string[])[]
}

/** What rests after it was worn. `now` is in milliseconds since 1970. */
export function restingNow(worn: readonly WornOutfit[], now: number): Resting {
  const aged = worn.map(({ day, garments }) => ({
    garments,
    age: Math.max(0, Math.floor((now - Date.parse(day)) / DAY_MS)),
  }))
  return {
    outfits: aged.flatMap(({ age, garments }) => (age < RESTS_DAYS ? [garments] : [])),
    steppedBack: aged.flatMap(({ age, garments }) =>
      Array.from({ length: stepsBack(age) }, () => garments),
    ),
  }
}
