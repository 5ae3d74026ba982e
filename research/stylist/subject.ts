import { defaultTagPreferences, type TagPreferences } from "@stylin/garments/vocabulary"
import type { CatalogueIndex } from "../../packages/stylist/src/catalogue/catalogue-index.ts"
import { type Brief, briefOf } from "../../packages/stylist/src/grammar/brief.ts"
import type { StyleInput } from "../../packages/stylist/src/input.ts"
import { type Profile, personOf } from "../../packages/stylist/src/person/person.ts"
import { type Piece, pieceOf } from "../../packages/stylist/src/pieces/piece.ts"
import type { Persona } from "./persona.ts"
import { wardrobeOf } from "./shop.ts"

/** A look in the form of any stylist under test. */
export interface EvalLook {
  readonly pieces: readonly Piece[]
  readonly brief: Brief
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
  const profile: Profile = {
    bodyType: persona.body,
    tags: tagsOf(persona),
    ratings: [
      ...(persona.likes ?? []).map((look_id) => ({ look_id, user_response: true })),
      ...(persona.dislikes ?? []).map((look_id) => ({ look_id, user_response: false })),
    ],
    colourType: persona.colour,
    colourConfidence: persona.confidence,
    month: persona.month,
  }
  const person = personOf(profile)
  const wishes = { budgetPence: persona.budgetPence }
  const { occasions } = persona
  return {
    persona,
    own: wardrobe.map(pieceOf),
    briefs: occasions.map((occasion) => briefOf(person, occasion, wishes)),
    input: {
      profile,
      wardrobe,
      catalogue,
      occasions,
      wishes,
      candidatesPerOccasion: 100,
      count,
      alternatives: 2,
      seed: 1,
    },
  }
}

/** Her tags; those she did not sort she does not mind. Undefined if she sorted none. */
function tagsOf({ love = [], avoid = [] }: Persona): TagPreferences | undefined {
  if (love.length + avoid.length === 0) return undefined
  const { love: first, dontMind, avoid: last } = defaultTagPreferences()
  const all = [...first, ...dontMind, ...last]
  return {
    love: [...love],
    avoid: [...avoid],
    dontMind: all.filter((tag) => !(love.includes(tag) || avoid.includes(tag))),
  }
}
