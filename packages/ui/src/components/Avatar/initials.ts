// Where one letter ends is the same in every language.
const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" })

/** The first letter with its accents; empty if there is no letter. */
const firstLetter = (word: string, locale: string): string => {
  const letters = word.replace(/^[^\p{L}\p{N}]+/u, "")
  const [first] = graphemes.segment(letters)
  return first?.segment.toLocaleUpperCase(locale) ?? ""
}

/**
 * One or two letters for a person: from the first and the last word of a name, or from the start of
 * an e-mail address.
 * @param locale whose capitals are used
 * @returns an empty string if the name has no letter or digit
 */
export function initials(name: string, locale: string): string {
  const [person = ""] = name.split("@")
  const letters = person
    .trim()
    .split(/\s+/)
    .map((word) => firstLetter(word, locale))
    .filter((letter) => letter !== "")
  return letters.length > 1 ? `${letters.at(0)}${letters.at(-1)}` : (letters[0] ?? "")
}
