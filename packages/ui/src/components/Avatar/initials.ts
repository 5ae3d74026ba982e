const graphemes = new Intl.Segmenter("en-GB", { granularity: "grapheme" })

/** The first letter as it is drawn, accents and all; nothing where there is no letter. */
const firstLetter = (word: string): string => {
  const letters = word.replace(/^[^\p{L}\p{N}]+/u, "")
  const [first] = graphemes.segment(letters)
  return first?.segment.toLocaleUpperCase("en-GB") ?? ""
}

/**
 * One or two letters that stand for a person: of the first and the last word of a name, or of what
 * an e-mail address begins with.
 * @returns an empty string where the name holds no letter or digit
 */
export function initials(name: string): string {
  const [person = ""] = name.split("@")
  const letters = person
    .trim()
    .split(/\s+/)
    .map(firstLetter)
    .filter((letter) => letter !== "")
  return letters.length > 1 ? `${letters.at(0)}${letters.at(-1)}` : (letters[0] ?? "")
}
