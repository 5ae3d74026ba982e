import { arriveAt, looks, visit } from "../support/journeys/hands.ts"
import { type Fault, spoilFirstCalls } from "../support/journeys/network.ts"
import { walkAsNewPerson } from "../support/journeys/newPerson.ts"
import { stranger } from "../support/journeys/person.ts"
import { expect, type Page, test } from "../support/journeys/stylin.ts"

// The worker that caches pictures would make its calls past the faults.
test.use({ serviceWorkers: "block" })

/** Calls that may stay without an answer: they carry none of her data, and their failure is logged or shown. */
const MAY_FAIL = new Set([
  "getTagPreferences",
  // Asked again only while its screen is shown, which she may leave before.
  "getWaysIn",
  "updateImpressions",
  "getSelfieStatus",
  "unlockLooks",
])

/** Calls that the journey has to make, whatever else it makes. */
const CALLS = [
  "getTagPreferences",
  "register",
  "createUser",
  "sendCrm",
  "savePreferences",
  "getFeed",
  "addFavourite",
  "getSelfieStatus",
  "getPending",
  "getWardrobe",
  "searchItems",
  "parseSearch",
  "getProductShots",
  "addToWardrobe",
  "addSearchItems",
  "updateOwnItems",
]

const FAULTS: readonly Fault[] = ["request lost", "server error", "answer lost"]

for (const fault of FAULTS) {
  const form = fault === "request lost" ? "" : " @long"
  test(`a new person gets through when every call fails once: ${fault}${form}`, async ({
    page,
  }) => {
    await getThrough(page, fault, () => true, CALLS)
  })
}

for (const call of CALLS) {
  test(`a new person gets through when ${call} fails once @long`, async ({ page }) => {
    await getThrough(page, "server error", (operation) => operation === call, [call])
  })
}

/** Walks the whole journey, and checks that nothing was lost on the way. */
async function getThrough(
  page: Page,
  fault: Fault,
  isChosen: (operation: string) => boolean,
  calls: readonly string[],
): Promise<void> {
  const network = await spoilFirstCalls(page, fault, isChosen)
  const { heart } = await walkAsNewPerson(page, stranger())

  // Unfinished work is done at one of the next openings, each of which may meet a failing call in
  // turn.
  const unspoilt = () => calls.filter((call) => !network.spoilt.has(call))
  const lost = () =>
    [...network.spoilt].filter((call) => !MAY_FAIL.has(call) && !network.answered.has(call))
  await expect(async () => {
    await page.reload()
    await expect(looks(page).first()).toBeVisible()
    await expect.poll(() => [...unspoilt(), ...lost()], { timeout: 5000 }).toEqual([])
  }).toPass()

  await visit(page, "Favourites")
  await arriveAt(page, "Loved stylins")
  await expect(page.getByRole("button", { name: heart, pressed: true })).toBeVisible()
  await visit(page, "Wardrobe")
  await arriveAt(page, "Wardrobe")
  const tops = page.getByRole("region", { name: /upper body/i })
  await expect(tops.getByRole("listitem")).toHaveCount(2)
}
