const graphemes = new Intl.Segmenter("en-GB", { granularity: "grapheme" })

/** The first letter with its accents; empty if there is no letter. */
const firstLetter = (word: string): string => {
  const letters = word.replace(/^[^\p{L}\p{N}]+/u, "")
  const [first] = graphemes.segment(letters)
  return first?.segment.toLocaleUpperCase("en-GB") ?? ""
}

/**
 * One or two letters for a person: from the first and the last word of a name, or from the start of
 * an e-mail address.
 * @returns an empty string if the name has no letter or digit
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
