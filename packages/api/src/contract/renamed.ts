import { KINDS } from "@stylin/garments/vocabulary"
import type { WardrobeItem } from "./wardrobe.ts"

type Named = Pick<WardrobeItem, "item_summary" | "kind"> & {
  readonly colours?: readonly string[] | undefined
}

/**
 * An item's name once its kind or colours are corrected: the old words for them give way to the new
 * ones, and what else she calls it stays.
 */
export function renamed(
  { item_summary: name, ...before }: Named,
  after: Omit<Named, "item_summary">,
) {
  const [main, second] = before.colours ?? []
  const [nextMain, nextSecond] = after.colours ?? []
  // Both colours at once, so that two that change places do not become one.
  const coloured = exchanged(name, [
    [main, nextMain],
    [second, nextSecond],
  ])
  const isSame = before.kind === undefined || after.kind === undefined || before.kind === after.kind
  if (isSame || before.kind === undefined || after.kind === undefined) return coloured
  const [next] = KINDS[after.kind].words
  // The longest first: "ankle boots" before "boots".
  const words = [...KINDS[before.kind].words].sort((one, other) => other.length - one.length)
  const word = words.find((known) => find([known]).test(coloured))
  return word === undefined ? coloured : exchanged(coloured, [[word, next]])
}

/** Exchanges whole words, and keeps a capital at the beginning. */
function exchanged(
  text: string,
  pairs: readonly (readonly [string | undefined, string | undefined])[],
): string {
  const known = pairs.flatMap(([from, to]) =>
    from !== undefined && to !== undefined ? [[from.toLowerCase(), to] as const] : [],
  )
  if (known.length === 0) return text
  const to = new Map(known)
  const next = text.replace(find([...to.keys()]), (word) => to.get(word.toLowerCase()) ?? word)
  return /^\p{Lu}/u.test(text) ? next.charAt(0).toUpperCase() + next.slice(1) : next
}

function find(words: readonly string[]): RegExp {
  const plain = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
  return new RegExp(`(?<![\\p{L}\\d#])(?:${plain.join("|")})(?![\\p{L}\\d])`, "giu")
}
