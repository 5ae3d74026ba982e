import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { expect, type Page } from "@playwright/test"
import type { AxeResults } from "axe-core"
import { looks } from "./hands.ts"

// The screens are checked with the same axe as the stories.
const storybookAxe = createRequire(import.meta.resolve("@storybook/addon-a11y"))
const AXE = storybookAxe.resolve("axe-core/axe.min.js")

/** Every look on the screen shows its photo. */
export async function expectPicturesToLoad(page: Page): Promise<void> {
  const photos = looks(page).locator("[data-part=photo]").getByRole("img")
  await expect(photos).not.toHaveCount(0)
  for (const photo of await photos.all()) {
    await photo.scrollIntoViewIfNeeded()
    await expect(photo).toHaveJSProperty("complete", true)
    await expect(photo).not.toHaveJSProperty("naturalWidth", 0)
  }
  // A picture that failed to load is removed from its card.
  await expect(photos).toHaveCount(await looks(page).count())
}

/** Waits for at least this many pictures of any kind, and until each has loaded. */
export async function expectAnyPictures(page: Page, least: number): Promise<void> {
  const pictures = page.locator("main img")
  await expect.poll(() => pictures.count()).toBeGreaterThanOrEqual(least)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).not.toHaveJSProperty("naturalWidth", 0)
  }
}

/**
 * Checks with axe that the current screen is accessible, and that it is no wider than the window.
 */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) {
    // Evaluated like a debugger's code, because the page's own policy allows no other scripts.
    await page.evaluate(readFileSync(AXE, "utf8"))
  }
  const seen = await page.evaluate(async () => {
    const axe: { run(): Promise<AxeResults> } = Reflect.get(window, "axe")
    const { violations } = await axe.run()
    const { scrollWidth, clientWidth } = document.documentElement
    return {
      violations: violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(" ")}`),
      isTooWide: scrollWidth > clientWidth,
    }
  })
  expect(seen, page.url()).toEqual({ violations: [], isTooWide: false })
}

/** Checks that nothing on the screen moves by itself. */
export async function expectStillness(page: Page): Promise<void> {
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const { duration } = effect?.getComputedTiming() ?? {}
        return playState === "running" && typeof duration === "number" && duration > 50
      })
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.className : "?")),
  )
  expect(moving, page.url()).toEqual([])
}
