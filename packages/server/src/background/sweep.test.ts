import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { Database } from "../database/open.ts"
import type { ObjectStore } from "../objects/object-store.ts"
import { NEXT_TRY_MS } from "../photos/expiry.ts"
import { removePhotos } from "../photos/remove.ts"
import { pictureKeys } from "../photos/small-pictures.ts"
import { DEVICE_LIFETIME_MS, rememberDevice } from "../stores/devices.ts"
import { saveExportTicket } from "../stores/export-tickets.ts"
import { expiredPhotos, insertPhoto, keepPhotos } from "../stores/photos.ts"
import { SEEN_FOR_MS } from "../stores/recommendations.ts"
import { saveResetCode } from "../stores/reset-codes.ts"
import { noteTakenBack } from "../stores/taken-back.ts"
import { findToken, saveToken, TOKEN_LIFETIME_MS } from "../stores/tokens.ts"
import { countTry } from "../stores/tries.ts"
import { makeAccount, openTestDatabase, testEngines } from "../testing/stores.ts"
import { sweep } from "./sweep.ts"

const DAY = 24 * 60 * 60 * 1000

describe.each(testEngines())("sweep on $name", (engine) => {
  let database: Database
  let deleted: string[]
  let objects: ObjectStore
  beforeEach(async () => {
    database = await openTestDatabase(engine)
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

  it("removes unclaimed photos with their bytes, and expired sign-ins", async () => {
    const db = database.queries
    const accountId = await makeAccount(db)
    await photo("old", DAY)
    await photo("fresh", 3 * DAY)
    await saveToken(db, { tokenHash: "old", accountId, now: 0, expiresAt: DAY, label: null })
    await saveToken(db, { tokenHash: "fresh", accountId, now: 0, expiresAt: 3 * DAY, label: null })

    await sweep({ database, objects, clock: () => 2 * DAY })
    await sweep({ database, objects, clock: () => 2 * DAY })

    expect(deleted).toEqual(pictureKeys("photos/old"))
    expect(await findToken(db, "fresh", 0)).toBeDefined()
    expect(await findToken(db, "old", 0)).toBeUndefined()
  })

  it("forgets expired codes, tickets, counted tries and devices", async () => {
    const db = database.queries
    const accountId = await makeAccount(db)
    const now = 2 * DEVICE_LIFETIME_MS
    const [old, fresh] = [now - DEVICE_LIFETIME_MS - 1, now - 1]
    for (const [name, time] of [
      ["old", old],
      ["fresh", fresh],
    ] as const) {
      const code = { subject: name, asker: "strangers", codeHash: "hash", tries: 5 }
      await saveResetCode(db, { ...code, expiresAt: time + 2 })
      await saveToken(db, {
        tokenHash: name,
        accountId,
        now: time,
        expiresAt: now + DAY,
        label: null,
      })
      const ticket = { tokenHash: name, ticketHash: name }
      await saveExportTicket(db, { ...ticket, expiresAt: time + 2 })
      await countTry(db, name, { now: time, windowMs: 2 })
      await rememberDevice(db, { accountId, deviceHash: name, now: time })
    }

    await sweep({ database, objects, clock: () => now })

    const left = await Promise.all([
      db.selectFrom("reset_codes").select("subject as name").execute(),
      db.selectFrom("export_tickets").select("token_hash as name").execute(),
      db.selectFrom("tries").select("subject as name").execute(),
      db.selectFrom("devices").select("device_hash as name").execute(),
    ])
    expect(left).toEqual(Array(4).fill([{ name: "fresh" }]))
  })

  it("leaves a photo whose bytes could not be removed to the next sweep, and removes the rest", async () => {
    await photo("stuck", DAY)
    await photo("loose", 1.5 * DAY)
    const broken = {
      ...objects,
      delete: (key: string) =>
        key === "photos/stuck" ? Promise.reject(new Error("no")) : objects.delete(key),
    }

    const sweeping = sweep({ database, objects: broken, clock: () => 2 * DAY })
    await expect(sweeping).rejects.toThrow("Photos that could not be removed: 1")
    expect(deleted).toEqual(pictureKeys("photos/loose"))
    await sweep({ database, objects, clock: () => 2 * DAY })
    expect(deleted).toHaveLength(pictureKeys("").length)
    await sweep({ database, objects, clock: () => 2 * DAY + NEXT_TRY_MS })

    expect(deleted.slice(pictureKeys("").length)).toEqual(pictureKeys("photos/stuck"))
  })

  it("gives up when the object store is down, even if it never answers", async () => {
    for (let number = 0; number < 20; number += 1) await photo(`photo-${number}`, DAY)
    const tried: string[] = []
    const down = {
      ...objects,
      delete: (key: string) => {
        tried.push(key)
        return new Promise<never>(() => {})
      },
    }
    const photos = await expiredPhotos(database.queries, 2 * DAY)

    const removing = removePhotos({ database, objects: down }, photos, { limitMs: 5 })

    await expect(removing).rejects.toMatchObject({ code: "photos-left", ids: { length: 5 } })
    expect(tried).toHaveLength(5)
    expect(await expiredPhotos(database.queries, 2 * DAY)).toHaveLength(20)
  })

  it("is not blocked by photos that cannot be removed", async () => {
    for (let number = 0; number < 5; number += 1) await photo(`stuck-${number}`, DAY)
    for (let number = 0; number < 7; number += 1) await photo(`loose-${number}`, 1.5 * DAY)
    const broken = {
      ...objects,
      delete: (key: string) =>
        key.startsWith("photos/stuck") ? Promise.reject(new Error("no")) : objects.delete(key),
    }

    const sweepNow = () => sweep({ database, objects: broken, clock: () => 2 * DAY })
    await expect(sweepNow()).rejects.toThrow("Photos that could not be removed: 5")
    await sweepNow()

    expect(deleted.filter((key) => /^photos\/loose-\d$/.test(key))).toHaveLength(7)
  })

  it("forgets looks shown longer ago than the feed looks back, and no others", async () => {
    const db = database.queries
    const accountId = await makeAccount(db)
    const shown = (look_id: string, shown_at: number) =>
      db
        .insertInto("impressions")
        .values({ account_id: accountId, look_id, outfit_json: "[]", shown_at })
        .execute()
    await shown("old", DAY)
    await shown("fresh", 2 * DAY)

    await sweep({ database, objects, clock: () => 2 * DAY + SEEN_FOR_MS })

    const left = await db.selectFrom("impressions").select("look_id").execute()
    expect(left).toEqual([{ look_id: "fresh" }])
  })

  it("forgets what she took back once no device can still say an older word", async () => {
    const db = database.queries
    const accountId = await makeAccount(db)
    await noteTakenBack(db, accountId, "favourites", ["old"], DAY - 1)
    await noteTakenBack(db, accountId, "favourites", ["fresh"], DAY)

    await sweep({ database, objects, clock: () => DAY + TOKEN_LIFETIME_MS })

    const left = await db.selectFrom("taken_back").select("name").execute()
    expect(left).toEqual([{ name: "fresh" }])
  })
})
