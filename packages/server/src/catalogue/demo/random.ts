import type { Random } from "@stylin/stylist"

/** A choice, and how often it comes compared with the others. */
export type Weighted<Value> = readonly [value: Value, weight: number]

/** One of the values, all equally likely. */
export function pick<Value>(values: readonly Value[], random: Random): Value {
  return pickWeighted(
    values.map((value): Weighted<Value> => [value, 1]),
    random,
  )
}

/**
 * One of the values, as likely as its weight.
 * @throws RangeError if there is nothing to choose from
 */
export function pickWeighted<Value>(values: readonly Weighted<Value>[], random: Random): Value {
  const total = values.reduce((sum, [, weight]) => sum + weight, 0)
  let left = random() * total
  for (const [value, weight] of values) {
    left -= weight
    if (left < 0) return value
  }
  throw new RangeError("There is nothing to choose from.")
}
