const MOST = 4096

type Key = string | number | undefined

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
    // Joining is slow, and most keys have one part or two.
    const name = key.length === 1 ? key[0] : key.length === 2 ? `${key[0]},${key[1]}` : key.join()
    const found = known.get(name)
    if (found !== undefined) return found
    if (known.size >= most) known.clear()
    const answer = make(...key)
    known.set(name, answer)
    return answer
  }
}
