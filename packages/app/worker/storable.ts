import type { WorkboxPlugin } from "workbox-core/types.js"

/** An answer, and what was asked for. */
interface Answered {
  readonly request: Request
  readonly response: Response
}

/**
 * Whether an answer may be put where whoever asks next finds it: its server must not forbid that, it
 * must not be for her who sent her token or cookie alone, and it must be whole and no error. Of an
 * answer of another origin that cannot be read nothing is known, so it may not.
 */
function isStorable({ request, response }: Answered): boolean {
  if (response.status !== 200 || request.headers.has("authorization")) return false
  if (words(response, "cache-control").includes("no-store")) return false
  return !words(response, "vary").some((word) => ["*", "authorization", "cookie"].includes(word))
}

/** A network that wants her to sign in answers whatever is asked with a page of its own. */
function isPicture({ response }: Answered): boolean {
  return words(response, "content-type").some((word) => word.startsWith("image/"))
}

function words(response: Response, header: string): string[] {
  const text = response.headers.get(header) ?? ""
  return text.split(/[,;]/).map((word) => word.trim().toLowerCase())
}

/** Keeps the files of this version only as far as their server lets them be kept. */
export const storableFiles: WorkboxPlugin = {
  cacheWillUpdate: async (answered) => (isStorable(answered) ? answered.response : null),
}

/**
 * Keeps only pictures that may be kept. One that was kept and may not be, because its server says so
 * now or because an earlier version kept it, goes and is asked for again.
 */
export function storablePictures(cacheName: string): WorkboxPlugin {
  async function held(request: Request, response: Response): Promise<Response | null> {
    const answered = { request, response }
    if (isStorable(answered) && isPicture(answered)) return response
    // To open a cache that was cleared would make it again.
    if (await caches.has(cacheName)) await (await caches.open(cacheName)).delete(request)
    return null
  }
  return {
    cacheWillUpdate: ({ request, response }) => held(request, response),
    cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
      cachedResponse && held(request, cachedResponse),
  }
}
