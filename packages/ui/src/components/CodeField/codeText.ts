export interface CodeText {
  text: string
  /** Position of the caret, in characters from the start. */
  caret: number
}

/** Separators between the groups of a written code: spaces and every dash. */
const SEPARATORS = /[\s\p{Pd}]+/gu

/**
 * The code in typed or pasted text, without its separators.
 * @param max characters beyond these are dropped
 */
export function codeText({ text, caret }: CodeText, max: number): CodeText {
  const tidy = (part: string) => part.replace(SEPARATORS, "").slice(0, max)
  return { text: tidy(text), caret: tidy(text.slice(0, caret)).length }
}
