import { expectPicturesToLoad } from "../support/journeys/eyes.ts"
import { arriveAt, button, insistOn, looks, signIn, visit } from "../support/journeys/hands.ts"
import { walkAsNewPerson } from "../support/journeys/newPerson.ts"
import { stranger } from "../support/journeys/person.ts"
import { expect, test } from "../support/journeys/stylin.ts"

test("a new person gets from the splash screen to a feed with her own clothes, which outlive a killed server @desktop", async ({
  page,
  stylin,
}) => {
  const person = stranger()
  const { heart } = await walkAsNewPerson(page, person)
  await expect(looks(page)).toHaveCount(3)
  await expectPicturesToLoad(page)
  const loved = page.getByRole("button", { name: heart, pressed: true })
  await visit(page, "Favourites")
  await arriveAt(page, "Loved stylins")
  await expect(loved).toBeVisible()

  await stylin.crash()
  await visit(page, "Wardrobe")
  const tops = page.getByRole("region", { name: /upper body/i })
  await expect(tops.getByRole("listitem")).toHaveCount(2)
  await button(page, "Sign out").click()
  await expect(button(page, "Get started")).toBeVisible()
  await signIn(page, person)
  await insistOn(page, looks(page).first())
  // Her account remembers that she has read the tips, so nothing stands in the way.
  await visit(page, "Favourites")
  await expect(loved).toBeVisible()
})
