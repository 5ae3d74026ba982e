import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { expect, type Page, test } from "@playwright/test"
import { PNG } from "pngjs"
import type { Change } from "../../scripts/lib/visual/compare.mjs"
import { buildReport } from "../../scripts/lib/visual/report.mjs"
import type { Shot } from "../../scripts/lib/visual/shots.mjs"

const HOSTILE = `</script><script>document.title = "taken"</script><img src=x onerror="document.title='taken'">`

const shot = (changes: Partial<Shot>): Shot => ({
  story: "basics-button--primary",
  title: "Basics/Button",
  name: "Primary",
  theme: "light",
  width: 390,
  picture: "first",
  violations: [],
  ...changes,
})

const change = (changes: Partial<Change>): Change => ({
  ...{ story: "basics-button--primary", title: "Basics/Button", name: "Primary" },
  ...{ theme: "light", width: 390, kind: "changed", share: 0.25 },
  before: shot({}),
  after: shot({ picture: "second" }),
  difference: "third",
  violationsAdded: [],
  violationsRemoved: [],
  ...changes,
})

const CHANGES = [
  change({
    violationsAdded: [{ rule: "color-contrast", help: HOSTILE, targets: [".price"] }],
  }),
  change({ theme: "evening", width: 1440, name: HOSTILE, share: 0.1 }),
  change({ title: "Product/LookCard", story: "product-lookcard--plain", accepted: "Rounder." }),
]

let folder: string

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "stylin-report-"))
  const png = PNG.sync.write(new PNG({ width: 40, height: 60 }))
  const report = { base: HOSTILE, pictures: 12, stories: 3, changes: CHANGES }
  await writeFile(
    join(folder, "index.html"),
    buildReport(report, () => png),
  )
})

test.afterAll(() => rm(folder, { recursive: true }))

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(pathToFileURL(join(folder, "index.html")).href)
})

const rows = (page: Page) => page.getByRole("navigation", { name: "Changes" }).getByRole("button")

test("shows what stories say as text, never as markup", async ({ page }) => {
  await expect(page.getByText("newly found by axe")).toBeVisible()
  await page.keyboard.press("ArrowRight")
  await expect(page.getByRole("heading", { name: HOSTILE })).toBeVisible()

  await expect(page).toHaveTitle("What changed")
})

test("is looked through with the keyboard", async ({ page }) => {
  await page.keyboard.press("ArrowRight")
  await expect(rows(page).nth(1)).toHaveAttribute("aria-current", "true")
  await page.keyboard.press("2")
  const slider = page.getByRole("slider")
  await expect(slider).toBeVisible()
  await slider.focus()
  await page.keyboard.press("ArrowRight")
  await expect(slider).toHaveValue("51")
  await page.keyboard.press("Tab")
  await page.keyboard.press("4")
  await expect(page.getByRole("img", { name: "The difference" })).toBeVisible()
})

test("narrows down to a component, a theme or a width, and shows what was accepted", async ({
  page,
}) => {
  await expect(rows(page)).toHaveCount(2)
  await page.getByLabel("Theme").selectOption("evening")
  await expect(rows(page)).toHaveCount(1)
  await page.getByLabel("Width").selectOption("390")
  await expect(page.getByText("Nothing to review here.")).toBeVisible()
  await page.getByLabel("Theme").selectOption("")
  await page.getByLabel("Component").selectOption("Product/LookCard")
  await page.getByLabel("Show").selectOption("accepted")
  await expect(page.getByText("Accepted: Rounder.")).toBeVisible()
})

for (const colorScheme of ["light", "dark"] as const) {
  test(`has nothing that axe finds fault with in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    const addon = createRequire(import.meta.url).resolve("@storybook/addon-a11y")
    await page.addScriptTag({ path: createRequire(addon).resolve("axe-core") })
    const violations = await page.evaluate(async () => {
      const axe: typeof import("axe-core") = Reflect.get(window, "axe")
      const found = await axe.run()
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
    })

    expect(violations).toEqual([])
  })
}
