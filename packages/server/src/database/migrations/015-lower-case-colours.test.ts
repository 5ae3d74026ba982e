import { expect, it } from "vitest"
import { findProfile, saveProfile } from "../../stores/profiles.ts"
import { NEW_PROFILE } from "../../testing/profiles.ts"
import { makeAccount, openTestDatabase, testEngines } from "../../testing/stores.ts"
import { lowerCaseColours } from "./015-lower-case-colours.ts"

it.each(testEngines())("repairs the colours of profiles on $name", async (engine) => {
  const database = await openTestDatabase(engine)
  const { queries: db } = database

  async function profileWith(kept: { figure?: unknown; selfie?: unknown }) {
    const id = await makeAccount(db)
    await saveProfile(db, id, NEW_PROFILE, 1)
    await db
      .updateTable("profiles")
      .set({
        figure_json: kept.figure === undefined ? null : JSON.stringify(kept.figure),
        selfie_json: kept.selfie === undefined ? null : JSON.stringify(kept.selfie),
      })
      .where("account_id", "=", id)
      .execute()
    return async () => findProfile(db, id)
  }
  const capitals = await profileWith({ figure: { skin_tone: 4, hair_colour: "#0F0C0B" } })
  const word = await profileWith({ figure: { skin_tone: 4, hair_colour: "raven" } })
  const selfie = await profileWith({
    selfie: { eye_colour: "#Blue", analysis: { skin: "#D8BC8A", depth: -0.5 } },
  })
  const nothing = await profileWith({})

  await lowerCaseColours(db)

  expect((await capitals())?.figure).toEqual({ skin_tone: 4, hair_colour: "#0f0c0b" })
  expect((await word())?.figure).toBeNull()
  expect((await selfie())?.selfie).toEqual({
    eye_colour: "#Blue",
    analysis: { skin: "#d8bc8a", depth: -0.5 },
  })
  expect(await nothing()).toMatchObject({ figure: null, selfie: null })
  await database.close()
})
