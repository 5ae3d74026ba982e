import { inflateRawSync } from "node:zlib"
import { getFeed, type Look, register } from "@stylin/api/contract"
import type { Styling } from "@stylin/garments/vocabulary"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { patientClient, startTestServer, type TestServer } from "../testing/index.ts"
import { toLook } from "./to-look.ts"

/** What a sentence on how to wear a look says of hems and sleeves. */
function saidOf(text: string): Styling {
  if (/tuck the front|half a tuck|only the front/i.test(text)) return { tuck: "front" }
  if (/^tuck .+ (in,|in all)|go into/i.test(text)) return { tuck: "in" }
  if (/^(push|roll) the sleeves|^sleeves of|^turn back the cuffs/i.test(text)) {
    return { sleeves: "up" }
  }
  if (/^turn up the hems|^cuff /i.test(text)) return { hems: "up" }
  return /^belt |^wear .+ over /i.test(text) ? { belt: "over" } : {}
}

/** What the address of a look's picture says of them; the description is packed before the signature. */
function drawnIn({ photo = "" }: Look): Styling {
  const [, packed = ""] = /looks\/([\w-]+)\./.exec(photo) ?? []
  return JSON.parse(inflateRawSync(Buffer.from(packed, "base64url")).toString()).styling ?? {}
}

describe("the pictures of looks", () => {
  let server: TestServer
  beforeAll(async () => {
    // In June nothing is worn over tops.
    server = await startTestServer({ clock: () => Date.UTC(2026, 5, 15) })
  })
  afterAll(() => server.close())

  it("say in their address that a coat is closed, as that of an older look does not", () => {
    const outfit = { title: "Warm", occasion: "work", reasons: [], slots: [] } as const
    const facts = {
      id: "1",
      owner: "2",
      pictureKey: "key",
      dressedFor: {
        day: "2026-06-15",
        words: "12 to 20 degrees, rain",
        low: 12,
        high: 20,
        is_wet: true,
        is_windy: false,
        told_by: "forecast",
      },
      figure: {
        bodyType: "pear",
        pose: "stand",
        skin: 4,
        hair: { style: "bob", colour: "#221814" },
      },
    } as const
    expect(drawnIn(toLook({ ...outfit, styling: { coat: "closed" } }, facts))).toEqual({
      coat: "closed",
    })
    expect(drawnIn(toLook({ ...outfit, styling: {} }, facts))).toEqual({})
  })

  it("show what the reasons say of tucks, sleeves, hems and belts", async () => {
    let token: string | undefined
    const { call } = patientClient({ baseUrl: server.baseUrl, getToken: () => token })
    const body = { email: "ada@example.org", password: "long enough" }
    token = (await call(register, { body })).access_token

    const looks = await call(getFeed, { query: { sample_to_show: 30 } })

    const drawn = looks.map(drawnIn)
    expect(drawn.filter((styling) => Object.keys(styling).length > 0)).not.toEqual([])
    looks.forEach(({ rec_description }, i) => {
      const how = rec_description.paragraphs.find(({ label }) => label === "How to wear")
      expect(drawn[i], how?.text).toMatchObject(saidOf(how?.text ?? ""))
    })
  })
})
