import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { expect, type Page, test } from "@playwright/test"
import { PNG } from "pngjs"
import { writeReport } from "../../scripts/lib/visual/report.mjs"
import { serveReview } from "../../scripts/lib/visual/review-server.mjs"
import { changeOf, reportOf, shotOf } from "./samples.ts"

const HOSTILE = `</script><script>document.title = "taken"</script><img src=x onerror="document.title='taken'">`

const finding = { rule: "color-contrast", help: HOSTILE, targets: [".price"] }
const CHANGES = [
  changeOf({ violationsAdded: [finding] }),
  changeOf({ theme: "evening", width: 1440, name: HOSTILE, share: 0.1, patch: "darker" }),
  changeOf({ title: "Product/Heart", story: "product-heart--on", name: "On", patch: "moved" }),
  changeOf({ title: "Product/Look", story: "product-look--on", name: "On", patch: "moved" }),
  changeOf({ title: "Product/Card", story: "product-card--on", accepted: "Rounder." }),
]

let folder: string
let fromDisk: string

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "stylin-report-"))
  const png = PNG.sync.write(new PNG({ width: 40, height: 60 }))
  const after = (index: number) => shotOf({ picture: `after-${index}` })
  const changes = CHANGES.map((change, index) => ({ ...change, after: after(index) }))
  await writeReport(folder, { ...reportOf(changes), base: HOSTILE }, () => png)
  fromDisk = pathToFileURL(join(folder, "index.html")).href
})

test.afterAll(() => rm(folder, { recursive: true }))

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }))

const rows = (page: Page) => page.getByRole("navigation", { name: "Changes" }).getByRole("link")

test("shows what stories say as text, never as markup", async ({ page }) => {
  await page.goto(fromDisk)

  await expect(page.getByText("newly found by axe")).toBeVisible()
  await page.keyboard.press("ArrowRight")
  await expect(page.getByRole("heading", { name: HOSTILE })).toBeVisible()
  await expect(page).toHaveTitle("What changed")
})

test("shows pictures from files beside it", async ({ page }) => {
  await page.goto(fromDisk)

  const picture = page.getByRole("img", { name: "After" })
  await expect(picture).toHaveAttribute("src", "pictures/after-0.png")
  await expect(picture).toHaveJSProperty("naturalWidth", 40)
  expect((await readFile(join(folder, "index.html"))).length).toBeLessThan(20_000)
})

test("is looked through with the keyboard", async ({ page }) => {
  await page.goto(fromDisk)
  await page.keyboard.press("j")
  await expect(rows(page).nth(1)).toHaveAttribute("aria-current", "true")
  await expect(page.getByRole("status").last()).toHaveText("Product/Heart: On, light, 390 px")
  await page.keyboard.press("2")
  const slider = page.getByRole("slider")
  await expect(slider).toBeVisible()
  await slider.focus()
  await page.keyboard.press("ArrowRight")
  await expect(slider).toHaveValue("51")
  await page.keyboard.press("Shift+Tab")
  await page.keyboard.press("4")
  await expect(page.getByRole("img", { name: "The difference" })).toBeVisible()
  await expect(page.getByRole("button", { name: "difference" })).toBeFocused()
  await page.getByRole("checkbox", { name: "Keys" }).uncheck()
  await page.keyboard.press("1")
  await expect(page.getByRole("img", { name: "Before" })).toBeHidden()
})

test("lists what changed alike once, and follows links to a picture or a group", async ({
  page,
}) => {
  await page.goto(fromDisk)
  await expect(rows(page)).toHaveCount(2)
  await rows(page).nth(1).click()
  await expect(rows(page).nth(1)).toBeFocused()
  const strip = page.getByRole("list", { name: "Pictures of this group" }).getByRole("link")
  await strip.nth(1).click()
  await expect(page.getByRole("heading", { name: "Product/Look: On" })).toBeVisible()
  await expect(strip.nth(1)).toBeFocused()
  const link = page.url()

  await page.goto("about:blank")
  await page.goto(link)
  await expect(page.getByRole("heading", { name: "Product/Look: On" })).toBeVisible()
  await page.goto(`${fromDisk}#change=product-card--on/light/390&view=swipe`)
  await page.reload()
  await expect(page.getByText("Accepted: Rounder.")).toBeVisible()
  await expect(page.getByRole("slider")).toBeVisible()
})

test("narrows down to a component, a theme or a width", async ({ page }) => {
  await page.goto(fromDisk)
  await page.getByLabel("Theme").selectOption("evening")
  await expect(rows(page)).toHaveCount(1)
  await page.getByLabel("Width").selectOption("390")
  await expect(page.getByText("Nothing to review here.")).toBeVisible()
  await page.getByLabel("Theme").selectOption("")
  await page.getByLabel("Component").selectOption("Product/Card")
  await page.getByLabel("Show").selectOption("accepted")
  await expect(page.getByText("Accepted: Rounder.")).toBeVisible()
})

test("accepts a picture and a group, and takes one back, where the command serves it", async ({
  page,
}) => {
  const acceptedFile = join(folder, "accepted.json")
  await writeFile(acceptedFile, "[]\n")
  const review = await serveReview({ folder, acceptedFile })
  const kept = async (): Promise<{ story: string; reason: string }[]> =>
    JSON.parse(await readFile(acceptedFile, "utf8"))
  await page.goto(`${review.url}/#change=product-heart--on/light/390`)

  await expect(page.getByRole("button", { name: "Accept this picture" })).toBeVisible()
  await page.keyboard.press("a")
  await expect(page.getByLabel("Why it should look so")).toBeFocused()
  await page.keyboard.type("Nearer the edge.")
  await page.getByRole("button", { name: "Accept all 2 pictures" }).click()
  await expect(page.getByRole("status").last()).toHaveText("Accepted: 2 pictures. 3 to review.")
  await expect(page.getByRole("heading", { level: 2 })).toBeFocused()
  expect((await kept()).map(({ story }) => story)).toEqual([
    "product-heart--on",
    "product-look--on",
  ])
  await expect(page.getByLabel("Why it should look so")).toHaveValue("Nearer the edge.")
  await page.getByRole("button", { name: "Accept this picture" }).click()
  await expect(page.getByRole("status").last()).toHaveText("Accepted: 1 picture. 2 to review.")

  await page.goto(`${review.url}/#change=product-look--on/light/390`)
  await page.getByRole("button", { name: "Take back" }).click()
  await expect(page.getByRole("status").last()).toHaveText("Taken back: 1 picture. 3 to review.")
  expect((await kept()).map(({ story }) => story)).not.toContain("product-look--on")

  await review.close()
  await page.getByRole("button", { name: "Accept this picture" }).click()
  await expect(page.getByRole("alert")).toHaveText(/start npm run visual -- --review again/)
})

test("says how to accept, where nothing serves it", async ({ page }) => {
  await page.goto(fromDisk)

  await expect(page.getByText("npm run visual -- --review")).toBeVisible()
  await expect(page.getByRole("button", { name: "Accept this picture" })).toHaveCount(0)
})

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [390, 1440]) {
    test(`has nothing that axe finds fault with in ${colorScheme} at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      const acceptedFile = join(folder, `accepted-${colorScheme}-${width}.json`)
      await writeFile(acceptedFile, "[]\n")
      const review = await serveReview({ folder, acceptedFile })
      await page.goto(`${review.url}/#change=product-heart--on/light/390`)
      await expect(page.getByRole("heading", { level: 2 })).toBeVisible()
      const addon = createRequire(import.meta.url).resolve("@storybook/addon-a11y")
      // The page's policy lets no other script be added, but a test may evaluate one.
      await page.evaluate(await readFile(createRequire(addon).resolve("axe-core"), "utf8"))
      const violations = await page.evaluate(async () => {
        const axe: typeof import("axe-core") = Reflect.get(window, "axe")
        const found = await axe.run()
        return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
      })
      const over = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
      await review.close()

      expect(violations).toEqual([])
      expect(over).toBe(0)
    })
  }
}
