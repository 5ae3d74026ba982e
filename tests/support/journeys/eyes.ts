import { expect, type Page } from "@playwright/test"
import { looks } from "./hands.ts"

/** Every look on the screen shows its photo. */
export async function expectPicturesToLoad(page: Page): Promise<void> {
  const photos = looks(page).locator("[data-part=photo]").getByRole("img")
  await expect(photos).not.toHaveCount(0)
  for (const photo of await photos.all()) {
    await photo.scrollIntoViewIfNeeded()
    await expect(photo).toHaveJSProperty("complete", true)
    await expect(photo).not.toHaveJSProperty("naturalWidth", 0)
  }
  // One that could not be loaded is taken out of its card.
  await expect(photos).toHaveCount(await looks(page).count())
}
