import { inflateRawSync } from "node:zlib"
import {
  addToWardrobe,
  changeLook,
  getFeed,
  type Look,
  type ProductShot,
  proposePlans,
  register,
  setItemState,
  setPlace,
  styleItem,
} from "@stylin/api/contract"
import type { Styling } from "@stylin/garments/vocabulary"
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest"
import {
  patientClient,
  RAINY,
  startTestServer,
  startWeatherStub,
  type TestServer,
  type WeatherStub,
} from "../testing/index.ts"

const HOUR_MS = 60 * 60 * 1000
const BRISTOL = { name: "Bristol", latitude: 51.5, longitude: -2.6 }
const COLD = { low: 4, high: 8, rain: 0, rainChance: 0, wind: 10 }
/** Too warm for nothing but a coat for winter. */
const CHILLY = { ...COLD, low: 7, high: 12 }
const HOT = { low: 20, high: 31, rain: 0, rainChance: 0, wind: 10 }

const CLOTHES = [
  ["jumper", "Navy jumper", "2b3a67"],
  ["t_shirt", "White T-shirt", "f2f0ea"],
  ["jeans", "Blue jeans", "3b5b8c"],
  ["shorts", "Navy shorts", "2b3a67"],
  ["wool_coat", "Camel coat", "b08a5b"],
  ["trench_coat", "Beige trench coat", "c9b18a"],
  ["ankle_boots", "Black ankle boots", "1b1b1b"],
  ["sandals", "Tan sandals", "a5713f"],
] as const

describe("a feed for the day's weather", () => {
  let now = Date.UTC(2026, 10, 23, 8)
  let stub: WeatherStub
  let server: TestServer
  let lines: string[]
  beforeAll(async () => {
    lines = []
    stub = await startWeatherStub({ clock: () => now })
    server = await startTestServer({
      clock: () => now,
      config: { weather: stub.settings },
      log: {
        info: () => {},
        warn: (details, line) => lines.push(`${line} ${JSON.stringify(details)}`),
        error: (details, line) => lines.push(`${line} ${JSON.stringify(details)}`),
      },
    })
  })
  afterAll(async () => {
    await server.close()
    await stub.close()
  })

  /** An hour later, so that the weather is asked for again. */
  function turnTo(day: WeatherStub["day"]) {
    stub.day = day
    now += HOUR_MS
  }

  let people = 0
  async function personIn(place: typeof BRISTOL) {
    let token: string | undefined
    const { call } = patientClient({ baseUrl: server.baseUrl, getToken: () => token })
    people += 1
    const body = { email: `ada${people}@example.org`, password: "long enough" }
    token = (await call(register, { body })).access_token
    const owned = await call(addToWardrobe, {
      body: CLOTHES.map(
        ([kind, item_summary, hex]): ProductShot => ({
          item_summary,
          image_path: `/api/pictures/flats/${kind}/${hex}.svg`,
          section: "upper_body",
          kind,
        }),
      ),
    })
    await call(setPlace, { body: place })
    const idOf = (name: string) =>
      owned.find(({ item_summary }) => item_summary === name)?.item_id ?? ""
    const feed = () =>
      call(getFeed, { query: { occasions: "errands", pieces: "mine", sample_to_show: 12 } })
    return { call, idOf, feed }
  }

  it("has coats in the cold and none in heat, sandals in heat and none in the cold", async () => {
    const { feed, idOf } = await personIn(BRISTOL)
    const has = (look: Look, ...names: string[]) =>
      look.clothes.some(([worn]) => names.map(idOf).includes(worn?.item_id ?? "-"))

    turnTo(COLD)
    const cold = await feed()
    turnTo(HOT)
    const hot = await feed()

    expect(cold[0]?.dressed_for).toMatchObject({ low: 4, high: 8, told_by: "forecast" })
    for (const look of cold) {
      expect(has(look, "Camel coat", "Beige trench coat")).toBe(true)
      expect(has(look, "Tan sandals", "Navy shorts")).toBe(false)
    }
    expect(hot[0]?.dressed_for).toMatchObject({ low: 20, high: 31 })
    for (const look of hot) {
      expect(has(look, "Camel coat", "Beige trench coat", "Navy jumper")).toBe(false)
    }
  })

  it("closes coats where it rains, and lets them hang open where it is dry", async () => {
    const { feed } = await personIn(BRISTOL)
    const coats = (looks: readonly Look[]) => looks.map((look) => drawnIn(look).coat)

    turnTo(COLD)
    expect(coats(await feed())).not.toContain("closed")
    turnTo({ ...RAINY, low: COLD.low, high: COLD.high })
    expect(coats(await feed())).toContain("closed")
  })

  it("never proposes what cannot be worn today, whatever the weather asks for", async () => {
    const { call, feed, idOf } = await personIn(BRISTOL)
    await call(setItemState, { body: { item_ids: [idOf("Camel coat")], state: "wash" } })

    const proposed = async () =>
      (await feed()).flatMap(({ clothes }) => clothes.flat().map(({ item_id }) => item_id))

    turnTo(COLD)
    expect(await proposed()).not.toContain(idOf("Camel coat"))
    turnTo(CHILLY)
    const ids = await proposed()

    expect(ids).toContain(idOf("Beige trench coat"))
    expect(ids).not.toContain(idOf("Camel coat"))
  })

  it("gives changes and looks around a piece the weather of their own hour", async () => {
    const { call, feed, idOf } = await personIn(BRISTOL)
    turnTo(COLD)
    const look = (await feed()).find(({ clothes }) => clothes.some(({ length }) => length > 1))
    turnTo(RAINY)

    const worn = look?.clothes.map(([first, next]) => (next ?? first)?.item_id ?? "") ?? []
    const changed = await call(changeLook, { body: { look_id: look?.look_id ?? "", worn } })
    const { looks } = await call(styleItem, {
      body: { item_id: idOf("Navy jumper"), occasions: "errands" },
    })

    expect(changed.dressed_for).toMatchObject({ is_wet: true, high: 9 })
    expect(looks[0]?.dressed_for).toMatchObject({ is_wet: true, high: 9 })
  })

  it("proposes days ahead by their forecast, as far as there is one", async () => {
    const { call, idOf } = await personIn(BRISTOL)
    turnTo({ ...COLD, low: 21, high: 31 })
    const dayIn = (days: number) => new Date(now + days * 24 * HOUR_MS).toISOString().slice(0, 10)

    const days = [dayIn(1), dayIn(12)]
    const [hot, later] = await call(proposePlans, { body: { days } })

    expect([hot?.day, later?.day]).toEqual(days)
    expect(hot?.look.dressed_for).toMatchObject({ day: days[0], high: 31, told_by: "forecast" })
    expect(later?.look.dressed_for).toMatchObject({ day: days[1], told_by: "month" })
    const coats = [idOf("Camel coat"), idOf("Beige trench coat")]
    const hasCoat = (look?: Look) =>
      look?.clothes.some(([worn]) => coats.includes(worn?.item_id ?? "-"))
    expect([hot, later].map((one) => hasCoat(one?.look))).toEqual([false, true])
  })

  it("is dressed by the month where the service fails, and says nothing of her place", async () => {
    stub.answer = (_, response) => response.destroy()
    onTestFinished(() => {
      stub.answer = undefined
    })
    const { feed } = await personIn({ name: "Sydney", latitude: -33.9, longitude: 151.2 })

    const [look] = await feed()

    // November is spring there.
    expect(look?.dressed_for?.told_by).toBe("month")
    expect(look?.dressed_for?.high).toBeGreaterThan(20)
    expect(lines.join()).toContain("the weather service did not help")
    expect(lines.join()).not.toMatch(/Sydney|33\.9|151/)
  })
})

/** What the address of a look's picture says of its styling. */
function drawnIn({ photo }: Look): Styling {
  const [, packed = ""] = /looks\/([\w-]+)\./.exec(photo) ?? []
  return JSON.parse(inflateRawSync(Buffer.from(packed, "base64url")).toString()).styling ?? {}
}
