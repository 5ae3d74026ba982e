export interface CodeText {
  text: string
  /** Where the caret stands, in characters from the start. */
  caret: number
}

/** What stands between the groups of a code where it is written down: spaces and every dash. */
const SEPARATORS = /[\s\p{Pd}]+/gu

/**
 * The code in what was typed or pasted, without the separators it was written with.
 * @param max characters beyond these are dropped
 */
export function codeText({ text, caret }: CodeText, max: number): CodeText {
  const tidy = (part: string) => part.replace(SEPARATORS, "").slice(0, max)
  return { text: tidy(text), caret: tidy(text.slice(0, caret)).length }
}
