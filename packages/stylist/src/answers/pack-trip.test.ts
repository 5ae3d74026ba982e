import { expect, it } from "vitest"
import { garment } from "../testing.ts"
import { packTrip, type TripPart } from "./pack-trip.ts"

const COLOURS = ["black", "navy", "grey"]
const own = (kind: Parameters<typeof garment>[0], colour = "black") =>
  garment(kind, { id: `${colour} ${kind}`, colours: [colour], owned: true })
const WARDROBE = [
  ...(["jumper", "shirt", "blouse", "trousers", "jeans"] as const).flatMap((kind) =>
    COLOURS.map((colour) => own(kind, colour)),
  ),
  own("wool_coat"),
  own("trench_coat", "beige"),
  own("ankle_boots"),
  own("loafers"),
  own("trainers", "white"),
]
const days = (count: number, more: Partial<TripPart> = {}): TripPart[] =>
  Array.from(
    { length: count },
    (): TripPart => ({
      occasion: "outings",
      month: 11,
      weather: { low: 4, high: 9 },
      ...more,
    }),
  )
const pack = (parts: readonly TripPart[], wardrobe = WARDROBE) =>
  packTrip({ profile: {}, wardrobe, parts, avoidOutfits: [] })
const wornIn = ({ parts }: ReturnType<typeof pack>) =>
  parts.map(({ look }) => look?.slots.map(([{ id }]) => id) ?? [])

it("packs few pieces for many looks, none twice, in one pair of shoes and one coat", () => {
  const packed = pack(days(5))
  const looks = wornIn(packed)
  expect(packed.parts.every(({ look, lacks }) => look && lacks === undefined)).toBe(true)
  expect(new Set(looks.map((ids) => ids.toSorted().join())).size).toBe(5)
  const all = [...new Set(looks.flat())]
  expect(all.filter((id) => /boots|loafers|trainers/.test(id))).toHaveLength(1)
  expect(all.filter((id) => /coat/.test(id))).toHaveLength(1)
  expect(all.length).toBeLessThanOrEqual(8)
  for (const top of all.filter((id) => /shirt|blouse|jumper/.test(id))) {
    expect(looks.filter((ids) => ids.includes(top)).length).toBeLessThanOrEqual(2)
  }
  expect(packed.bound).toBeLessThanOrEqual(packed.cost)
  expect(pack(days(5))).toEqual(packed)
})

it("dresses a day beyond the forecast for its month, whatever today is like", () => {
  const today = { month: 7, weather: { low: 20, high: 31 } }
  const parts: TripPart[] = [{ occasion: "outings", month: 1 }]
  const packed = packTrip({ profile: today, wardrobe: WARDROBE, parts, avoidOutfits: [] })
  expect(wornIn(packed)).toEqual([expect.arrayContaining(["black wool_coat"])])
})

it("says what is missing: a kind that she lacks, cover for the day, another look", () => {
  const without = (pattern: RegExp) => WARDROBE.filter(({ id }) => !pattern.test(id))
  const [bare] = pack(days(1), without(/boots|loafers|trainers/)).parts
  expect(bare).toEqual({ lacks: "What is missing is shoes." })

  const [thin] = pack(days(1), without(/coat/)).parts
  expect(thin?.look).toBeDefined()
  expect(thin?.lacks).toBe("What is missing for the day is a jacket.")

  const few = [own("jumper"), own("trousers"), own("ankle_boots"), own("wool_coat")]
  const [first, second] = pack(days(2), few).parts
  expect([first?.look, second?.look].filter(Boolean)).toHaveLength(1)
  expect(first?.lacks ?? second?.lacks).toMatch(/Another top would help/)
})
