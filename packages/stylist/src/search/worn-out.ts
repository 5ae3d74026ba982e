import { SLOTS } from "../pieces/codes.ts"
import { WEAR } from "../pieces/wear.ts"
import type { FoundLook } from "./candidates.ts"
import { OFTEN } from "./spread.ts"

const COAT = SLOTS.indexOf("coat")

/**
 * Whether one piece comes too often among the first looks, so that a further search is worth while. Her
 * only coat in frost does, whatever else is found.
 * @param asked ids that every look must have, which may repeat
 */
export function isWornOut(looks: readonly FoundLook[], asked: ReadonlySet<string>): boolean {
  const first = looks.slice(0, OFTEN.looks)
  const times = new Map<string, number>()
  for (const { id } of first.flatMap(({ pieces }) => pieces)) {
    times.set(id, (times.get(id) ?? 0) + 1)
  }
  return first.some(({ pieces, brief: { asks } }) => {
    const isCoatNeeded = asks.some(({ given }) => given === WEAR.coat)
    return pieces.some(
      ({ id, slot, owned }) =>
        (times.get(id) ?? 0) > OFTEN.times &&
        !asked.has(id) &&
        !(isCoatNeeded && owned && slot === COAT),
    )
  })
}
