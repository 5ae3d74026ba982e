import { createUser, getFeed, type Look, register, updateUser } from "@stylin/api/contract"
import { defaultTagPreferences } from "@stylin/garments/vocabulary"
import { afterAll, beforeAll, expect, it } from "vitest"
import { drawingOf } from "../pictures/edition.ts"
import { readLookAddress } from "../pictures/look-address.ts"
import { patientClient, startTestServer, type TestServer } from "../testing/index.ts"

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Who wears a look, by its picture's address. */
function wearerOf({ photo }: Look) {
  const file = photo.split("?")[0]?.split("/").at(-1) ?? ""
  return readLookAddress(drawingOf(file), server.services.pictureKey)?.figure
}

it("draws each look on another woman of her body type, and on herself once she has said who she is", async () => {
  let token: string | undefined
  const { call } = patientClient({ baseUrl: server.baseUrl, getToken: () => token })
  const credentials = { email: "grace@example.org", password: "long enough" }
  token = (await call(register, { body: credentials })).access_token
  await call(createUser, {
    body: {
      source_platform_id: "web",
      user_id_in_source_platform: "grace",
      name_in_app: "grace",
      gender: "female",
      body_type: "pear",
      activities: ["work"],
      tags_preferences: defaultTagPreferences(),
      marketing_opt_in: false,
    },
  })
  const query = { occasions: "work", sample_to_show: 3, top_n: 1 } as const

  const others = (await call(getFeed, { query })).map(wearerOf)
  expect(new Set(others.map((wearer) => wearer?.skin)).size).toBe(3)
  expect(others.map((wearer) => wearer?.bodyType)).toEqual(["pear", "pear", "pear"])

  const figure = { skin_tone: 8, hair_style: "locs", size: "plus" } as const
  await call(updateUser, { body: { update_values: { figure } } })
  const [hers, ...more] = (await call(getFeed, { query })).map(wearerOf)
  expect(hers).toMatchObject({ bodyType: "pear", size: "plus", skin: 8, hair: { style: "locs" } })
  expect(more.map((wearer) => wearer?.hair)).toEqual([hers?.hair, hers?.hair])
})
