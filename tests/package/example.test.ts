import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { type Browser, chromium } from "playwright"
import { build } from "vite"
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest"
import { CHROMIUM_FLAGS, prepareChromium } from "../../scripts/lib/chromium.mjs"
import { pinnedNode, ROOT } from "../../scripts/lib/host.mjs"
import { serveFolder } from "../../scripts/lib/serve-folder.mjs"

const EXAMPLE = inject("example")

const node = (...args: string[]) =>
  spawnSync(pinnedNode(), args, { cwd: EXAMPLE, encoding: "utf8" })

describe.each(["bundler", "nodenext"])("types of an app that resolves as %s", (resolution) => {
  it("fit", () => {
    const tsc = join(ROOT, "node_modules/@typescript/native/bin/tsc")
    const { status, stdout } = node(tsc, "-p", `tsconfig.${resolution}.json`)

    expect({ status, stdout }).toEqual({ status: 0, stdout: "" })
  })
})

it("renders in plain Node, styles included", () => {
  const { stdout, stderr } = node("render.mjs")
  const { markup, styles } = JSON.parse(stdout)

  expect(stderr).toBe("")
  expect(markup).toMatch(/<button[^>]*>.*Delete/)
  expect(markup).toContain("Trench")
  expect(markup).toContain("Linen")
  expect(styles).toContain("var(--")
})

describe("an app built with Vite", () => {
  let browser: Browser
  let site: Awaited<ReturnType<typeof serveFolder>>

  beforeAll(async () => {
    const pages = ["index", "scoped", "with-base", "tokens-alone", "tokens-file"]
    const input = pages.map((page) => join(EXAMPLE, `${page}.html`))
    const rolldownOptions = { input }
    await build({ root: EXAMPLE, configFile: false, logLevel: "error", build: { rolldownOptions } })
    site = await serveFolder(join(EXAMPLE, "dist"))
    browser = await chromium.launch({
      executablePath: await prepareChromium(),
      args: CHROMIUM_FLAGS,
    })
  })
  afterAll(async () => {
    await browser?.close()
    await site?.close()
  })

  it("works in a browser: theme, fonts, dialog, tags", async () => {
    const page = await browser.newPage()
    const problems: string[] = []
    page.on("pageerror", (error) => problems.push(error.message))
    page.on("console", (line) => {
      if (line.type() === "error" || line.type() === "warning") problems.push(line.text())
    })
    await page.goto(site.url)

    await page.getByRole("button", { name: "Favourite Trench" }).click()
    await page.getByRole("button", { name: "Favourite Trench", pressed: true }).waitFor()
    await page.getByRole("button", { name: "Keep it" }).click()
    await page.getByRole("dialog", { name: "Kept" }).waitFor()
    const evening = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const light = await page.evaluate(() => {
      document.documentElement.dataset.theme = "light"
      return getComputedStyle(document.body).backgroundColor
    })
    const faces = await page.evaluate(async () => {
      await document.fonts.ready
      return [...document.fonts].flatMap(({ status, family }) =>
        status === "loaded" ? family : [],
      )
    })

    expect(await page.getByText("Linen").count()).toBeGreaterThan(0)
    expect([evening, light]).not.toContain("rgba(0, 0, 0, 0)")
    expect(evening).not.toBe(light)
    expect(faces.join()).toContain("Instrument Serif")
    expect(faces.join()).toContain("Figtree Variable")
    expect(problems).toEqual([])
  })

  it("keeps to its corners of a page with a base of its own, each in a theme", async () => {
    const page = await browser.newPage()
    await page.goto(`${site.url}/scoped.html`)
    await page.getByText("Jumper").nth(1).waitFor()
    const look = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const { backgroundColor, boxSizing, marginTop } = getComputedStyle(element)
        return { backgroundColor, boxSizing, marginTop }
      })

    expect(await look("#theirs")).toMatchObject({ boxSizing: "content-box", marginTop: "19.92px" })
    expect(await look("#light h2")).toMatchObject({ boxSizing: "border-box", marginTop: "0px" })
    expect(await look("body")).toMatchObject({ marginTop: "8px" })
    expect((await look("#light")).backgroundColor).toBe("rgb(250, 247, 242)")
    expect((await look("#evening")).backgroundColor).toBe("rgb(23, 20, 18)")
    expect((await look("body")).backgroundColor).toBe("rgba(0, 0, 0, 0)")
  })

  it.each(["tokens-alone", "tokens-file"])(
    "looks the same without a base of ours, and leaves a shop's own elements alone: %s",
    async (without) => {
      const [ours, theirs] = await Promise.all([
        looksOf(browser, `${site.url}/with-base.html`),
        looksOf(browser, `${site.url}/${without}.html`),
      ])

      expect(Object.keys(ours.parts).length).toBeGreaterThan(400)
      expect(Object.keys(theirs.parts)).toEqual(Object.keys(ours.parts))
      const others = Object.entries(theirs.parts).filter(
        ([part, look]) => look !== ours.parts[part],
      )
      expect(others.map(([part, look]) => ({ part, look, ours: ours.parts[part] }))).toEqual([])
      expect(theirs.own).toEqual({
        heading: "33px monospace, margin 31px, content-box",
        words:
          '16px "Figtree Variable", "Figtree Fallback", system-ui, sans-serif, margin 0px, content-box',
        button: "9px monospace, margin 0px, content-box",
      })
    },
  )
})

const SAMPLE = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"/>'
const TYPE = "image/svg+xml"

/** How everything that components draw is laid out and set, and what became of the page's own elements. */
async function looksOf(browser: Browser, url: string) {
  const page = await browser.newPage({ reducedMotion: "reduce" })
  // A picture that fails would be taken out of the page, sooner or later.
  await page.route("**/samples/*", (route) => route.fulfill({ body: SAMPLE, contentType: TYPE }))
  await page.goto(url, { waitUntil: "networkidle" })
  await page.getByText("Nothing yet").waitFor()
  const looks = await page.evaluate(async () => {
    await document.fonts.ready
    // Colours pass from element to element by transitions, short as they are.
    for (let moving = document.getAnimations(); moving.length > 0; ) {
      await Promise.allSettled(moving.map(({ finished }) => finished))
      await new Promise(requestAnimationFrame)
      moving = document.getAnimations()
    }
    const LAID = [
      "display",
      "boxSizing",
      "width",
      "height",
      "margin",
      "padding",
      "borderWidth",
    ] as const
    const SET = ["font", "letterSpacing", "color", "listStyle", "textWrap"] as const
    const isOfText = (element: Element) =>
      element.closest('[data-stylin-ui="text"]') !== null &&
      element.closest('[data-stylin-ui=""]') === null
    const drawn = [...document.querySelectorAll("[data-example]")].flatMap((example) =>
      [...example.querySelectorAll("[data-stylin-ui], [data-stylin-ui] [data-part]")]
        // What stands in a line of text is set as that is.
        .filter((element) => !isOfText(element))
        .map((element, at) => {
          const style = getComputedStyle(element)
          const hasWords = [...element.childNodes].some((node) => node instanceof Text)
          const said = (hasWords ? [...LAID, ...SET] : LAID).map((name) => style[name]).join("; ")
          return [`${example.getAttribute("data-example")} ${at} ${element.localName}`, said]
        }),
    )
    const own = [...document.querySelectorAll<HTMLElement>("[data-theirs]")].map((element) => {
      const { fontSize, fontFamily, marginTop, boxSizing } = getComputedStyle(element)
      return [
        element.dataset.theirs,
        `${fontSize} ${fontFamily}, margin ${marginTop}, ${boxSizing}`,
      ]
    })
    return { parts: Object.fromEntries(drawn), own: Object.fromEntries(own) }
  })
  await page.close()
  return looks
}
