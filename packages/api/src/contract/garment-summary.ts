import type { PhotoPattern } from "./photo-facts.ts"

const PATTERN_WORDS: Readonly<Record<PhotoPattern, string>> = {
  plain: "",
  stripe: "striped",
  check: "checked",
  print: "printed",
}

interface SummarisedGarment {
  /** The main one first; a pattern lists both of its colours. */
  readonly colours: readonly string[]
  readonly pattern?: PhotoPattern | undefined
  /** What it is, in words. */
  readonly name: string
}

/** A garment in words, such as "Navy striped long-sleeved top". */
export function garmentSummary({
  colours: [main = "", second],
  pattern = "plain",
  name,
}: SummarisedGarment): string {
  const isTwoColoured = pattern !== "plain" && second !== undefined && second !== main
  const colour = isTwoColoured ? `${main} and ${second}` : main
  const words = [colour, PATTERN_WORDS[pattern], name].filter(Boolean).join(" ")
  return words.charAt(0).toUpperCase() + words.slice(1)
}
