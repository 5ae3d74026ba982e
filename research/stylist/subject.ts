import type { Styling } from "@stylin/garments/vocabulary"
import type { CatalogueIndex } from "../../packages/stylist/src/catalogue/catalogue-index.ts"
import { type Brief, briefOf } from "../../packages/stylist/src/grammar/brief.ts"
import type { StyleInput } from "../../packages/stylist/src/input.ts"
import { personOf } from "../../packages/stylist/src/person/person.ts"
import { type Piece, pieceOf } from "../../packages/stylist/src/pieces/piece.ts"
import { feedInput } from "./her-feed.ts"
import type { Persona } from "./persona.ts"
import { wardrobeOf } from "./shop.ts"

/** A look in the form of any stylist under test. */
export interface EvalLook {
  readonly pieces: readonly Piece[]
  readonly brief: Brief
  /** What the picture shows tucked, rolled or closed; none if there is no picture. */
  readonly styling?: Styling
}

/** A persona with everything that a stylist gets. */
export interface Subject {
  readonly persona: Persona
  readonly input: StyleInput
  readonly briefs: readonly Brief[]
  readonly own: readonly Piece[]
}

export function subjectOf(persona: Persona, catalogue: CatalogueIndex, count: number): Subject {
  const wardrobe = wardrobeOf(persona.owns)
  const ratings = [
    ...(persona.likes ?? []).map((look_id) => ({ look_id, user_response: true })),
    ...(persona.dislikes ?? []).map((look_id) => ({ look_id, user_response: false })),
  ]
  const { month, pieces, occasions } = persona
  const opened = { wardrobe, catalogue, month, pieces, count, seed: 1 }
  const input = feedInput({ ...persona, ratings }, opened)
  const person = personOf(input.profile)
  return {
    persona,
    own: wardrobe.map(pieceOf),
    briefs: occasions.map((occasion) => briefOf(person, occasion)),
    input,
  }
}
