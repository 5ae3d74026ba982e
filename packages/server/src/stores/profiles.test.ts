import { defaultTagPreferences, SEASONAL_TYPES } from "@stylin/garments/vocabulary"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Database } from "../database/open.ts"
import { NEW_PROFILE } from "../testing/profiles.ts"
import { makeAccount, openTestDatabase, testEngines } from "../testing/stores.ts"
import { findAccount } from "./accounts.ts"
import {
  addReading,
  findConsents,
  findProfile,
  knownProfile,
  saveConsent,
  saveLookResponses,
  saveProfile,
  setMarketingOptIn,
  updateProfile,
} from "./profiles.ts"

const at = (now: number) => ({ now, saidAt: now })

describe.each(testEngines())("profiles on $name", (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(engine)
  })
  afterAll(() => database.close())

  it("come back as they were saved", async () => {
    const db = database.queries
    const id = await makeAccount(db)
    expect(await findProfile(db, id)).toBeUndefined()
    await saveProfile(db, id, NEW_PROFILE, 1)
    expect(await findProfile(db, id)).toEqual({
      email: (await findAccount(db, id))?.email,
      name_in_app: "ada",
      gender: "female",
      body_type: "pear",
      activities: ["work", "dating"],
      tags_preferences: defaultTagPreferences(),
      user_responses: [],
      marketing_opt_in: false,
      selfie: null,
      figure: null,
      needs: null,
      tips_ended: false,
      consents: { photos: false, analytics: false },
    })
  })

  it("keep what was known before them", async () => {
    const db = database.queries
    const id = await makeAccount(db)
    await updateProfile(db, id, { selfie: { colour_type: "soft autumn" } }, at(1))
    await saveConsent(db, id, { purpose: "photos", granted: true }, 1)
    await saveLookResponses(db, id, [{ look_id: 1225, user_response: true }], 1)
    expect(await findProfile(db, id)).toBeUndefined()
    expect(await findConsents(db, id)).toEqual({ photos: true, analytics: false })
    await saveProfile(db, id, NEW_PROFILE, 2)
    expect(await findProfile(db, id)).toMatchObject({
      name_in_app: "ada",
      selfie: { colour_type: "soft autumn" },
      consents: { photos: true, analytics: false },
      user_responses: [{ look_id: 1225, user_response: true }],
    })
  })

  it("change only in the named parts", async () => {
    const db = database.queries
    const id = await makeAccount(db)
    await saveProfile(db, id, NEW_PROFILE, 1)
    const before = await findProfile(db, id)
    await updateProfile(
      db,
      id,
      { body_type: "oval", figure: { skin_tone: 4, hair_colour: "#1d1512" } },
      at(2),
    )
    await setMarketingOptIn(db, id, true, 3)
    await updateProfile(db, id, {}, at(4))
    expect(await findProfile(db, id)).toEqual({
      ...before,
      body_type: "oval",
      figure: { skin_tone: 4, hair_colour: "#1d1512" },
      marketing_opt_in: true,
    })
  })

  it("keep every one of several selfies read at the same moment", async () => {
    const db = database.queries
    const id = await makeAccount(db)
    const readings = SEASONAL_TYPES.slice(0, 5).map((likeliest) => ({
      skin: [62, 10, 20] as const,
      hair: undefined,
      eyes: undefined,
      mired: 170,
      shares: SEASONAL_TYPES.map((type) => (type === likeliest ? 1 : 0)),
      byPaper: false,
    }))

    await Promise.all(readings.map((reading) => addReading(db, id, reading, 1)))

    const { selfie } = await knownProfile(db, id)
    const votes = selfie?.analysis?.votes.map(({ shares }) => shares)
    expect(votes).toHaveLength(readings.length)
    expect(votes).toEqual(expect.arrayContaining(readings.map(({ shares }) => shares)))
  })

  it("are the same after a repeated call", async () => {
    const db = database.queries
    const id = await makeAccount(db)
    await saveProfile(db, id, NEW_PROFILE, 1)
    const first = await findProfile(db, id)
    await saveProfile(db, id, NEW_PROFILE, 2)
    expect(await findProfile(db, id)).toEqual(first)
  })

  it("keep the later of two answers to a look, also within one call", async () => {
    const db = database.queries
    const id = await makeAccount(db)
    await saveProfile(db, id, NEW_PROFILE, 1)
    await saveLookResponses(db, id, [{ look_id: 7, user_response: true }], 1)
    await saveLookResponses(
      db,
      id,
      [
        { look_id: 9, user_response: false },
        { look_id: 7, user_response: true },
        { look_id: 7, user_response: false },
      ],
      2,
    )
    await saveLookResponses(db, id, [], 3)
    expect((await findProfile(db, id))?.user_responses).toEqual([
      { look_id: 7, user_response: false },
      { look_id: 9, user_response: false },
    ])
  })

  it("show withdrawn consent", async () => {
    const db = database.queries
    const id = await makeAccount(db)
    await saveConsent(db, id, { purpose: "analytics", granted: true }, 1)
    await saveConsent(db, id, { purpose: "analytics", granted: false }, 2)
    expect(await findConsents(db, id)).toEqual({ photos: false, analytics: false })
  })
})
