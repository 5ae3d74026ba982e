import { readFileSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { createServer, type Server } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "@playwright/test"
import { PNG } from "pngjs"
import type { Extent } from "../../scripts/lib/story-settings.mjs"
import { capture } from "../../scripts/lib/visual/capture.mjs"
import { AXE_FILES } from "../../scripts/lib/visual/findings.mjs"
import { holdStill, type Stillness } from "../../scripts/lib/visual/freeze.mjs"
import { missingVisits } from "../../scripts/lib/visual/shots.mjs"
import { STILLNESS } from "../../scripts/lib/visual/stillness.mjs"
import { ShotStore } from "../../scripts/lib/visual/store.mjs"

/** What each story does once its page has loaded; it is finished when it has. */
const STORIES = {
  tall: "",
  scrolled: "scrollTo(0, 500)",
  // Further down than a browser fetches by itself.
  far: `document.body.insertAdjacentHTML("beforeend",
    '<img src="/far.svg" loading="lazy" decoding="async" alt="" width="390" height="100" style="position: absolute; top: 9000px; left: 0">')`,
  // A hundred frames in which nothing changes; only then the part's script is let go.
  late: `import("/late.js")
    let frames = 100
    requestAnimationFrame(function next() {
      frames -= 1
      if (frames > 0) requestAnimationFrame(next)
      else navigator.sendBeacon("/release")
    })`,
  turned: `document.head.insertAdjacentHTML("beforeend", \`<style>
    [dir=rtl] body { background: #f00 }
    @media (forced-colors: active) { body { forced-color-adjust: none; background: #00f } }
    p { top: 40px; font-size: 2rem }
  </style>\`)`,
  // A field's name goes and comes back all the time, as at each of React's renders.
  rendered: `const field = document.body.appendChild(document.createElement("input"))
    setInterval(() => {
      field.name = "said"
      field.removeAttribute("name")
    }, 5)`,
  fails: `throw new Error("It threw.")`,
  goesOn: `window.namedState = { left: () => "It goes on." }`,
}

/** As much of a Storybook as taking pictures needs. */
const pageOf = (id: string) => `<!doctype html><html lang="en"><title>Story</title>
<style>body { margin: 0; height: 2000px } [data-theme=evening] body { background: #000 }</style>
<p style="position: fixed; bottom: 0">Bar</p>
<script>
  const heard = {}
  const say = (event, words) => { for (const listen of heard[event] ?? []) listen(words) }
  window.__STORYBOOK_ADDONS_CHANNEL__ = { on: (event, listen) => (heard[event] ??= []).push(listen) }
  window.__STORYBOOK_PREVIEW__ = {
    storyStore: { loadStory: async () => ({ parameters: { a11y: { runOnly: ["wcag2a"] } } }) },
  }
  addEventListener("load", () => {
    try {
      ${STORIES[id as keyof typeof STORIES] ?? ""}
      say("storyFinished")
    } catch (error) {
      say("playFunctionThrewException", error)
    }
  })
</script></html>`

// As the command's own browser.
test.use({ isMobile: false })

let server: Server
let url: string
let folder: string

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "stylin-capture-"))
  const held: (() => void)[] = []
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost")
    const script = AXE_FILES[pathname]
    if (pathname === "/iframe.html") {
      response.setHeader("content-type", "text/html").end(pageOf(searchParams.get("id") ?? ""))
    } else if (script) {
      response.setHeader("content-type", "text/javascript").end(readFileSync(script))
    } else if (pathname === "/far.svg") {
      response
        .setHeader("content-type", "image/svg+xml")
        .end(
          `<svg xmlns="http://www.w3.org/2000/svg" width="390" height="100"><rect width="390" height="100" fill="#f00"/></svg>`,
        )
    } else if (pathname === "/late.js") {
      response.setHeader("content-type", "text/javascript")
      held.push(() => response.end(`document.body.style.background = "#ff0000"`))
    } else {
      if (pathname === "/release") for (const release of held.splice(0)) release()
      response.end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  url = typeof address === "object" ? `http://127.0.0.1:${address?.port}` : ""
})

test.afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true })
})

/** Pictures one story in both themes on a phone. */
async function picture(
  browser: Parameters<typeof capture>[0]["browser"],
  id: keyof typeof STORIES,
  extent: Extent = "none",
) {
  const store = new ShotStore(join(folder, id))
  store.stories = [{ id, title: "Basics/Story", name: id }]
  const visits = missingVisits(store, { words: [], quick: true, extent })
  const { signal } = new AbortController()
  await capture({ browser, url, visits, store, signal })
  return store.shots.map((shot) => ({
    shot,
    png: shot.picture === "" ? undefined : PNG.sync.read(store.read(shot.picture)),
  }))
}

test("pictures a page whole, in both themes", async ({ browser }) => {
  const [light, evening] = await picture(browser, "tall")

  expect([light?.shot.theme, evening?.shot.theme]).toEqual(["light", "evening"])
  expect([light?.png?.width, light?.png?.height]).toEqual([390, 2000])
  expect(light?.png?.data[0]).toBe(255)
  expect(evening?.png?.data[0]).toBe(0)
  expect(light?.shot).not.toHaveProperty("scrolled")
})

test("pictures a scrolled page as the screen shows it", async ({ browser }) => {
  const [light] = await picture(browser, "scrolled")

  expect([light?.png?.width, light?.png?.height]).toEqual([390, 844])
  expect(light?.shot.scrolled).toBe(500)
})

test("pictures also what a browser fetches only when it is scrolled to", async ({ browser }) => {
  const [light] = await picture(browser, "far")

  const pixel = (9050 * 390 + 10) * 4
  expect([...(light?.png?.data.subarray(pixel, pixel + 3) ?? [])]).toEqual([255, 0, 0])
})

test("waits for a part that is fetched late", async ({ browser }) => {
  const [light] = await picture(browser, "late")

  expect([...(light?.png?.data.subarray(0, 3) ?? [])]).toEqual([255, 0, 0])
})

test("takes a page to be at rest whose fields are as before after each render", async ({
  browser,
}) => {
  const [light] = await picture(browser, "rendered")

  expect(light?.shot.problem).toBeUndefined()
})

test("pictures a page in the settings of the toolbar, each by itself", async ({ browser }) => {
  const shots = await picture(browser, "turned", "all")
  const [light, evening, ...inSettings] = shots.map(({ shot, png }) => ({
    setting: shot.setting,
    // The first pixel is red right to left, blue in forced colours.
    seen: [...(png?.data.subarray(0, 3) ?? [])].join(),
  }))

  expect([light?.setting, evening?.setting]).toEqual([undefined, undefined])
  expect(inSettings).toEqual([
    { setting: "right-to-left", seen: "255,0,0" },
    { setting: "large-text", seen: "255,255,255" },
    { setting: "long-words", seen: "255,255,255" },
    { setting: "forced-colours", seen: "0,0,255" },
    { setting: "reduced-motion", seen: "255,255,255" },
  ])
  expect(shots[3]?.shot.picture).not.toBe(shots[0]?.shot.picture)
})

test("says why a story could not be pictured", async ({ browser }) => {
  const shots = await picture(browser, "fails")

  expect(shots.map(({ shot }) => shot.problem)).toEqual(["It threw.", "It threw."])
})

test("takes no picture of what goes on from the state that was seen last", async ({ browser }) => {
  const shots = await picture(browser, "goesOn")

  expect(shots.map(({ shot }) => shot.problem)).toEqual(["It goes on.", "It goes on."])
})

test("lets a walk have its calendar, and begins each state at the same moment with the same chances", async ({
  page,
}) => {
  await page.addInitScript(holdStill, STILLNESS)
  await page.goto(`${url}/iframe.html?id=tall`)
  const seeIn = (walks: boolean) =>
    page.evaluate((isWalk) => {
      const { begin }: Stillness = Reflect.get(window, "stillness")
      begin(isWalk)
      return { now: Date.now(), chance: Math.random() }
    }, walks)

  const first = await seeIn(false)
  const walk = await seeIn(true)
  const second = await seeIn(false)

  expect(first.now).toBe(STILLNESS.now)
  expect(Math.abs(walk.now - Date.now())).toBeLessThan(3_600_000)
  expect(second).toEqual(first)
})
