import type { Activity, Kind } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { CatalogueIndex, indexOf, recordOf } from "../catalogue/catalogue-index.ts"
import { rulesBroken } from "../grammar/rules.ts"
import type { StyleInput } from "../input.ts"
import { brief } from "../score/testing.ts"
import { garment } from "../testing.ts"
import { styleLooks } from "./style-looks.ts"

const mine = (kind: Kind, name: string) => garment(kind, { id: `her ${name}`, name, owned: true })
const SUMMER = [
  mine("day_dress", "linen sundress"),
  mine("t_shirt", "t-shirt"),
  mine("jeans", "jeans"),
  mine("trainers", "trainers"),
  mine("sandals", "sandals"),
]
const COLOURS = ["black", "navy", "grey"] as const
const sold = (kind: Kind, pricePence: number) =>
  COLOURS.map((colour) =>
    recordOf(garment(kind, { id: `${colour} ${kind}`, colours: [colour], pricePence })),
  )
const shop = indexOf([
  ...sold("wool_coat", 7800),
  ...sold("jumper", 2600),
  ...sold("ankle_boots", 4900),
  ...sold("tights", 600),
  ...sold("midi_skirt", 2000),
])
const her = { month: 1, needs: { piecePence: 2500 } } as const

const feed = (more: Partial<StyleInput> = {}) =>
  styleLooks({
    profile: her,
    wardrobe: SUMMER,
    catalogue: shop,
    occasions: ["outings"] satisfies Activity[],
    candidatesPerOccasion: 40,
    count: 4,
    alternatives: 1,
    seed: 1,
    ...more,
  })
const wornIn = ({ looks }: ReturnType<typeof feed>) =>
  looks.map(({ slots }) => slots.map(([one]) => one))

describe("in January, for her who owns summer things only", () => {
  it("a look is completed with what is warm, though that is dearer than what she spends", () => {
    const answer = feed()
    expect(answer.looks.length).toBeGreaterThan(0)
    for (const pieces of wornIn(answer)) {
      expect(rulesBroken(pieces, brief("outings", { month: 1 }))).toEqual([])
    }
    expect(answer.unmet.map(({ text }) => text).join()).not.toContain("weather")
  })

  it("each such look says what costs more, and by how much", () => {
    for (const { reasons } of feed().looks) {
      expect(reasons[0]?.text).toBe(
        "The coat and jumper suit the day, but cost £29.00 more than you like to spend.",
      )
    }
  })

  it("the cheapest that is warm enough comes before dearer ones", () => {
    const coats = sold("wool_coat", 7800).concat(sold("teddy_coat", 6000))
    const rest = [...sold("jumper", 2000), ...sold("ankle_boots", 4900)]
    const [first] = wornIn(feed({ catalogue: indexOf([...coats, ...rest]) }))
    expect(first?.map(({ price }) => price)).toContain(6000)
  })

  it("what is twice as dear as she spends, or more, is shown where nothing else makes a look, which says so", () => {
    const dear = [...sold("wool_coat", 10_001), ...sold("jumper", 2600)]
    const { looks } = feed({ catalogue: indexOf(dear) })
    expect(looks.length).toBeGreaterThan(0)
    for (const { reasons } of looks) expect(reasons[0]?.skeleton).toBe("beyond-means")
    const cheaper = feed({ catalogue: indexOf([...dear, ...sold("puffer", 9000)]) })
    for (const pieces of wornIn(cheaper)) {
      expect(pieces.map(({ price }) => price)).not.toContain(10_001)
    }
  })

  it("tells her that her own clothes do not suit this weather when she asks for only hers", () => {
    const { looks, unmet } = feed({ wishes: { picks: 0 } })
    expect(unmet).toContainEqual({
      code: "nothing-to-wear",
      text: "Your own clothes are not enough in this weather, so some looks include something to buy.",
    })
    for (const { slots } of looks) expect(slots.some(([{ owned }]) => !owned)).toBe(true)
    const alone = feed({ wishes: { picks: 0 }, catalogue: indexOf(sold("jumper", 2000)) })
    expect(alone.looks).toEqual([])
    expect(alone.unmet.map(({ text }) => text)).toEqual([
      "Neither your own clothes nor the shops make a whole look in this weather.",
    ])
  })
})

it("plans her days with the nearest that she has, where nothing is for sale", () => {
  const { looks, unmet } = feed({ catalogue: new CatalogueIndex() })
  expect(looks.length).toBeGreaterThan(0)
  expect(unmet.map(({ text }) => text)).toContain(
    "Nothing here makes a look for this weather; these come nearest to it.",
  )
})

it("says of no occasion that its looks are not for the weather if they are", () => {
  const warm = indexOf([
    ...sold("wool_coat", 4000),
    ...sold("jumper", 2000),
    ...sold("ankle_boots", 4000),
  ])
  const { looks, unmet } = feed({ catalogue: warm, occasions: ["outings", "outdoors", "work"] })
  const isSound = looks.map(({ slots, occasion }) => {
    const pieces = slots.map(([one]) => one)
    return rulesBroken(pieces, brief(occasion, { month: 1 })).length === 0
  })
  expect(looks.length).toBeGreaterThan(0)
  const isSaid = unmet.some(({ text }) => /come nearest|^A few of these looks/.test(text))
  expect(isSaid).toBe(isSound.includes(false))
})
