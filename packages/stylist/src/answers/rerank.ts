import type { Activity } from "@stylin/garments/vocabulary"
import { briefOf } from "../grammar/brief.ts"
import { pieceRule } from "../grammar/rules.ts"
import { type Profile, personOf } from "../person/person.ts"
import { pieceOf } from "../pieces/piece.ts"
import { lookTags } from "../score/outfit-tags.ts"
import { scoreOf } from "../score/score.ts"
import { spread } from "../search/spread.ts"
import type { Garment } from "../types.ts"

/** A cached look; further fields are returned unchanged. */
export interface CachedLook {
  readonly occasion: Activity
  readonly garments: readonly Garment[]
}

/**
 * Puts existing looks in the order of a changed profile: immediately, without a search or a call.
 * Looks with something that she now avoids are dropped, unless she owns it or hardly anything else is sold.
 */
export function rerank<T extends CachedLook>(looks: readonly T[], profile: Profile): T[] {
  const person = personOf(profile)
  const kept = looks.flatMap((look) => {
    const brief = briefOf(person, look.occasion)
    const lenient = briefOf(person, look.occasion, { lenience: "warmth" })
    const pieces = look.garments.map(pieceOf)
    const isAvoided =
      pieces.some((piece) => !piece.owned && pieceRule(piece, lenient) === "avoided") ||
      (lookTags(pieces.filter(({ owned }) => !owned)) & person.avoids) !== 0
    return isAvoided ? [] : [{ look, pieces, score: scoreOf(pieces, brief) }]
  })
  const byOccasion = Map.groupBy(kept, ({ look }) => look.occasion)
  const first = spread([...byOccasion.values()], kept.length)
  const rest = kept.filter((one) => !first.includes(one)).toSorted((a, b) => b.score - a.score)
  return [...first, ...rest].map(({ look }) => look)
}
