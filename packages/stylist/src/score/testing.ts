import type { Activity, GarmentWords } from "@stylin/garments/vocabulary"
import { type Brief, briefOf, type Wishes } from "../grammar/brief.ts"
import { type Profile, personOf } from "../person/person.ts"
import { encode } from "../pieces/codes.ts"
import { type Piece, rememberedTraits } from "../pieces/piece.ts"
import { SAYS_NOTHING } from "../style/said.ts"

/** Builds a piece from its words for a test; for sale unless marked as owned. */
export function piece(
  words: GarmentWords,
  more: Partial<Pick<Piece, "id" | "said" | "owned" | "price" | "dearness">> = {},
): Piece {
  const id = `${words.kind} in ${words.colours[0].colour}`
  const traits = rememberedTraits(encode(words))
  return { ...traits, id, said: SAYS_NOTHING, owned: false, price: undefined, dearness: 0, ...more }
}

/** A brief for a test; nothing is known about her unless given. */
export function brief(
  occasion: Activity = "outings",
  profile: Profile = {},
  wishes: Wishes = {},
): Brief {
  return briefOf(personOf(profile), occasion, wishes)
}

export const navy = [{ colour: "navy" }] as const
export const white = [{ colour: "white" }] as const
export const black = [{ colour: "black" }] as const
