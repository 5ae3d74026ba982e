import { ACTIVITIES, type Activity } from "@stylin/garments/vocabulary"
import { withAlternatives } from "./alternatives.ts"
import { type Choosing, chooseOutfit } from "./chooser.ts"
import { hangUp } from "./rack.ts"
import { seededRandom } from "./random.ts"
import { reasonsFor } from "./reasons.ts"
import { outfitTags } from "./tags.ts"
import { meritOf, type Taste, tasteOf } from "./taste.ts"
import { titleOf } from "./titles.ts"
import type { ComposeInput, Garment, OutfitLook } from "./types.ts"

/** Attempts in a row that may bring nothing new before an occasion counts as exhausted. */
const PATIENCE = 12

/**
 * Composes outfits for a person: legal by place, fit for the occasion, without what she avoids
 * (unless she owns it), her own garments first, spread over the set, none of them twice.
 * Best first; with several occasions they take turns. Pure: same input, same looks.
 * @returns at most `count` looks; fewer, down to none, when the garments give no more
 */
export function composeLooks<G extends Garment>(input: ComposeInput<G>): OutfitLook<G>[] {
  const taste = tasteOf(input.profile)
  const occasions = occasionsOf(input)
  const garments = distinct([...input.wardrobe, ...input.candidates])
  const random = seededRandom(input.seed)
  const wear = new Map<string, number>()
  const seen = input.avoidOutfits.map((ids) => new Set(ids))
  const rounds = occasions.map((occasion): Round<G> => {
    const rack = hangUp(garments, occasion, taste)
    return { occasion, choosing: { rack, taste, wear, random }, misses: 0, looks: [] }
  })

  for (let turn = 0, found = 0; found < input.count; turn += 1) {
    const active = rounds.filter(({ misses }) => misses < PATIENCE)
    const current = active[turn % active.length]
    if (!current) break
    const outfit = chooseOutfit(current.choosing)
    // Worn even when it is a repeat: the next attempt then looks elsewhere.
    for (const { id } of outfit ?? []) wear.set(id, (wear.get(id) ?? 0) + 1)
    if (!outfit || isRepeat(outfit, seen)) {
      current.misses += 1
      continue
    }
    current.misses = 0
    found += 1
    seen.push(new Set(outfit.map(({ id }) => id)))
    const { occasion } = current
    current.looks.push({
      score: appraise(outfit, occasion, taste),
      look: {
        title: titleOf(outfit),
        occasion,
        slots: withAlternatives(outfit, input.alternatives, current.choosing),
        reasons: reasonsFor(outfit, occasion, taste),
      },
    })
  }
  return inTurns(rounds.map(({ looks }) => looks.toSorted((a, b) => b.score - a.score))).map(
    ({ look }) => look,
  )
}

/** The looks for one occasion as they come together. */
interface Round<G extends Garment> {
  readonly occasion: Activity
  readonly choosing: Choosing<G>
  readonly looks: Appraised<G>[]
  misses: number
}

interface Appraised<G extends Garment> {
  readonly look: OutfitLook<G>
  readonly score: number
}

function occasionsOf({ occasions, profile }: ComposeInput): readonly Activity[] {
  const wanted = occasions.length > 0 ? occasions : (profile.activities ?? [])
  return wanted.length > 0 ? [...new Set(wanted)] : ACTIVITIES
}

function distinct<G extends Garment>(garments: readonly G[]): G[] {
  const byId = new Map<string, G>()
  for (const garment of garments) if (!byId.has(garment.id)) byId.set(garment.id, garment)
  return [...byId.values()]
}

/** Other extras do not make another outfit: it repeats if its clothes and shoes were all there. */
function isRepeat(outfit: readonly Garment[], seen: readonly ReadonlySet<string>[]): boolean {
  const base = outfit.filter(({ slot }) => !["layer", "bag", "accessory"].includes(slot))
  return seen.some((ids) => base.every(({ id }) => ids.has(id)))
}

function appraise(outfit: readonly Garment[], occasion: Activity, taste: Taste): number {
  const merit = outfit.reduce((sum, garment) => sum + meritOf(garment, occasion, taste), 0)
  const tags = [...outfitTags(outfit)]
  return (
    merit / outfit.length +
    tags.filter((tag) => taste.loves.has(tag)).length * 0.3 -
    tags.filter((tag) => taste.avoids.has(tag)).length * 0.8
  )
}

/** First the first of every list, then the second of every list, and so on. */
function inTurns<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat()
}
