import { vocabularyWord } from "./t.ts"

/**
 * A value of the vocabulary in her language, as a label: "inverted_triangle" becomes "Inverted triangle".
 * A value that the vocabulary does not have is said as it is.
 *
 * @param english how English calls it, if not by the value itself
 */
export function sayWord(value: string, english?: string): string {
  return capitalised(sayWithin(value, english))
}

/** The same within a sentence: "inverted triangle". */
export function sayWithin(value: string, english = value.replaceAll("_", " ")): string {
  return vocabularyWord(value) ?? english
}

/** With a capital first letter, as labels and sentences begin. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
