const MOST = 4096

type Key = string | number | undefined

/** Joining is slow, and most keys have one part to three. */
function nameOf(key: readonly Key[]): Key {
  if (key.length === 1) return key[0]
  if (key.length === 2) return `${key[0]},${key[1]}`
  return key.length === 3 ? `${key[0]},${key[1]},${key[2]}` : key.join()
}

/**
 * A pure function that remembers its answers. A drawing asks for the same few shades thousands of
 * times. When `most` are known, all are forgotten, so that memory stays bounded.
 */
export function remembered<K extends readonly [Key, ...Key[]], T>(
  make: (...key: K) => T,
  most = MOST,
): (...key: K) => T {
  const known = new Map<Key, T>()
  return (...key) => {
    const name = nameOf(key)
    const found = known.get(name)
    if (found !== undefined) return found
    if (known.size >= most) known.clear()
    const answer = make(...key)
    known.set(name, answer)
    return answer
  }
}
