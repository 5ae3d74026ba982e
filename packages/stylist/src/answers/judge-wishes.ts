import { ACTIVITIES, type Activity } from "@stylin/garments/vocabulary"
import type { CatalogueIndex } from "../catalogue/catalogue-index.ts"
import { briefOf } from "../grammar/brief.ts"
import { type Profile, personOf } from "../person/person.ts"
import { SLOTS } from "../pieces/codes.ts"
import { type Piece, pieceOf } from "../pieces/piece.ts"
import { isLike } from "../search/likeness.ts"
import type { Garment } from "../types.ts"
import { looksWith, WORN } from "./best-unlock.ts"

export interface WishesInput {
  readonly profile: Profile
  /** What she owns and can wear just now. */
  readonly wardrobe: readonly Garment[]
  /** What she owns and cannot wear just now. */
  readonly away: readonly Garment[]
  readonly catalogue: CatalogueIndex
  readonly occasions: readonly Activity[]
  /** The ids of what she may buy. */
  readonly ids: readonly string[]
}

/** What a piece would do for her wardrobe. */
export interface WishJudged {
  readonly id: string
  /** In how many good looks it would be, all else in them her own. */
  readonly looks: number
  /** The id of something that she owns and that is like it. */
  readonly like?: string
}

const BASE_PLACES: ReadonlySet<string | undefined> = new Set(["top", "bottom", "dress", "shoes"])

/** What she may buy, judged by the rules and the score of all looks; what the shops do not know is left out. */
export function judgeWishes(input: WishesInput): WishJudged[] {
  const { catalogue, occasions, ids } = input
  const own = input.wardrobe.map(pieceOf)
  const all = [...own, ...input.away.map(pieceOf)]
  const person = personOf(input.profile, input.wardrobe)
  const wanted = occasions.length > 0 ? occasions : ACTIVITIES
  return ids.flatMap((id) => {
    const row = catalogue.row(id)
    if (row === undefined) return []
    const piece = catalogue.piece(row)
    // She chose it herself, so what she avoids does not speak against it.
    const briefs = wanted.map((occasion) => briefOf(person, occasion, { asked: [id] }))
    const looks = looksWith(piece, own, briefs, wornBeside(piece)).length
    const like = all.find((mine) => isLike(piece, mine))
    return [{ id, looks, ...(like && { like: like.id }) }]
  })
}

/** How many of her garments are combined per place: fewer where there are three places beside the piece. */
function wornBeside({ slot }: Piece): number {
  return BASE_PLACES.has(SLOTS[slot]) ? WORN.counted : WORN.tried
}
