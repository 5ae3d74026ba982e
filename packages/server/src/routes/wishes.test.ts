import { type Client, createClient } from "@stylin/api/client"
import { createUser, getWishes, judgeWishes, keepWish, register } from "@stylin/api/contract"
import { defaultTagPreferences } from "@stylin/garments/vocabulary"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { upsertProducts } from "../stores/products.ts"
import { makeProduct } from "../testing/products.ts"
import { startTestServer, type TestServer } from "../testing/test-server.ts"

let server: TestServer
let client: Client
beforeAll(async () => {
  server = await startTestServer()
  let token: string | undefined
  client = createClient({ baseUrl: server.baseUrl, getToken: () => token, timeoutMs: 60_000 })
  const body = { email: "wishes@example.com", password: "correct horse battery" }
  token = (await client.call(register, { body })).access_token
  await client.call(createUser, {
    body: {
      source_platform_id: "web",
      user_id_in_source_platform: "1",
      name_in_app: "ann",
      gender: "female",
      body_type: "pear",
      activities: ["work"],
      tags_preferences: defaultTagPreferences(),
      marketing_opt_in: false,
    },
  })
})
afterAll(() => server.close())

const sell = (pricePence: number, available = true) =>
  upsertProducts(
    server.services.database.queries,
    [makeProduct("wanted", "blouse", { pricePence, available })],
    Date.now(),
  )

it("shows what a wish costs now beside what it cost then, and that it is sold out", async () => {
  await sell(4000)
  await client.call(keepWish, { body: { item_id: "wanted" } })
  await sell(2500)
  expect(await client.call(getWishes)).toMatchObject([
    { kept_price: 40, item: { price: 25 }, sold_out: false },
  ])
  await sell(2500, false)
  expect(await client.call(getWishes)).toMatchObject([{ kept_price: 40, sold_out: true }])
  await server.services.database.queries.deleteFrom("products").where("id", "=", "wanted").execute()
  expect(await client.call(getWishes)).toMatchObject([
    { item: { name: "A plain blouse", price: 40 }, sold_out: true },
  ])
})

it("judges a wish once for a wardrobe and a catalogue", async () => {
  await sell(4000)
  const ask = vi.spyOn(server.services.composer, "ask")
  const judge = () => client.call(judgeWishes, { body: { item_ids: ["wanted", "wanted"] } })

  expect(await judge()).toEqual([{ item_id: "wanted", looks: 0 }])
  await judge()
  expect(ask).toHaveBeenCalledTimes(1)
  await sell(3000)
  await judge()
  expect(ask).toHaveBeenCalledTimes(2)
  ask.mockRestore()
})
