import type { Calendar, InputOf, Plan, proposePlans } from "@stylin/api/contract"
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { ref } from "valtio/vanilla"
import { beforeEach, expect, it, vi } from "vitest"
import { environment } from "../../environment.ts"
import { addDays, dayName, weekdayName } from "../../lib/calendar.ts"
import { localDay } from "../../lib/day.ts"
import { feed } from "../../state/feed/feed.ts"
import { loadCalendar, planning } from "../../state/planning/planning.ts"
import { movePlan, planLook, sendPlans, takePlanBack } from "../../state/planning/sayPlan.ts"
import { type Answers, fakeCalls } from "../../testing/fakeCalls.ts"
import { arriveAt, press } from "../../testing/hands.ts"
import { beMember } from "../../testing/member.ts"
import { openApp } from "../../testing/openApp.tsx"
import { sampleItem, sampleLook, sampleLooks, unreachable } from "../../testing/samples.ts"

const today = localDay(environment.now())
const tomorrow = addDays(today, 1)
const hers = sampleLook("1", {
  clothes: [
    [
      {
        item_id: "coat",
        name: "Coat",
        image_url: "/api/pictures/items/coat.svg",
        section: "upper_body",
        isYours: true,
      },
    ],
  ],
})
const plan: Plan = { plan_id: "a", day: today, look: hers }
/** A provider that keeps what is planned, so that it answers with it when another month is shown. */
const working = ({ plans = [], worn = [] }: Partial<Calendar> = {}): Answers => {
  const kept = new Map(plans.map((one) => [one.plan_id, one]))
  return {
    getCalendar: () => ({ plans: [...kept.values()], worn }),
    getFavourites: () => sampleLooks(2),
    getOutfits: () => [],
    getWardrobe: () => [{ ...sampleItem("coat", "upper_body"), item_summary: "Coat" }],
    putPlan: ({ body: { plan_id, day, look_id } }) => {
      kept.set(plan_id, { plan_id, day, look: kept.get(plan_id)?.look ?? sampleLook(look_id) })
      return { ok: true }
    },
    removePlan: ({ body: { plan_id } }) => {
      kept.delete(plan_id)
      return { ok: true }
    },
    addWorn: () => ({ ok: true }),
    removeWorn: () => ({ ok: true }),
  }
}
const propose = ({ body }: InputOf<typeof proposePlans>) =>
  body.days.map((day) => ({ day, look: sampleLook(`for ${day}`) }))
const cell = (day: string) => screen.getByRole("button", { name: new RegExp(`^${dayName(day)},`) })
const pictureOf = (day: string) =>
  within(screen.getByRole("region", { name: day })).getByRole("button", { name: "Open Look 1" })

beforeEach(beMember)

it("plans, moves and removes a look, each of which can be undone", async () => {
  const calls = fakeCalls(working())
  await openApp("/plan")
  await arriveAt("Plan")
  await press("Add a look")
  await press("Look 2")
  expect(cell(today).ariaLabel).toContain("1 look planned")

  await press("Move Look 2")
  await press("Tomorrow")
  expect(cell(today).ariaLabel).toContain("nothing yet")
  expect(cell(tomorrow).ariaLabel).toContain("1 look planned")
  await press("Undo")
  expect(cell(today).ariaLabel).toContain("1 look planned")

  await act(async () => cell(today).click())
  await press("Remove Look 2")
  expect(document.activeElement?.textContent).toBe("Today")
  await press("Undo")
  await press("Remove Look 2")
  await act(() => sendPlans())
  const said = calls.filter(({ name }) => /Plan$/.test(name)).map(({ name }) => name)
  expect(said.at(-1)).toBe("removePlan")
  expect(planning.plans).toEqual([])
})

it("moves a look by keys that follow on each other at once", async () => {
  fakeCalls(working({ plans: [plan] }))
  await openApp("/plan")
  await screen.findByText("Planned")
  const look = pictureOf("Today")
  look.focus()
  // Nothing is waited for in between, not even a timer.
  for (const code of ["Space", "ArrowDown", "ArrowRight", "ArrowLeft", "Space"]) {
    fireEvent.keyDown(look.isConnected ? look : document.body, { code })
  }
  const inAWeek = addDays(today, 7)
  expect(cell(inAWeek).ariaLabel).toContain("1 look planned")
  expect(planning.plans).toEqual([{ ...plan, day: inAWeek }])

  const moved = pictureOf(dayName(inAWeek))
  for (const code of ["Space", "ArrowLeft", "Escape"]) {
    fireEvent.keyDown(moved.isConnected ? moved : document.body, { code })
  }
  expect(planning.plans).toEqual([{ ...plan, day: inAWeek }])
})

it("is walked by arrow keys, a day or a week at a time", async () => {
  fakeCalls(working({ plans: [{ ...plan, day: addDays(today, 8) }] }))
  await openApp("/plan")
  await screen.findByText("Nothing planned yet.")
  cell(today).focus()
  for (const code of ["ArrowRight", "ArrowDown"]) {
    await act(async () => {
      fireEvent.keyDown(document.activeElement ?? document.body, { code })
    })
  }
  expect(document.activeElement).toBe(cell(addDays(today, 8)))
  expect(document.activeElement?.closest("td")?.ariaSelected).toBe("true")
  expect(document.activeElement?.ariaLabel).toContain("1 look planned")
  await screen.findByRole("button", { name: "Move Look 1" })
})

it("names the look that she wears today, however far it has stepped back in her feed", async () => {
  feed.looks = ref(sampleLooks(20))
  fakeCalls(working({ worn: [{ day: today, look_id: "20", item_ids: ["coat"] }] }))
  await openApp("/plan")

  await screen.findByRole("heading", { name: "Look 20" })
  screen.getByRole("button", { name: "Not worn: Look 20" })
})

it("makes a planned look worn in one press, and says what is away", async () => {
  const coat = { ...sampleItem("coat", "upper_body"), item_summary: "Coat" }
  const calls = fakeCalls({
    ...working({ plans: [plan] }),
    getWardrobe: () => [{ ...coat, state: "wash" }],
  })
  await openApp("/plan")
  await screen.findByText("Planned. Coat is in the wash")
  await press("Wear today: Look 1")
  expect(cell(today).ariaLabel).toContain("worn")
  expect(calls.find(({ name }) => name === "addWorn")?.input).toEqual({
    body: { day: today, look_id: "1", said_at: expect.any(String) },
  })
  await press("Not worn: Look 1")
  expect(cell(today).ariaLabel).toContain("1 look planned")
})

it("offers her own outfits by name, says what is away in a look, and leaves out what is gone", async () => {
  const gone = sampleLook("gone", {
    clothes: hers.clothes.map((slot) => slot.map((worn) => ({ ...worn, item_id: "boots" }))),
  })
  const look = { ...hers, look_id: "own" }
  const calls = fakeCalls({
    ...working(),
    getFavourites: () => [gone, ...sampleLooks(1)],
    getOutfits: () => [{ id: "a", name: "Fridays", saved_at: "2026-11-20T10:00:00.000Z", look }],
    getWardrobe: () => [
      { ...sampleItem("coat", "upper_body"), item_summary: "Coat", state: "wash" },
      { ...sampleItem("boots", "shoes"), state: "gone" },
    ],
  })
  await openApp("/plan")
  await press("Add a look")
  const sheet = within(screen.getByRole("dialog"))
  await sheet.findByText("Coat is in the wash.")
  expect(sheet.queryByText("Look gone")).toBeNull()
  await press("Fridays Coat is in the wash.")

  screen.getByRole("button", { name: "Move Fridays" })
  screen.getByText("Planned. Coat is in the wash")
  const said = calls.find(({ name }) => name === "putPlan")?.input
  expect(said).toMatchObject({ body: { day: today, look_id: "own" } })
})

it("does not show again what she took back while an earlier answer was on its way", async () => {
  const answer = Promise.withResolvers<Calendar>()
  const calls = fakeCalls({ ...working(), getCalendar: () => answer.promise })
  const loading = loadCalendar({ from: today, to: tomorrow })
  takePlanBack(plan)
  await sendPlans()
  expect(calls.map(({ name }) => name)).toContain("removePlan")
  answer.resolve({ plans: [plan], worn: [] })
  await loading
  expect(planning.plans).toEqual([])
})

it("plans her week in one press where nothing is planned yet, and takes it all back at once", async () => {
  const later = (days: number) => addDays(today, days)
  const busy = { plan_id: "b", day: later(2), look: sampleLook("busy") }
  const calls = fakeCalls({
    ...working({ plans: [plan, busy] }),
    proposePlans: ({ body }) =>
      body.days.slice(0, -1).map((day) => ({ day, look: sampleLook(`for ${day}`) })),
  })
  await openApp("/plan")
  await press("Plan my week")
  await screen.findByText(
    `5 looks planned. Your clothes make no other look for ${weekdayName(later(7))}.`,
  )
  const asked = calls.find(({ name }) => name === "proposePlans")?.input
  expect(asked).toEqual({ body: { days: [1, 3, 4, 5, 6, 7].map(later), passed_over: [] } })
  expect(planning.plans.map(({ day }) => day).toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6].map(later))

  await press("Undo")
  expect(planning.plans.map(({ day }) => day).toSorted()).toEqual([today, later(2)])
  fakeCalls({ ...working({ plans: [plan, busy] }), getCalendar: unreachable })
  await press("Plan my week")
  await screen.findByText("Your week is planned as soon as you are online.")
  expect(planning.plans).toHaveLength(2)
})

it("plans other looks where those that it proposed stand, none twice, and brings these back in place", async () => {
  const later = (days: number) => addDays(today, days)
  const asked: InputOf<typeof proposePlans>["body"][] = []
  const wearing = (piece: string) => ({
    ...hers,
    look_id: piece,
    clothes: hers.clothes.map((slot) => slot.map((worn) => ({ ...worn, item_id: piece }))),
  })
  fakeCalls({
    ...working(),
    getCalendar: () => ({ plans: [...planning.plans], worn: [] }),
    proposePlans: ({ body }) => {
      asked.push(body)
      return asked.length > 2
        ? []
        : body.days.map((day) => ({ day, look: wearing(`${asked.length} ${day}`) }))
    },
  })
  planLook(hers, later(1))
  await openApp("/plan")
  await press("Plan my week")
  await screen.findByText("6 looks planned.")
  const first = planning.plans
  const [moved] = first.filter(({ day }) => day === later(2))
  if (!moved) throw new Error("Nothing is planned.")
  await act(async () => movePlan(moved, later(3)))

  // A day without a look comes first.
  await press("Plan my week")
  await screen.findByText("1 look planned.")
  expect(asked[1]?.days).toEqual([later(2)])
  const before = planning.plans
  expect(asked[1]?.passed_over).toHaveLength(6)
  asked.splice(1)

  await press("Plan other looks")
  await screen.findByText("6 other looks planned.")
  expect(asked[1]?.days).toEqual([2, 3, 4, 5, 6, 7].map(later))
  expect(asked[1]?.passed_over).toHaveLength(7)
  // Hers are as she put them.
  expect(planning.plans).toContainEqual(expect.objectContaining({ day: later(1), look: hers }))
  expect(planning.plans).toContainEqual({ ...moved, day: later(3) })
  expect(planning.plans).toHaveLength(before.length)
  await press("Undo")
  expect(planning.plans.toSorted(byDay)).toEqual(before.toSorted(byDay))

  await press("Plan other looks")
  await screen.findByText(/^Those were all the looks/)
  expect(planning.plans).toHaveLength(before.length)
})

const byDay = (one: Plan, other: Plan) =>
  one.day.localeCompare(other.day) || one.plan_id.localeCompare(other.plan_id)

it("plans her week once the provider is reached, if she asked for it offline", async () => {
  const proposing = vi.fn(propose)
  fakeCalls({ ...working(), getCalendar: unreachable })
  await openApp("/plan")
  await press("Plan my week")
  await screen.findByText("Your week is planned as soon as you are online.")
  await waitFor(() => expect(localStorage.getItem("week")).not.toBeNull())

  fakeCalls({ ...working(), proposePlans: proposing })
  await act(() => loadCalendar({ from: today, to: tomorrow }, new AbortController().signal))
  await screen.findByText("7 looks planned.")
  expect(proposing).toHaveBeenCalledTimes(1)
  expect(planning.plans).toHaveLength(7)
  await waitFor(() => expect(localStorage.getItem("week")).toBeNull())
})

it("keeps a plan that could not be sent, and shows it beside what was loaded before", async () => {
  fakeCalls({ ...working(), putPlan: unreachable, getCalendar: unreachable })
  await openApp("/plan")
  await press("Add a look")
  await press("Look 1")
  await screen.findByText(/We could not be reached/)
  const calls = fakeCalls(working())
  await act(() => sendPlans())
  expect(calls.filter(({ name }) => name === "putPlan")).toMatchObject([
    { input: { body: { day: today, look_id: "1" } } },
  ])
})
