import { expect, it } from "vitest"
import { chroma, toLab } from "./lab.ts"
import { SEASONAL_TYPES } from "./seasons.ts"
import { wornPalette } from "./worn-palette.ts"

it.each(SEASONAL_TYPES)("sorts %s by how it is worn, each colour once", (type) => {
  const { neutrals, best, accents, away } = wornPalette(type)
  expect([neutrals, best, accents, away].map((group) => group.length)).toEqual([6, 6, 4, 6])
  const all = [...neutrals, ...best, ...accents, ...away].map(({ name }) => name)
  expect(new Set([...best, ...accents].map(({ name }) => name)).size).toBe(10)
  expect(all).toHaveLength(22)
})

it("takes the most vivid as accents", () => {
  const { best, accents } = wornPalette("soft autumn")
  const vividness = ({ hex }: (typeof best)[number]) => chroma(toLab(hex))
  expect(Math.min(...accents.map(vividness))).toBeGreaterThanOrEqual(
    Math.max(...best.map(vividness)),
  )
})
