/** A choice that may stand for all others. */
export interface ExcludingChoice<Value extends string> {
  value: Value
  /** Whether it replaces the others, and is replaced by them. */
  exclusive?: boolean | undefined
}

/**
 * The chosen values after an exclusive choice is applied: newly chosen, it drops the others; any
 * other newly chosen value drops it.
 */
export function withExclusion<Value extends string>(
  choices: readonly ExcludingChoice<Value>[],
  before: readonly Value[],
  after: readonly Value[],
): Value[] {
  const excluding = new Set(
    choices.filter(({ exclusive }) => exclusive === true).map(({ value }) => value),
  )
  const isNew = (value: Value) => !before.includes(value)
  const chosenAlone = after.find((value) => excluding.has(value) && isNew(value))
  if (chosenAlone !== undefined) return [chosenAlone]
  return after.some((value) => !excluding.has(value) && isNew(value))
    ? after.filter((value) => !excluding.has(value))
    : [...after]
}
