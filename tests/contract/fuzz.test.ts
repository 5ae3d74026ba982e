import { expect, it } from "vitest"
import { fuzz } from "./fuzz.ts"
import { SEED } from "./seed.ts"

const CALLS = 150

// `npm run test:long -- fuzz` makes a hundred times as many.
it("answers calls made by its document's schemas as the document says, whatever is wrong with them", async () => {
  const { findings, statuses } = await fuzz(CALLS, SEED.seed)

  expect(findings).toEqual([])
  expect(Object.keys(statuses)).toEqual(expect.arrayContaining(["200", "401", "422"]))
})
