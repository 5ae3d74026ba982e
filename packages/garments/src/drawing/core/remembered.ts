const MOST = 4096

/**
 * A pure function that remembers its answers. A drawing asks for the same few shades thousands of
 * times; when too many are known, all are forgotten, so that memory stays bounded.
 */
export function remembered<K extends readonly (string | number | undefined)[], T>(
  make: (...key: K) => T,
): (...key: K) => T {
  const known = new Map<string, T>()
  return (...key) => {
    const name = key.join()
    const found = known.get(name)
    if (found !== undefined) return found
    if (known.size >= MOST) known.clear()
    const answer = make(...key)
    known.set(name, answer)
    return answer
  }
}
