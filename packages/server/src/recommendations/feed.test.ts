import {
  addFavourite,
  createUser,
  getFavourites,
  getFeed,
  type ParsedBodyOf,
  register,
  updateImpressions,
  updateUser,
} from "@stylin/api/contract"
import { defaultTagPreferences } from "@stylin/garments/vocabulary"
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest"
import { removeFeed } from "../stores/product-feeds.ts"
import { patientClient, startTestServer, type TestServer } from "../testing/index.ts"

const PROFILE = {
  source_platform_id: "web",
  user_id_in_source_platform: "eva",
  name_in_app: "eva",
  gender: "female",
  body_type: "pear",
  activities: ["work"],
  tags_preferences: defaultTagPreferences(),
  marketing_opt_in: false,
} satisfies ParsedBodyOf<typeof createUser>

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

  it("keeps to what she spends on a piece", async () => {
    const call = await newcomer("eva@example.org")
    await call(createUser, { body: PROFILE })
    const query = { sample_to_show: 9, top_n: 3 }
    const prices = async () =>
      (await call(getFeed, { query })).flatMap(({ clothes }) =>
        clothes.flat().map(({ price = 0 }) => price),
      )
    expect(Math.max(...(await prices()))).toBeGreaterThan(80)

    await call(updateUser, { body: { update_values: { needs: { piece_budget: 40 } } } })

    const affordable = await prices()
    expect(affordable.length).toBeGreaterThan(0)
    // Shoes and coats may cost twice as much.
    expect(Math.max(...affordable)).toBeLessThanOrEqual(80)
  })

  it("has its first look drawn before that is asked for, unless others are being drawn", async () => {
    const { drawings } = server.services
    const draw = vi.spyOn(drawings, "draw")
    onTestFinished(() => void vi.restoreAllMocks())
    const call = await newcomer("ida@example.org")
    // The looks of feeds before this may still be drawn.
    await expect.poll(() => drawings.isIdle()).toBe(true)

    const [first] = await call(getFeed, { query: { sample_to_show: 3 } })

    const file = new URL(first?.photo ?? "", server.baseUrl).pathname.split("/").at(-1)
    const task = { look: expect.anything(), width: 780 }
    const asker = { name: expect.any(String), stride: 1 }
    expect(draw.mock.calls).toEqual([[file?.replace(/webp$/, "svg"), task, asker]])
    vi.spyOn(drawings, "isIdle").mockReturnValue(false)
    await call(getFeed, { query: { sample_to_show: 3 } })
    expect(draw).toHaveBeenCalledTimes(1)
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
