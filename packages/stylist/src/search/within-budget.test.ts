import { expect, it } from "vitest"
import { indexOf, recordOf } from "../catalogue/catalogue-index.ts"
import type { StyledLook, StyleInput } from "../input.ts"
import { garment } from "../testing.ts"
import { styleLooks } from "./style-looks.ts"
import { withinBudget } from "./within-budget.ts"

const KINDS = ["wool_coat", "jumper", "jeans", "trousers", "ankle_boots"] as const
const COLOURS = ["black", "navy", "grey", "white"] as const

const input: StyleInput = {
  profile: { month: 1 },
  wardrobe: [],
  catalogue: indexOf(
    KINDS.flatMap((kind, place) =>
      COLOURS.map((colour, at) => {
        const pricePence = 5000 + 700 * place + 310 * at
        return recordOf(garment(kind, { id: `${colour} ${kind}`, colours: [colour], pricePence }))
      }),
    ),
  ),
  occasions: ["outings"],
  candidatesPerOccasion: 60,
  count: 12,
  alternatives: 1,
  seed: 1,
}

const costOf = ({ slots }: StyledLook) => slots.reduce((sum, [{ price = 0 }]) => sum + price, 0)

it("names the cheapest look it can find after few searches, however many looks there are", () => {
  const { looks } = styleLooks(input)
  const cheapest = Math.min(...looks.map(costOf))
  let searches = 0

  const { unmet } = withinBudget(input, 100, ({ wishes }) => {
    searches += 1
    return { looks: looks.filter((look) => costOf(look) <= (wishes?.budgetPence ?? 0)), unmet: [] }
  })

  expect(looks.length).toBeGreaterThan(5)
  expect(unmet[0]?.nearest?.budgetPence).toBe(cheapest)
  expect(searches).toBeLessThanOrEqual(14)
})

it("knows after one more search that money is not the problem", () => {
  let searches = 0

  const { unmet } = withinBudget(input, 100, () => {
    searches += 1
    return { looks: [], unmet: [] }
  })

  expect(unmet).toEqual([])
  expect(searches).toBe(5)
})

it("lets looks share a coat before any costs more, for the occasion that has none first", () => {
  const { looks } = styleLooks(input)
  const asked: StyleInput[] = []

  withinBudget({ ...input, occasions: ["outings", "work"] }, 20_000, (one) => {
    asked.push(one)
    return { looks: asked.length === 1 ? looks.slice(0, 1) : [], unmet: [] }
  })

  const [, second, third] = asked
  const left = (one: StyleInput | undefined) => one?.wishes?.leaveOut?.join() ?? ""
  expect(second?.wishes?.budgetPence).toBe(20_000)
  expect(second?.occasions).toEqual(["work", "outings"])
  expect(left(second)).toMatch(/jumper/)
  expect(left(second)).not.toMatch(/coat/)
  expect(third?.wishes?.budgetPence).toBe(25_000)
  expect(left(third)).toMatch(/coat/)
})
