import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { Database } from "../database/open.ts"
import type { ObjectStore } from "../objects/object-store.ts"
import { insertPhoto, keepPhotos } from "../stores/photos.ts"
import { findToken, saveToken } from "../stores/tokens.ts"
import { makeAccount, openTestDatabase, sqliteEngine } from "../testing/stores.ts"
import { sweep } from "./sweep.ts"

const DAY = 24 * 60 * 60 * 1000

describe("sweep", () => {
  let database: Database
  let deleted: string[]
  let objects: ObjectStore
  beforeEach(async () => {
    database = await openTestDatabase(sqliteEngine)
    deleted = []
    objects = {
      put: async () => {},
      get: async () => undefined,
      delete: async (key) => {
        deleted.push(key)
      },
    }
  })
  afterEach(() => database.close())

  async function photo(id: string, expiresAt: number | undefined) {
    await insertPhoto(database.queries, {
      id,
      objectKey: `photos/${id}`,
      claimHash: "claim",
      contentType: "image/jpeg",
      bytes: 1,
      now: 0,
      expiresAt: DAY,
    })
    await keepPhotos(database.queries, [id], expiresAt)
  }

  it("removes unclaimed photos with their bytes, and sign-ins that have run out", async () => {
    const db = database.queries
    const accountId = await makeAccount(db)
    await photo("old", DAY)
    await photo("fresh", 3 * DAY)
    await saveToken(db, { tokenHash: "old", accountId, now: 0, expiresAt: DAY })
    await saveToken(db, { tokenHash: "fresh", accountId, now: 0, expiresAt: 3 * DAY })

    await sweep({ database, objects, clock: () => 2 * DAY })
    await sweep({ database, objects, clock: () => 2 * DAY })

    expect(deleted).toEqual(["photos/old"])
    expect(await findToken(db, "fresh", 0)).toBeDefined()
    expect(await findToken(db, "old", 0)).toBeUndefined()
  })

  it("keeps a photo whose bytes could not be removed for the next time, and removes the rest", async () => {
    await photo("stuck", DAY)
    await photo("loose", 1.5 * DAY)
    const broken = {
      ...objects,
      delete: (key: string) =>
        key === "photos/stuck" ? Promise.reject(new Error("no")) : objects.delete(key),
    }

    const sweeping = sweep({ database, objects: broken, clock: () => 2 * DAY })
    await expect(sweeping).rejects.toThrow("Photos that could not be removed: 1")
    expect(deleted).toEqual(["photos/loose"])
    await sweep({ database, objects, clock: () => 2 * DAY })

    expect(deleted).toEqual(["photos/loose", "photos/stuck"])
  })
})
