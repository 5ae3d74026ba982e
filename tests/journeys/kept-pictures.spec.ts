import type { Page } from "@playwright/test"
import { expect, test } from "@playwright/test"
import { type Said, serveShipped } from "../support/journeys/shipped-worker.ts"

const SVG = { "content-type": "image/svg+xml" }
/**
 * Uncached, so that what is not requested again comes from the worker, not from the browser's
 * cache.
 */
const PUBLIC = "public, max-age=0"
const PICTURES = "/api/pictures/"

/** Pictures that may be cached. */
const STORABLE: Readonly<Record<string, Said>> = {
  "drawn.svg": { headers: { ...SVG, "cache-control": PUBLIC } },
  "hers.svg": { headers: { ...SVG, "cache-control": "private, max-age=0", vary: "Origin" } },
}

/** Pictures that may not, by what showing them again would be. */
const NOT_STORABLE: Readonly<Record<string, Said>> = {
  "no-store.svg": { headers: { ...SVG, "cache-control": "no-store" } },
  "private-no-store.svg": { headers: { ...SVG, "cache-control": "private, No-Store, max-age=0" } },
  "sign-in-page.svg": { headers: { "content-type": "text/html", "cache-control": PUBLIC } },
  "for-her-cookie.svg": { headers: { ...SVG, "cache-control": PUBLIC, vary: "Cookie" } },
  "for-nobody-else.svg": { headers: { ...SVG, "cache-control": PUBLIC, vary: "*" } },
  "gone.svg": { status: 404, headers: { ...SVG, "cache-control": PUBLIC } },
  "down.svg": { status: 503, headers: { ...SVG, "cache-control": PUBLIC } },
}

let server: Awaited<ReturnType<typeof serveShipped>>
test.beforeEach(async () => {
  server = await serveShipped()
})
test.afterEach(() => server.close())

function say(pictures: Readonly<Record<string, Said>>, body: string): void {
  for (const [name, said] of Object.entries(pictures)) {
    server.said.set(PICTURES + name, { ...said, body })
  }
}

/** Opens the app with its worker running. */
async function openApp(page: Page): Promise<void> {
  await page.goto(server.url)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
    )
  })
}

/** Requests pictures as the page would. Resolves to the outcome of each. */
const get = (page: Page, names: readonly string[], headers: Record<string, string> = {}) =>
  page.evaluate(
    ({ addresses, headers }) =>
      Promise.all(addresses.map(async (address) => (await fetch(address, { headers })).text())),
    { addresses: names.map((name) => PICTURES + name), headers },
  )

/** The cached pictures. */
const kept = (page: Page) =>
  page.evaluate(async (prefix) => {
    if (!(await caches.has("pictures"))) return []
    const requests = await (await caches.open("pictures")).keys()
    return requests.map(({ url }) => new URL(url).pathname.slice(prefix.length)).toSorted()
  }, PICTURES)

/** Puts a picture where an earlier version of the worker, or an earlier day, has left it. */
const leave = (page: Page, name: string, headers: Record<string, string>) =>
  page.evaluate(
    async ({ address, headers }) => {
      const cache = await caches.open("pictures")
      await cache.put(address, new Response("<svg>old</svg>", { headers }))
    },
    { address: PICTURES + name, headers },
  )

test("only cacheable pictures are cached, and cached ones are requested once", async ({ page }) => {
  const [may, mayNot] = [Object.keys(STORABLE), Object.keys(NOT_STORABLE)]
  say({ ...STORABLE, ...NOT_STORABLE, "token.svg": STORABLE["drawn.svg"] ?? {} }, "<svg/>")
  await openApp(page)

  await get(page, [...mayNot, ...may])
  await get(page, ["token.svg"], { authorization: "Bearer hers" })

  await expect.poll(() => kept(page)).toEqual(may.toSorted())
  await get(page, [...mayNot, ...may])
  for (const name of mayNot) expect([name, server.times(PICTURES + name)]).toEqual([name, 2])
  for (const name of may) expect([name, server.times(PICTURES + name)]).toEqual([name, 1])
  expect(await kept(page)).toEqual(may.toSorted())
})

test("pictures that an earlier version should not have cached are requested again", async ({
  page,
}) => {
  say({ "a.svg": STORABLE["drawn.svg"] ?? {}, "b.svg": NOT_STORABLE["no-store.svg"] ?? {} }, "new")
  await openApp(page)
  for (const name of ["a.svg", "b.svg"]) {
    await leave(page, name, { ...SVG, "cache-control": "no-store" })
  }

  const shown = await get(page, ["a.svg", "b.svg"])

  expect(shown).toEqual(["new", "new"])
  await expect.poll(() => kept(page)).toEqual(["a.svg"])
})

test("cached pictures are removed when their server forbids caching", async ({ page }) => {
  say({ "a.svg": NOT_STORABLE["private-no-store.svg"] ?? {} }, "new")
  await openApp(page)
  // Cached so long ago that it must be requested again.
  const date = new Date(Date.now() - 31 * 86_400_000).toUTCString()
  await leave(page, "a.svg", { ...SVG, "cache-control": PUBLIC, date })

  expect(await get(page, ["a.svg"])).toEqual(["new"])
  await expect.poll(() => kept(page)).toEqual([])
})

test("the app itself is not cached if its server forbids it", async ({ page }) => {
  server.said.set("/app.html", { headers: { "cache-control": "no-store" } })
  await page.goto(server.url)

  const state = await page.evaluate(async () => {
    const { installing, waiting, active } = await navigator.serviceWorker.register("/sw.js")
    const worker = installing ?? waiting ?? active
    if (worker?.state === "installing") {
      await new Promise((resolve) =>
        worker.addEventListener("statechange", resolve, { once: true }),
      )
    }
    return worker?.state
  })

  expect(state).toBe("redundant")
  const pages = await page.evaluate(async () => {
    const names = await caches.keys()
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().filter(({ url }) => url.includes("app.html")).length
  })
  expect(pages).toBe(0)
})
