declare global {
  interface Window {
    /** The feed's call, begun by the page before any script had loaded: see build/start. */
    begunFeed?: { readonly url: string; readonly answer: Promise<Response> } | undefined
  }
}

/** `fetch`, but the first call of the feed gets the answer to what the page has begun. */
export const fetchOrTake: typeof fetch = (input, init) => {
  const { begunFeed } = window
  if (begunFeed?.url !== input) return fetch(input, init)
  // Once only: the next feed is another.
  window.begunFeed = undefined
  return begunFeed.answer
}
