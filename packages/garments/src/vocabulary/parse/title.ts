import { withoutMisleadingMakers } from "./makers.ts"
import { spelled } from "./spellings.ts"
import { wordsOf } from "./text.ts"

/** The words of a garment's name, spelt right, without makers that would mislead. */
export function titleOf(name: string): readonly string[] {
  return withoutMisleadingMakers(spelled(wordsOf(name)))
}
