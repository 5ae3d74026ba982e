// The page begins the feed's call before any script has loaded, asks for the first picture of its answer, and the app
// takes both: the two are written apart, and must ask for the same.
import { runInNewContext } from "node:vm"
import { createClient } from "@stylin/api/client"
import { FEED_DEFAULTS, getFeed } from "@stylin/api/contract"
import { afterEach, expect, it, vi } from "vitest"
import { ASK_FIRST_PICTURE, beginFeed, feedAddress } from "../../packages/app/build/start.ts"
import { lookPicture } from "../../packages/app/src/lib/lookPicture.ts"
import { LOOK_SIZES } from "../../packages/app/src/lib/lookWidths.ts"
import { fetchOrTake } from "../../packages/app/src/start/begunFeed.ts"

const PAGE = new URL("https://stylin.example/feed")

afterEach(() => void vi.unstubAllGlobals())

/** Runs the page's lines of script, where this is stored; returns what fetches, and the links that it adds. */
function openPage(localStorage: Record<string, string>, answer: unknown = { data: [] }) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(answer))
  const window = {}
  const links: unknown[] = []
  const head = { append: (link: unknown) => links.push(link) }
  const document = { createElement: () => ({}), head }
  const here = { localStorage, fetch, window, document, location: PAGE, URL }
  runInNewContext(`${ASK_FIRST_PICTURE};${beginFeed("/api")}`, here)
  vi.stubGlobal("window", window)
  vi.stubGlobal("fetch", fetch)
  vi.stubGlobal("location", PAGE)
  return { fetch, links }
}

const askFeed = () => {
  const { call } = createClient({ baseUrl: "/api", fetch: fetchOrTake, getToken: () => "t" })
  return call(getFeed, { query: { occasions: "my_occasions", ...FEED_DEFAULTS } })
}

it("takes the answer to the call that the page has begun, once", async () => {
  const { fetch } = openPage({ token: "t" })
  expect(fetch.mock.calls).toMatchObject([
    [feedAddress("/api"), { method: "POST", headers: { authorization: "Bearer t" } }],
  ])

  expect(await askFeed()).toEqual([])
  expect(fetch).toHaveBeenCalledTimes(1)
  await askFeed()
  expect(fetch).toHaveBeenCalledTimes(2)
})

it.each(["feed", "feed-pieces"])("asks for itself where %s is kept", async (kept) => {
  const { fetch } = openPage({ token: "t", [kept]: "kept" })
  expect(fetch).not.toHaveBeenCalled()

  await askFeed()
  expect(fetch).toHaveBeenCalledTimes(1)
})

it.each(["looks/words.signature.webp?v=edition", "collages/ann/words.webp?until=1"])(
  "asks for the first picture as the app does: %s",
  async (name) => {
    const photo = `/api/pictures/${name}`
    const { links } = openPage({ token: "t" }, { data: [{ photo }, { photo: "/another" }] })
    await expect.poll(() => links).toHaveLength(1)

    const { src, srcSet = "" } = lookPicture(photo)
    const asked = { href: src, imageSrcset: srcSet, imageSizes: LOOK_SIZES }
    expect(links).toMatchObject([{ rel: "preload", as: "image", ...asked }])
  },
)

it("leaves the answer to the app, whatever it says", async () => {
  const { links } = openPage({ token: "t" }, { data: [] })
  expect(await askFeed()).toEqual([])
  expect(links).toEqual([])
})
