/** As many texts as the columns of a feed repeat: colours, categories, sizes. */
const MOST = 2000
/** Longer ones are not repeated, and a harmful file could fill the memory with them. In characters. */
const LONGEST = 200

/** The same function, which remembers what it gave for texts: columns of a feed repeat theirs. */
export function remembered<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const value = read(text)
    if (text.length > LONGEST) return value
    if (known.size >= MOST) known.clear()
    // A copy: a text cut out of a larger one would keep all of that in memory.
    known.set(Buffer.from(text).toString(), value)
    return value
  }
}
