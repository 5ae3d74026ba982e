import { personalData } from "@stylin/api/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Database } from "../database/open.ts"
import { makeAccount, openTestDatabase, testEngines } from "../testing/stores.ts"
import { collectPersonalData } from "./personal-data.ts"
import { insertPhoto, keepPhotos } from "./photos.ts"
import { updateProfile } from "./profiles.ts"
import { addWardrobeItems } from "./wardrobe.ts"

describe.each(testEngines())("personal data on $name", (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(engine)
  })
  afterAll(() => database.close())

  it("is complete, in the form of the contract", async () => {
    const db = database.queries
    const accountId = await makeAccount(db)
    const photo = { id: "photo", accountId, objectKey: "photos/photo", contentType: "image/png" }
    await insertPhoto(db, { ...photo, bytes: 3, now: 10, expiresAt: 99 })
    await keepPhotos(db, ["photo"], undefined)
    await updateProfile(db, accountId, { body_type: "oval" }, { now: 1, saidAt: 1 })
    await addWardrobeItems(
      db,
      accountId,
      [{ id: "item", item_summary: "Shirt", image_path: "/p.svg", section: "upper_body" }],
      1,
    )
    const { photos, ...data } = await collectPersonalData(db, accountId, 0)
    expect(data).toMatchObject({
      account: { id: accountId, created_at: "1970-01-01T00:00:00.000Z" },
      profile: { body_type: "oval", activities: [], user_responses: [] },
      search_additions: [],
      wardrobe: [{ item_id: "item" }],
    })
    expect(photos).toEqual([
      {
        id: "photo",
        content_type: "image/png",
        created_at: "1970-01-01T00:00:00.010Z",
        objectKey: "photos/photo",
        pictureOf: undefined,
        showed: [],
      },
    ])
    const exported = {
      ...data,
      exported_at: "1970-01-01T00:00:00.000Z",
      photos: photos.map(({ id, content_type, created_at }) => ({
        id,
        content_type,
        created_at,
        base64: "",
      })),
    }
    expect(personalData.parse(exported)).toEqual(exported)
  })
  it("says what she made of a photo, and leaves out one that is still arriving", async () => {
    const db = database.queries
    const accountId = await makeAccount(db)
    for (const [id, state] of [
      ["upload", "waiting"],
      ["cut-out", "waiting"],
      ["coming", "uploading"],
    ] as const) {
      const photo = { id, accountId, objectKey: `photos/${id}`, contentType: "image/png" }
      await insertPhoto(db, { ...photo, bytes: 3, now: 10, expiresAt: 99 })
      if (state === "waiting") await keepPhotos(db, [id], undefined)
    }
    await db
      .insertInto("wardrobe_items")
      .values({
        id: "coat",
        account_id: accountId,
        item_summary: "Navy coat",
        image_path: "/p.svg",
        section: "upper_body",
        kind: null,
        colours_json: "[]",
        words_json: null,
        source_id: "upload",
        photo_id: "cut-out",
        add_key: null,
        created_at: 1,
        position: 0,
      })
      .execute()

    const { photos } = await collectPersonalData(db, accountId, 0)

    expect(photos.map(({ id, pictureOf, showed }) => ({ id, pictureOf, showed }))).toEqual([
      { id: "cut-out", pictureOf: "Navy coat", showed: [] },
      { id: "upload", pictureOf: undefined, showed: ["Navy coat"] },
    ])
  })
})
