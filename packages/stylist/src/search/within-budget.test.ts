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
  expect(searches).toBe(7)
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

it("pays more for an occasion that would be left out, and rather than wear one top all the time", () => {
  const { looks } = styleLooks({ ...input, count: 14 })
  const forWork = looks.map((look) => ({ ...look, occasion: "work" as const }))
  const within = (asked: StyleInput, answers: readonly (readonly StyledLook[])[]) => {
    const searches: StyleInput[] = []
    const answer = withinBudget(asked, 1000, (one) => {
      searches.push(one)
      return { looks: (answers[searches.length - 1] ?? []).slice(0, one.count), unmet: [] }
    })
    return { ...answer, searches }
  }

  const outings = { ...input, count: 8, occasions: ["outings", "work"] as const }
  const shared = within(outings, [looks.slice(0, 8), [], forWork.slice(8)])
  expect(shared.searches.map(({ occasions }) => occasions)).toEqual([
    ["outings", "work"],
    ["work"],
    ["work"],
  ])
  expect(shared.looks.map(({ occasion }) => occasion).slice(0, 4)).toEqual([
    "outings",
    "work",
    "outings",
    "work",
  ])

  const [same, ...others] = looks
  const again = Array.from({ length: 8 }, () => same).filter((look) => look !== undefined)
  const varied = within({ ...input, count: 8 }, [again, [], others])
  expect(varied.looks).toEqual([...again.slice(0, 4), ...others.slice(0, 4)])
  const top = same?.slots.find(([{ id }]) => id.includes("jumper"))?.[0].id
  expect(varied.searches[1]?.wishes?.leaveOut).toContain(top)
})
