import { createUser, getFeed, register, updateUser } from "@stylin/api/contract"
import { patientClient, startTestServer } from "@stylin/server/testing"
import { expect, it, onTestFinished, vi } from "vitest"
import { CatalogueIndex } from "../../packages/stylist/src/index.ts"
import { feedInput } from "./her-feed.ts"
import type { SheetPerson } from "./sheets/person.ts"

const HER: SheetPerson = {
  name: "her",
  body: "pear",
  colour: "soft autumn",
  love: ["Prints"],
  avoid: ["Leather"],
  occasions: ["work", "errands"],
  owns: "",
  pieceBudget: 40,
}

it("asks what the server asks of the stylist when she opens her feed", async () => {
  const server = await startTestServer()
  onTestFinished(() => server.close())
  const ask = vi.spyOn(server.services.composer, "ask")
  onTestFinished(() => ask.mockRestore())
  let token: string | undefined
  const { call } = patientClient({ baseUrl: server.baseUrl, getToken: () => token })
  const account = { email: "ada@example.org", password: "long enough" }
  token = (await call(register, { body: account })).access_token
  const opened = { wardrobe: [], catalogue: new CatalogueIndex(), month: 1, seed: 1 }
  const { catalogue, profile, ...asked } = feedInput(HER, opened)
  if (!profile.tags) throw new Error("She has sorted her tags.")
  await call(createUser, {
    body: {
      source_platform_id: "web",
      user_id_in_source_platform: "ada",
      name_in_app: "ada",
      gender: "female",
      body_type: "pear",
      activities: [...HER.occasions],
      tags_preferences: profile.tags,
      marketing_opt_in: false,
    },
  })
  await call(updateUser, {
    body: {
      update_values: { needs: { piece_budget: 40 }, selfie: { colour_type: "soft autumn" } },
    },
  })

  await call(getFeed, { query: {} })

  // The seed is random, and the day is today.
  const ofToday = { seed: expect.any(Number), profile: { ...profile, month: expect.any(Number) } }
  expect(ask).toHaveBeenCalledWith("style", { ...asked, ...ofToday })
})
