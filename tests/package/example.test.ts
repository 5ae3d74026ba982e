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
    const input = ["index.html", "scoped.html"].map((page) => join(EXAMPLE, page))
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
})
