import type { WorkboxPlugin } from "workbox-core/types.js"

/** An answer, and its request. */
interface Answered {
  readonly request: Request
  readonly response: Response
}

/**
 * Whether an answer may be cached: its server must not forbid that, it must not be meant only for
 * the sender of a token or cookie, and it must be complete and successful. An opaque answer of
 * another origin cannot be checked, so it may not.
 */
function isStorable({ request, response }: Answered): boolean {
  if (response.status !== 200 || request.headers.has("authorization")) return false
  if (words(response, "cache-control").includes("no-store")) return false
  return !words(response, "vary").some((word) => ["*", "authorization", "cookie"].includes(word))
}

/** A captive portal answers every request with a page of its own. */
function isPicture({ response }: Answered): boolean {
  return words(response, "content-type").some((word) => word.startsWith("image/"))
}

function words(response: Response, header: string): string[] {
  const text = response.headers.get(header) ?? ""
  return text.split(/[,;]/).map((word) => word.trim().toLowerCase())
}

/** Caches the files of this version only as far as their server allows. */
export const storableFiles: WorkboxPlugin = {
  cacheWillUpdate: async (answered) => (isStorable(answered) ? answered.response : null),
}

/**
 * Caches only pictures that may be cached. A cached picture that may not be, because its server now
 * says so or an earlier version cached it, is removed and fetched again. A picture that was on its way
 * when the cache was cleared, at sign-out, does not create it again.
 */
export function storablePictures(cacheName: string): WorkboxPlugin {
  async function held(request: Request, response: Response): Promise<Response | null> {
    const answered = { request, response }
    if (isStorable(answered) && isPicture(answered)) return response
    // Opening a cache that was cleared would create it again.
    if (await caches.has(cacheName)) await (await caches.open(cacheName)).delete(request)
    return null
  }
  return {
    handlerWillStart: async ({ state }) => {
      if (state) state.hadCache = await caches.has(cacheName)
    },
    cacheWillUpdate: async ({ request, response, state }) => {
      if (state?.hadCache === true && !(await caches.has(cacheName))) return null
      return held(request, response)
    },
    cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
      cachedResponse && held(request, cachedResponse),
  }
}
