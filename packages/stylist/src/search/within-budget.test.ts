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
  expect(searches).toBe(6)
})

it("says first that the piece she asks for costs more alone, though dearer looks have it", () => {
  const { looks, unmet } = styleLooks({
    ...input,
    wishes: { around: "white wool_coat", budgetPence: 100 },
  })
  expect(looks.length).toBeGreaterThan(0)
  expect(unmet.map(({ code }) => code)).toEqual(["item-over-budget", "budget-too-low"])
  expect(unmet[0]?.nearest).toEqual({ budgetPence: 5930 })
})

const leftOutOf = (one: StyleInput | undefined) => one?.wishes?.leaveOut?.join() ?? ""

it("lets looks share a coat, then shoes, and leaves the rest out rather than let any cost more", () => {
  const { looks } = styleLooks(input)
  const asked: StyleInput[] = []
  const wanted = { ...input, occasions: ["outings", "work"] as const }

  const answer = withinBudget(wanted, 20_000, (one) => {
    asked.push(one)
    return { looks: asked.length === 1 ? looks.slice(0, 1) : [], unmet: [] }
  })

  const [, second, third] = asked
  expect(asked.map(({ wishes }) => wishes?.budgetPence)).toEqual([20_000, 20_000, 20_000])
  expect(second?.occasions).toEqual(["work", "outings"])
  expect(leftOutOf(second)).toMatch(/jumper/)
  expect(leftOutOf(second)).toMatch(/boots/)
  expect(leftOutOf(second)).not.toMatch(/coat/)
  expect(leftOutOf(third)).toMatch(/jumper/)
  expect(leftOutOf(third)).not.toMatch(/boots|coat/)
  expect(answer.looks).toHaveLength(1)
  expect(answer.unmet).toEqual([
    {
      code: "fewer-looks",
      text: "For £200.00 we found 1 look that suits the day, and none for work; dearer ones are left out.",
      nearest: { looks: 1 },
    },
  ])
})

it("searches again for an occasion that would be left out, and rather than wear one top all the time", () => {
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
  expect(leftOutOf(varied.searches[1])).toContain(top)
})

it("goes no further beyond a budget that buys no look than to the cheapest there is", () => {
  const { looks } = styleLooks(input)
  const costs = looks.map(costOf)
  const cheapest = Math.min(...costs)
  const budgetPence = cheapest - 3000

  const answer = withinBudget(input, budgetPence, ({ wishes }) => ({
    looks: looks.filter((look) => costOf(look) <= (wishes?.budgetPence ?? 0)),
    unmet: [],
  }))

  expect(answer.looks.map(costOf)).toContain(cheapest)
  expect(Math.max(...answer.looks.map(costOf))).toBeLessThanOrEqual(1.1 * cheapest)
  for (const { reasons } of answer.looks) expect(reasons[0]?.text).toMatch(/more than you spend/)
})
