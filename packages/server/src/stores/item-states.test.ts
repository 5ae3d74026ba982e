import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Database } from "../database/open.ts"
import { makeAccount, openTestDatabase, testEngines } from "../testing/stores.ts"
import { keepItemState, listAway } from "./item-states.ts"
import { addWardrobeItems, listWardrobe } from "./wardrobe.ts"

describe.each(testEngines())("the states of items on $name", (engine) => {
  let database: Database
  let mine: string
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    mine = await makeAccount(database.queries)
  })
  afterAll(() => database.close())

  async function owned(id: string) {
    const item = { id, item_summary: id, image_path: "/api/a.svg", section: "shoes" } as const
    await addWardrobeItems(database.queries, mine, [item], 1)
    const stateOf = async () =>
      (await listWardrobe(database.queries, mine)).find(({ item_id }) => item_id === id)?.state
    return { id, stateOf }
  }

  it("keeps the latest, whatever order they arrive in", async () => {
    const { id, stateOf } = await owned("boots")
    const say = (state: "wash" | "lent" | null, saidAt: number) =>
      keepItemState(database.queries, mine, { itemIds: [id], state, saidAt })

    await say("wash", 20)
    await say("lent", 10)
    expect(await stateOf()).toBe("wash")
    expect([...(await listAway(database.queries, mine))]).toEqual([id])

    await say(null, 20)
    expect(await stateOf()).toBeUndefined()
    expect([...(await listAway(database.queries, mine))]).toEqual([])
  })

  it("lets an older server add and list items beside this one", async () => {
    const db = database.queries
    const asBefore = {
      id: "sandals",
      account_id: mine,
      item_summary: "Sandals",
      image_path: "/api/a.svg",
      section: "shoes",
      kind: null,
      colours_json: "[]",
      words_json: null,
      source_id: null,
      photo_id: null,
      add_key: null,
      created_at: 2,
      position: 0,
    } as const

    await db.insertInto("wardrobe_items").values(asBefore).execute()

    const listed = (await listWardrobe(db, mine)).find(({ item_id }) => item_id === "sandals")
    expect(listed).not.toHaveProperty("state")
    expect((await listAway(db, mine)).has("sandals")).toBe(false)
  })
})
