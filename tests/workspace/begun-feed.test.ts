// The page begins the feed's call before any script has loaded, and the app takes its answer: the
// two are written apart, and must ask for the same.
import { runInNewContext } from "node:vm"
import { createClient } from "@stylin/api/client"
import { FEED_DEFAULTS, getFeed } from "@stylin/api/contract"
import { afterEach, expect, it, vi } from "vitest"
import { beginFeed, feedAddress } from "../../packages/app/build/start.ts"
import { fetchOrTake } from "../../packages/app/src/start/begunFeed.ts"

afterEach(() => void vi.unstubAllGlobals())

/** Runs the page's line of script, where this is stored; returns what fetches. */
function openPage(localStorage: Record<string, string>) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ data: [] }))
  const window = {}
  runInNewContext(beginFeed("/api"), { localStorage, fetch, window })
  vi.stubGlobal("window", window)
  vi.stubGlobal("fetch", fetch)
  return fetch
}

const askFeed = () => {
  const { call } = createClient({ baseUrl: "/api", fetch: fetchOrTake, getToken: () => "t" })
  return call(getFeed, { query: { occasions: "my_occasions", ...FEED_DEFAULTS } })
}

it("takes the answer to the call that the page has begun, once", async () => {
  const fetch = openPage({ token: "t" })
  expect(fetch.mock.calls).toMatchObject([
    [feedAddress("/api"), { method: "POST", headers: { authorization: "Bearer t" } }],
  ])

  expect(await askFeed()).toEqual([])
  expect(fetch).toHaveBeenCalledTimes(1)
  await askFeed()
  expect(fetch).toHaveBeenCalledTimes(2)
})

it.each(["feed", "feed-pieces"])("asks for itself where %s is kept", async (kept) => {
  const fetch = openPage({ token: "t", [kept]: "kept" })
  expect(fetch).not.toHaveBeenCalled()

  await askFeed()
  expect(fetch).toHaveBeenCalledTimes(1)
})
