import {
  type ItemState,
  LOOK_NOT_WORN_NOW,
  OPERATIONS,
  type ProductShot,
} from "@stylin/api/contract"
import { describe, expect, test } from "vitest"
import { bearer, type Harness } from "./harness.ts"
import { JEANS, JUMPER, profileValues, SHIRT, SHOES } from "./samples.ts"

const { addFavourite, addToWardrobe, changeLook, createUser, exportUser, getFavourites } =
  OPERATIONS
const { getFeed, getWardrobe, setItemState, styleItem, swapWeakLink, unlockLooks } = OPERATIONS

const SKIRT: ProductShot = {
  ...JEANS,
  item_summary: "Black pencil skirt",
  image_path: "/api/pictures/flats/pencil_skirt/1b1b1b.svg",
  kind: "pencil_skirt",
  colours: ["black"],
}

/** How every provider keeps what she owns and cannot wear just now. */
export function statesSuite(harness: () => Harness): void {
  /** A person who owns an outfit with a choice of bottoms and tops. */
  async function personWithClothes() {
    const person = await harness().newPerson()
    await person.call(createUser, { body: profileValues() })
    const body = [JEANS, SKIRT, SHIRT, JUMPER, SHOES]
    const owned = await person.call(addToWardrobe, { body })
    const [jeans = "", , shirt = ""] = owned.map(({ item_id }) => item_id)
    const say = (item_id: string, state: ItemState | null, said_at?: string) =>
      person.call(setItemState, {
        body: { item_ids: [item_id], state, ...(said_at !== undefined && { said_at }) },
      })
    const stateOf = async (id: string) =>
      (await person.call(getWardrobe)).find(({ item_id }) => item_id === id)?.state
    return { person, jeans, shirt, say, stateOf }
  }
  const everyFeed = { query: { occasions: "errands", pieces: "mine", top_n: 3 } } as const
  const idsIn = (looks: readonly { clothes: { item_id: string }[][] }[]) =>
    looks.flatMap(({ clothes }) => clothes.flat().map(({ item_id }) => item_id))

  describe("something she cannot wear just now", () => {
    test("says why, until she can wear it again", async () => {
      const { person, jeans, say, stateOf } = await personWithClothes()

      await say(jeans, "lent")
      expect(await stateOf(jeans)).toBe("lent")
      expect((await person.call(exportUser)).wardrobe).toContainEqual(
        expect.objectContaining({ item_id: jeans, state: "lent" }),
      )

      await say(jeans, null)
      await say(jeans, null)
      expect(await stateOf(jeans)).toBeUndefined()
    })

    test("keeps what she said last, whichever device tells it first", async () => {
      const { jeans, say, stateOf } = await personWithClothes()

      await say(jeans, "wash", "2026-11-20T10:00:00.000Z")
      await say(jeans, "gone", "2026-11-20T09:00:00.000Z")
      expect(await stateOf(jeans)).toBe("wash")

      await say(jeans, "stored")
      expect(await stateOf(jeans)).toBe("stored")
    })

    test("is hers alone to say", async () => {
      const { jeans, stateOf } = await personWithClothes()
      const other = await personWithClothes()

      await other.say(jeans, "gone")

      expect(await stateOf(jeans)).toBeUndefined()
    })

    test("is in no look and no alternative of a feed, and comes back with it", async () => {
      const { person, jeans, say } = await personWithClothes()

      await say(jeans, "wash")
      const without = await person.call(getFeed, everyFeed)
      expect(without.length).toBeGreaterThan(0)
      expect(idsIn(without)).not.toContain(jeans)

      await say(jeans, null)
      expect(idsIn(await person.call(getFeed, everyFeed))).toContain(jeans)
    })

    test("has no looks around it, and is in none around something else", async () => {
      const { person, jeans, shirt, say } = await personWithClothes()
      await say(jeans, "stored")

      const around = await person.call(styleItem, {
        body: { item_id: jeans, occasions: "errands" },
      })
      expect(around.looks).toEqual([])
      expect(around.unmet).toMatchObject([
        { code: "item-away", text: expect.stringContaining("put away for the season") },
      ])

      const other = await person.call(styleItem, { body: { item_id: shirt, occasions: "errands" } })
      expect(other.looks.length).toBeGreaterThan(0)
      expect(idsIn(other.looks)).not.toContain(jeans)
    })

    test("is in no look that a piece to buy would make", async () => {
      const { person, jeans, say } = await personWithClothes()
      await say(jeans, "gone")

      const { unlock } = await person.call(unlockLooks, { body: { occasions: "errands" } })

      expect(idsIn(unlock?.looks ?? [])).not.toContain(jeans)
    })

    test("is never what a look is changed to, and leaves the lists of favourites", async () => {
      const { person, say } = await personWithClothes()
      const looks = await person.call(getFeed, everyFeed)
      const look = looks.find(({ clothes }) => clothes.some(([, next]) => next?.isYours))
      const at = look?.clothes.findIndex(([, next]) => next?.isYours) ?? -1
      const other = look?.clothes[at]?.[1]?.item_id ?? ""
      const { look_id = "" } = look ?? {}
      await person.call(addFavourite, { query: { look_id } })
      await say(other, "wash")

      const worn = look?.clothes.map(([first], slot) => (slot === at ? other : first?.item_id))
      await harness().expectRefusal(
        "/recommendations/look/change",
        { headers: bearer(person), body: { look_id, worn } },
        { status: 409, detail: LOOK_NOT_WORN_NOW },
      )
      const [kept] = await person.call(getFavourites)
      expect(idsIn(kept ? [kept] : [])).not.toContain(other)

      await say(other, null)
      const body = { look_id, worn: (worn ?? []).map((id) => id ?? "") }
      expect(idsIn([await person.call(changeLook, { body })])).toContain(other)
    })

    test("keeps a look that wears it from being improved", async () => {
      const { person, say } = await personWithClothes()
      const [look] = await person.call(getFeed, everyFeed)
      const worn = look?.clothes.find(([first]) => first?.isYours)
      await say(worn?.[0]?.item_id ?? "", "lent")

      const answer = await person.call(swapWeakLink, { body: { look_id: look?.look_id ?? "" } })

      expect(answer).toEqual({ outcome: "piece-gone", text: LOOK_NOT_WORN_NOW })
    })
  })
}
