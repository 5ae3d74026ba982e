import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { JUDGED, judgedWith } from "./judged.ts"

const MONTHS = 4
const tally = readFileSync(
  new URL("../../../docs/judged-looks.md", import.meta.url),
  "utf8",
).matchAll(/^\| (\d{3,4})[ ,|][^|]*\| (\d+) \|/gm)

it("knows the people and the looks of every seed of the tally", () => {
  const rows = [...tally].map(([, seed, looks]) => [Number(seed), Number(looks)] as const)
  expect(rows.map(([seed]) => seed)).toEqual(JUDGED.map(({ seed }) => seed))
  for (const [seed, looks] of rows) {
    const drawn = (judgedWith(seed)?.people.length ?? 0) * (judgedWith(seed)?.looks ?? 0) * MONTHS
    expect([seed, drawn >= looks]).toEqual([seed, true])
  }
  expect(judgedWith(7601)?.people.map(({ name }) => name)).toContain("museum curator")
  expect(judgedWith(1)).toBeUndefined()
})
