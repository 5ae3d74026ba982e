import { beforeAll, describe, expect, it } from "vitest"
import type { RawRow } from "../feed/raw-row.ts"
import { MORE, RANGE } from "./range.ts"
import { demoRows, pictured } from "./testing.ts"

let rows: RawRow[]

beforeAll(async () => {
  rows = await demoRows()
})

const pounds = (text = "") => Number.parseFloat(text)
const priceOf = ({ values }: RawRow) => pounds(values.price)

/** The lowest and highest high-street prices of some garments in some cloths, in pounds. */
const BANDS: readonly (readonly [kinds: RegExp, material: RegExp, from: number, to: number])[] = [
  [/tote_bag|shoulder_bag|bucket_bag/, /raffia|straw|canvas|nylon/, 15, 89],
  [/tote_bag|shoulder_bag|bucket_bag|crossbody_bag/, /^faux leather/, 15, 85],
  [/tote_bag|shoulder_bag|bucket_bag/, /^(?:leather|suede)/, 55, 229],
  [/t_shirt|vest/, /jersey/, 5, 50],
  [/jumper|cardigan/, /cashmere/, 75, 170],
  [/jumper|cardigan/, /cotton/, 25, 110],
  [/^shirt$|blouse/, /silk/, 50, 110],
  [/^shirt$/, /cotton/, 20, 79],
  [/leather_jacket/, /^faux/, 55, 150],
  [/leather_jacket/, /^leather/, 110, 359],
  [/wool_coat/, /^(?:wool|cashmere)$/, 120, 370],
  [/sun_hat/, /straw|raffia/, 12, 60],
  [/clutch/, /raffia/, 15, 60],
  [/heels|sandals|mules/, /^faux leather/, 18, 85],
  [/knee_boots/, /^leather/, 85, 290],
]

describe("the prices of the demo feed", () => {
  it("lie within the kind's range", () => {
    for (const row of rows) {
      const { kind } = pictured(row)
      const [from, to] =
        (row.values.id?.startsWith("demo-more") && MORE[kind]?.pounds) || RANGE[kind].pounds
      expect(priceOf(row), row.values.title).toBeGreaterThanOrEqual(from - 1)
      expect(priceOf(row), row.values.title).toBeLessThanOrEqual(to + 5)
    }
  })

  it.each(BANDS)("of %s in %s are from £%d to £%d", (kinds, material, from, to) => {
    const those = rows.filter(
      (row) => kinds.test(pictured(row).kind) && material.test(row.values.material ?? ""),
    )
    expect(those.length).toBeGreaterThan(0)
    for (const row of those) {
      expect(priceOf(row), row.values.title).toBeGreaterThanOrEqual(from)
      expect(priceOf(row), row.values.title).toBeLessThanOrEqual(to)
    }
  })

  it("leave something warm for her who spends little", () => {
    const coats = rows.filter((row) => /^(?:puffer|wool_coat|teddy_coat)$/.test(pictured(row).kind))
    expect(coats.filter((row) => priceOf(row) < 45).length).toBeGreaterThan(15)
  })

  it("rise with the cloth, on the average of a kind", () => {
    const mean = (kind: string, material: string) => {
      const those = rows.filter(
        (row) => pictured(row).kind === kind && row.values.material === material,
      )
      return those.reduce((sum, row) => sum + priceOf(row), 0) / those.length
    }
    expect(mean("jumper", "cashmere")).toBeGreaterThan(1.4 * mean("jumper", "cotton knit"))
    expect(mean("shirt", "silk")).toBeGreaterThan(1.4 * mean("shirt", "cotton"))
    expect(mean("tote_bag", "leather")).toBeGreaterThan(2 * mean("tote_bag", "raffia"))
    expect(mean("t_shirt", "cotton jersey")).toBeLessThan(mean("jumper", "merino"))
  })

  it("look like price tags", () => {
    for (const { values } of rows) {
      expect(values.price, values.title).toMatch(/^\d+\.(?:00|50|99) GBP$/)
    }
  })

  it("are reduced for about a fifth, by a fifth to a half", () => {
    const reduced = rows.filter(({ values }) => values.sale_price)
    expect(reduced.length / rows.length).toBeGreaterThan(0.12)
    expect(reduced.length / rows.length).toBeLessThan(0.28)
    for (const row of reduced) {
      const left = pounds(row.values.sale_price) / priceOf(row)
      expect(left, row.values.title).toBeLessThan(0.85)
      expect(left, row.values.title).toBeGreaterThan(0.3)
    }
  })
})
