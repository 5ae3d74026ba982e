import { type Look, OPERATIONS } from "@stylin/api/contract"
import { describe, expect, test } from "vitest"
import { bearer, type Harness, type Person } from "./harness.ts"
import { BOOTS, COAT, JEANS, JUMPER, profileValues, SHIRT, SHOES } from "./samples.ts"

const { addFavourite, addToWardrobe, addWorn, createUser, exportUser, getCalendar, getFeed } =
  OPERATIONS
const { proposePlans, putPlan, removePlan, restoreLook } = OPERATIONS

const DAY_MS = 24 * 60 * 60 * 1000
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString()
const AROUND_NOW = { query: { from: dayIn(-7), to: dayIn(30) } }

/** A person who owns some clothes, and looks of these. */
async function personWithLooks(harness: Harness) {
  const person = await harness.newPerson()
  await person.call(createUser, { body: profileValues() })
  const body = [JEANS, SHIRT, JUMPER, SHOES, BOOTS, COAT]
  const owned = await person.call(addToWardrobe, { body })
  const looks = await person.call(getFeed, {
    query: { occasions: "errands", pieces: "mine", sample_to_show: 6 },
  })
  const [look, other = look] = looks
  if (!look || !other) throw new Error("There is no look.")
  return { person, owned, look, other }
}

async function planned(person: Person) {
  const { plans } = await person.call(getCalendar, AROUND_NOW)
  return plans.map(({ plan_id, day, look }) => ({ plan_id, day, look_id: look.look_id }))
}

const outfitOf = ({ clothes }: Look) => clothes.map(([worn]) => worn?.item_id).join()

/** How every provider keeps what she plans to wear. */
export function plansSuite(harness: () => Harness): void {
  describe("a look planned for a day", () => {
    test("is there on every device, moves, and is taken back", async () => {
      const { person, look } = await personWithLooks(harness())
      const { look_id } = look
      const plan = { plan_id: "a", day: dayIn(2), look_id }

      await person.call(putPlan, { body: plan })
      await person.call(putPlan, { body: plan })
      expect(await planned(person)).toEqual([plan])

      const moved = { ...plan, day: dayIn(4) }
      await person.call(putPlan, { body: moved })
      expect(await planned(person)).toEqual([moved])

      await person.call(removePlan, { body: { plan_id: "a" } })
      await person.call(removePlan, { body: { plan_id: "never" } })
      expect(await planned(person)).toEqual([])
    })

    test("is as she said last, whichever device tells it first", async () => {
      const { person, look, other } = await personWithLooks(harness())
      const day = dayIn(1)
      const late = { plan_id: "a", day, look_id: other.look_id }

      await person.call(putPlan, { body: { ...late, said_at: at(1) } })
      const early = { plan_id: "a", day: dayIn(3), look_id: look.look_id }
      await person.call(putPlan, { body: { ...early, said_at: at(5) } })
      await person.call(removePlan, { body: { plan_id: "a", said_at: at(3) } })
      expect(await planned(person)).toEqual([late])

      await person.call(removePlan, { body: { plan_id: "a" } })
      await person.call(putPlan, { body: { ...late, said_at: at(2) } })
      expect(await planned(person)).toEqual([])
    })

    test("comes with what she wore, of the days asked for only", async () => {
      const { person, look, owned } = await personWithLooks(harness())
      const { look_id } = look
      const [jeans] = owned
      await person.call(addFavourite, { query: { look_id } })
      await person.call(putPlan, { body: { plan_id: "a", day: dayIn(2), look_id } })
      await person.call(putPlan, { body: { plan_id: "b", day: dayIn(40), look_id } })
      await person.call(addWorn, { body: { day: dayIn(0), look_id } })
      const item_ids = [jeans?.item_id ?? ""]
      await person.call(addWorn, { body: { day: dayIn(-3), item_ids } })

      const { plans, worn } = await person.call(getCalendar, AROUND_NOW)

      expect(plans.map(({ plan_id }) => plan_id)).toEqual(["a"])
      expect(plans[0]?.look).toMatchObject({ look_id, isFavorite: true })
      const hers = look.clothes.flatMap(([first]) => (first?.isYours ? first.item_id : []))
      expect(worn).toMatchObject([{ day: dayIn(-3), look_id: "", item_ids }, { look_id }])
      expect(worn[1]?.item_ids.toSorted()).toEqual(hers.toSorted())
    })

    test("comes back by its seal, and is exported, to her alone", async () => {
      const { person, look } = await personWithLooks(harness())
      const stranger = await harness().newPerson()
      const { look_id } = look
      await person.call(putPlan, { body: { plan_id: "a", day: dayIn(2), look_id } })
      const [plan] = (await person.call(getCalendar, AROUND_NOW)).plans
      if (!plan) throw new Error("Nothing is planned.")
      expect((await person.call(exportUser)).plans).toMatchObject([{ plan_id: "a", day: dayIn(2) }])

      await person.call(removePlan, { body: { plan_id: "a" } })
      expect((await person.call(exportUser)).plans).toEqual([])
      await person.call(restoreLook, { body: { look: plan.look } })
      await person.call(putPlan, { body: { plan_id: "a", day: dayIn(2), look_id } })

      expect(await planned(person)).toHaveLength(1)
      expect(await planned(stranger)).toEqual([])
    })

    test("is proposed for days of what she owns, unlike what is planned, and not yet planned", async () => {
      const { person, look, owned } = await personWithLooks(harness())
      await person.call(putPlan, { body: { plan_id: "a", day: dayIn(2), look_id: look.look_id } })
      const days = [dayIn(1), dayIn(3)]

      const proposed = await person.call(proposePlans, { body: { days } })

      expect(proposed.length).toBeGreaterThan(0)
      expect(days).toEqual(expect.arrayContaining(proposed.map(({ day }) => day)))
      const hers = owned.map(({ item_id }) => item_id)
      for (const { look: one } of proposed) {
        for (const [worn] of one.clothes) expect(hers).toContain(worn?.item_id)
      }
      const ids = [look, ...proposed.map((one) => one.look)].map(outfitOf)
      expect(new Set(ids).size).toBe(ids.length)
      expect(await planned(person)).toHaveLength(1)
      const [first] = proposed
      if (!first) throw new Error("Nothing is proposed.")
      const plan = { plan_id: "b", day: first.day, look_id: first.look.look_id }
      await person.call(putPlan, { body: plan })
      expect(await planned(person)).toContainEqual(plan)

      const passed_over = proposed.map((one) =>
        one.look.clothes.flatMap(([worn]) => worn?.item_id ?? []),
      )
      const others = await person.call(proposePlans, { body: { days, passed_over } })
      for (const other of others) expect(ids).not.toContain(outfitOf(other.look))
    })

    test("is refused where the look is unknown, and so are too many days", async () => {
      const { person } = await personWithLooks(harness())
      const body = { plan_id: "a", day: dayIn(1), look_id: "no-such-look" }

      const headers = bearer(person)
      await harness().expectRefusal("/plans/put", { headers, body }, { status: 404 })
      const query = { from: dayIn(0), to: dayIn(90) }
      const twice = { days: [dayIn(1), dayIn(1)] }
      const differ = { status: 422, detail: /must differ/ }
      await harness().expectRefusal("/plans/propose", { headers, body: twice }, differ)
      const refusal = { status: 422, detail: /from 1 to 62 days/ }
      await harness().expectRefusal("/plans", { method: "GET", headers, query }, refusal)
    })
  })
}
