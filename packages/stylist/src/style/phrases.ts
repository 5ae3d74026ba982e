/** The words of a name in lower case, without separators. */
export function nameWords(name: string): string[] {
  return name.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}&.'/-]*/gu) ?? []
}

/** Counts how often each list is hit by the words. */
export type Counter = (words: readonly string[]) => number[]

/**
 * Counts phrases of one to three words; a longer phrase does not prevent a shorter one within it.
 */
export function counterOf(lists: readonly string[]): Counter {
  const byPhrase = new Map<string, Set<number>>()
  lists.forEach((list, index) => {
    for (const phrase of list.toLowerCase().split("|")) {
      const of = byPhrase.get(phrase) ?? new Set()
      byPhrase.set(phrase, of.add(index))
    }
  })
  return (words) => {
    const counts = lists.map(() => 0)
    words.forEach((_, start) => {
      for (let length = 1; length <= 3 && start + length <= words.length; length += 1) {
        const phrase = words.slice(start, start + length).join(" ")
        for (const index of byPhrase.get(phrase) ?? []) counts[index] = (counts[index] ?? 0) + 1
      }
    })
    return counts
  }
}
