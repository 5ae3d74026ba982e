import type { Activity } from "@stylin/garments/vocabulary"
import type { StyledLook, StyleInput } from "../input.ts"
import { withoutNewShoes } from "./candidates.ts"
import { occasionsOf } from "./rounds.ts"

/**
 * The occasions that no look is for, though there are looks for others, and how many looks are
 * theirs by right.
 */
export function missingIn(
  looks: readonly StyledLook[],
  input: StyleInput,
): { readonly bare: readonly Activity[]; readonly share: number } {
  const occasions = occasionsOf(input)
  const bare = occasions.filter((one) => looks.every(({ occasion }) => occasion !== one))
  const isPartly = looks.length > 0 && bare.length > 0
  return { bare, share: isPartly ? Math.floor((input.count * bare.length) / occasions.length) : 0 }
}

/** What looks beside these may not be: the same again, nor the same with other shoes to buy. */
export function outfitsOf(looks: readonly StyledLook[]): string[][] {
  return looks.flatMap(({ slots }) => {
    const worn = slots.map(([chosen]) => chosen)
    return [worn, withoutNewShoes(worn)].map((pieces) => pieces.map(({ id }) => id))
  })
}

/** Looks for other occasions among those there are; looks for the same ones after them. */
export function takingTurns(
  looks: readonly StyledLook[],
  others: readonly StyledLook[],
): StyledLook[] {
  const known = new Set(looks.map(({ occasion }) => occasion))
  const isElsewhere = ({ occasion }: StyledLook) => !known.has(occasion)
  const waiting = others.filter(isElsewhere)
  const every = Math.max(1, Math.floor(looks.length / Math.max(1, waiting.length)))
  const mixed = looks.flatMap((look, index) =>
    (index + 1) % every === 0 ? [look, ...waiting.splice(0, 1)] : [look],
  )
  return [...mixed, ...waiting, ...others.filter((look) => !isElsewhere(look))]
}
