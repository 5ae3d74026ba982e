/**
 * Sends calls to servers in turns, as a balancer in front of them would. One that does not answer gets no more calls
 * until its address is another; the call that found out fails.
 */
export function balance(urls: () => readonly string[]): { readonly fetch: typeof fetch } {
  const gone = new Set<string>()
  let turn = 0
  return {
    async fetch(input, init) {
      const there = urls().filter((url) => !gone.has(url))
      const url = there[turn++ % there.length]
      if (url === undefined) throw new TypeError("There is no server left.")
      const asked = new URL(input instanceof Request ? input.url : input)
      try {
        return await fetch(new URL(asked.pathname + asked.search, url), init)
      } catch (error) {
        if (!init?.signal?.aborted) gone.add(url)
        throw error
      }
    },
  }
}
