// @vitest-environment node
import { expect, it } from "vitest"
import { hasAll, lackingInWords } from "./lacking.ts"

const tights = { about: "kind", words: "tights" } as const
const navy = { about: "colour", words: "navy" } as const
const wool = { about: "cloth", words: "wool" } as const
const size = { about: "size", words: "size 16" } as const

it.each([
  ["nothing where the best has it all", [{}, { lacks: [navy] }], undefined],
  ["nothing where nothing was found", [], undefined],
  [
    "what the shops have not",
    [{ lacks: [tights] }, { lacks: [tights, navy] }],
    "We found no “tights”. These come nearest.",
  ],
  [
    "what none of that kind has",
    [{ lacks: [navy, wool] }, { lacks: [navy, wool] }],
    "We found nothing with “navy” and “wool”. These come nearest.",
  ],
  [
    "both",
    [{ lacks: [tights, navy] }],
    "We found no “tights”, and nothing with “navy”. These come nearest.",
  ],
  [
    "that each lacks something else",
    [{ lacks: [navy] }, { lacks: [wool] }],
    "Nothing we found has all of that. These come nearest.",
  ],
  [
    "that nobody knows sizes",
    [{ lacks: [size] }, { lacks: [navy, size] }],
    "Please check the size in the shop: these may not come in “size 16”.",
  ],
])("says %s", (_what, results, words) => {
  expect(lackingInWords(results)).toBe(words)
})

it("counts a product of unknown size as having everything", () => {
  expect([{}, { lacks: [size] }, { lacks: [size, navy] }].map(hasAll)).toEqual([true, true, false])
})
