import {
  addFavourite,
  getFavourites,
  getFeed,
  register,
  updateImpressions,
} from "@stylin/api/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { removeFeed } from "../stores/product-feeds.ts"
import { patientClient, startTestServer, type TestServer } from "../testing/index.ts"

describe("the server's feed", () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  async function newcomer(email: string) {
    let token: string | undefined
    const { call } = patientClient({ baseUrl: server.baseUrl, getToken: () => token })
    token = (await call(register, { body: { email, password: "long enough" } })).access_token
    return call
  }

  it("differs after favourites and passed-over looks", async () => {
    const call = await newcomer("ada@example.org")
    const [kept, passedOver] = await call(getFeed, { query: { sample_to_show: 3 } })
    await call(addFavourite, { query: { look_id: kept?.look_id ?? "" } })
    const look_ids = [kept?.look_id ?? "", passedOver?.look_id ?? ""]
    await call(updateImpressions, { body: { look_ids } })

    const looks = await call(getFeed, { query: { sample_to_show: 3 } })

    expect(looks).toHaveLength(3)
    const worn = (look: (typeof looks)[number]) => look.clothes.map(([first]) => first?.item_id)
    expect(looks.map(worn)).not.toContainEqual(passedOver && worn(passedOver))
    expect(await call(getFavourites)).toHaveLength(1)
  })

  it("is refused with a reason if there is nothing to make a look of", async () => {
    const call = await newcomer("eve@example.org")
    await removeFeed(server.services.database.queries, "demo")

    await expect(call(getFeed, { query: {} })).rejects.toMatchObject({
      status: 409,
      detail: "There is nothing to make a look of yet: add what you own, or a catalogue.",
    })
  })
})
