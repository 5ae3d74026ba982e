import {
  type ColourAnalysis,
  createUser,
  forgotPassword,
  getProfile,
  login,
  register,
  resetPassword,
  updateUser,
} from "@stylin/api/contract"
import { SEASONAL_TYPES } from "@stylin/garments/vocabulary"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { fingerprint } from "../security/tokens.ts"
import { findToken } from "../stores/tokens.ts"
import { patientClient, startTestServer, type TestServer } from "../testing/index.ts"
import { NEW_PROFILE } from "../testing/profiles.ts"
import { testEngines } from "../testing/stores.ts"

const ANALYSIS: Omit<ColourAnalysis, "votes"> = {
  colour_type: "soft summer",
  probability: 0.5,
  runner_up: { colour_type: "true summer", probability: 0.2 },
  certainty: 0.7,
  is_certain: true,
  skin: "#c9a183",
  skin_lightness: 69,
  skin_chroma: 20,
  skin_hue: 60,
  typology_angle: 40,
  undertone: "cool",
  temperature: -0.2,
  depth: 0,
  clarity: -0.3,
}

describe.each(testEngines())("simultaneous changes on $name", (engine) => {
  let server: TestServer
  beforeAll(async () => {
    const many = { max: 1000, windowMs: 60_000 }
    server = await startTestServer({ engine, limits: { credentialsAddress: many } })
  })
  afterAll(() => server.close())

  it("all reach her profile: five selfies and her own choice of type", async () => {
    const account = { email: "ada@example.org", password: "long enough" }
    const { baseUrl } = server
    const { access_token } = await patientClient({ baseUrl }).call(register, { body: account })
    const { call } = patientClient({ baseUrl, getToken: () => access_token })
    await call(createUser, { body: NEW_PROFILE })
    const votes = SEASONAL_TYPES.slice(0, 5).map((_, likeliest) => ({
      shares: SEASONAL_TYPES.map((__, type) => (type === likeliest ? 1 : 0)),
      by_paper: false,
    }))

    await Promise.all([
      ...votes.map((vote) => {
        const selfie = { analysis: { ...ANALYSIS, votes: [vote] } }
        return call(updateUser, { body: { update_values: { selfie } } })
      }),
      call(updateUser, { body: { update_values: { colour_choice: "true winter" } } }),
    ])

    const { selfie } = await call(getProfile)
    expect(selfie?.analysis?.votes).toHaveLength(5)
    expect(selfie?.analysis?.votes).toEqual(expect.arrayContaining(votes))
    expect(selfie).toMatchObject({ colour_type: "true winter", is_own_choice: true })
  })

  it("leave nobody signed in with a password that is being replaced", async () => {
    const { call } = patientClient({ baseUrl: server.baseUrl })
    for (let round = 0; round < 6; round += 1) {
      const email = `bea${round}@example.org`
      await call(register, { body: { email, password: "the old password" } })
      await call(forgotPassword, { body: { email } })
      const code = await server.mailbox(email)

      const signingIn = Promise.allSettled(
        Array.from({ length: 4 }, () =>
          call(login, { body: { email, password: "the old password" } }),
        ),
      )
      await call(resetPassword, { body: { email, code, password: "the new password" } })

      const tokens = (await signingIn).flatMap((answer) =>
        answer.status === "fulfilled" ? fingerprint(answer.value.access_token) : [],
      )
      const { queries } = server.services.database
      const alive = await Promise.all(tokens.map((token) => findToken(queries, token, 0)))
      expect(alive.filter((token) => token !== undefined)).toEqual([])
    }
  })
})
