import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Database } from "../database/open.ts"
import { makeAccount, openTestDatabase, testEngines } from "../testing/stores.ts"
import type { FoundGarment } from "./found-garment.ts"
import { dismissPhotos, giveUpPhotos } from "./given-up-photos.ts"
import { claimGuestPhotos, clearPending, listPending } from "./pending.ts"
import { saveReading } from "./photo-readings.ts"
import {
  deletePhotos,
  expiredPhotos,
  findPhotos,
  insertPhoto,
  keepPhotos,
  type PhotoOwner,
  photoBytes,
} from "./photos.ts"

const READING: FoundGarment = {
  summary: "White shirt",
  section: "upper_body",
  guess: "shirt",
  pattern: "plain",
  colours: ["white"],
  checks: [],
  likelyKinds: ["shirt"],
  pictures: [],
  likeness: { hash: "0" },
}

describe.each(testEngines())("photos on $name", (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(engine)
  })
  afterAll(() => database.close())

  async function upload(id: string, owner: PhotoOwner, expiresAt = 1000) {
    const objectKey = `photos/${id}`
    const facts = { id, objectKey, contentType: "image/jpeg", bytes: 3, now: 10, expiresAt }
    return insertPhoto(database.queries, { ...facts, ...owner })
  }
  const pendingIds = async (accountId: string) =>
    (await listPending(database.queries, accountId)).map((item) => item.item_id)

  it("wait for her once they are complete", async () => {
    const db = database.queries
    const accountId = await makeAccount(db)
    await upload("w1", { accountId })
    expect(await pendingIds(accountId)).toEqual([])
    await keepPhotos(db, ["w1"], undefined)
    expect(await listPending(db, accountId)).toEqual([
      { item_id: "w1", state: "waiting", created_at: "1970-01-01T00:00:00.010Z" },
    ])
  })

  it("are counted in bytes per owner, including those still arriving", async () => {
    const db = database.queries
    const accountId = await makeAccount(db)
    expect(await photoBytes(db, { accountId })).toBe(0)
    await upload("b1", { accountId })
    await upload("b2", { accountId })
    await keepPhotos(db, ["b2"], undefined)
    await upload("b3", { claimHash: "claim of bytes" })

    expect(await photoBytes(db, { accountId })).toBe(6)
    expect(await photoBytes(db, { claimHash: "claim of bytes" })).toBe(3)
  })

  it("are shown to their owner once complete, until they are given up", async () => {
    const db = database.queries
    const accountId = await makeAccount(db)
    for (const id of ["s1", "s2"]) await upload(id, { accountId })
    await upload("s3", { claimHash: "claim of a guest" })
    await keepPhotos(db, ["s1", "s3"], undefined)
    const shown = { id: "s1", accountId, objectKey: "photos/s1", contentType: "image/jpeg" }

    expect(await findPhotos(db, ["s1", "s2", "s3", "unknown"])).toEqual([shown])
    await dismissPhotos(db, accountId, ["s1"])
    expect(await findPhotos(db, ["s1"])).toEqual([])
  })

  it("are dismissed by name or all, except those in a wardrobe and other people's", async () => {
    const db = database.queries
    const accountId = await makeAccount(db)
    const other = await makeAccount(db)
    for (const id of ["d1", "d2", "d3", "d4"]) await upload(id, { accountId })
    await upload("d5", { accountId: other })
    await keepPhotos(db, ["d1", "d2", "d3", "d4", "d5"], undefined)
    await clearPending(db, accountId, ["d1", "d5", "unknown"])
    expect(await pendingIds(accountId)).toEqual(["d2", "d3", "d4"])
    expect(await dismissPhotos(db, accountId, ["d1", "d2", "d5"])).toEqual([
      { id: "d2", objectKey: "photos/d2" },
    ])
    const rest = await dismissPhotos(db, accountId, undefined)
    expect(rest.map(({ id }) => id).toSorted()).toEqual(["d3", "d4"])
    expect(await pendingIds(accountId)).toEqual([])
    expect(await pendingIds(other)).toEqual(["d5"])
  })

  it("stay in the table after she has given them up, until they are removed", async () => {
    const db = database.queries
    const accountId = await makeAccount(db)
    for (const id of ["u1", "u2", "u3"]) await upload(id, { accountId })
    await keepPhotos(db, ["u1", "u2"], undefined)
    await clearPending(db, accountId, ["u2"])
    const known = async (now = 0) =>
      (await expiredPhotos(db, now))
        .flatMap(({ id }) => (id.startsWith("u") ? [id] : []))
        .toSorted()

    await dismissPhotos(db, accountId, ["u1"])
    expect(await known()).toEqual(["u1"])
    await giveUpPhotos(db, accountId)
    // An upload that ends only now does not restore its photo, but may still write its bytes.
    await keepPhotos(db, ["u3"], undefined)

    expect(await known()).toEqual(["u1", "u2"])
    expect(await known(1000)).toEqual(["u1", "u2", "u3"])
  })

  it("of a guest go to her account by her claim, once and in time", async () => {
    const db = database.queries
    const accountId = await makeAccount(db)
    for (const id of ["g1", "g2", "g3"]) await upload(id, { claimHash: "claim" })
    await upload("g4", { claimHash: "other" })
    await keepPhotos(db, ["g1", "g2", "g4"], 500)
    const claim = { claimHash: "claim", accountId, now: 499, expiresAt: 3000 }
    expect(await claimGuestPhotos(db, { ...claim, now: 500 })).toBe(0)
    expect(await claimGuestPhotos(db, claim)).toBe(2)
    expect(await claimGuestPhotos(db, claim)).toBe(0)
    expect(await pendingIds(accountId)).toEqual(["g1", "g2"])
  })

  it("expire if nobody claims them or the upload never ends", async () => {
    const db = database.queries
    const accountId = await makeAccount(db)
    await upload("e1", { claimHash: "late" }, 2000)
    await upload("e2", { accountId }, 2001)
    await upload("e3", { accountId }, 2001)
    await keepPhotos(db, ["e3"], undefined)
    const expired = (await expiredPhotos(db, 2001)).filter(({ id }) => id.startsWith("e"))
    expect(expired).toEqual([
      { id: "e1", objectKey: "photos/e1" },
      { id: "e2", objectKey: "photos/e2" },
    ])
    expect(await expiredPhotos(db, 2001, 1)).toHaveLength(1)
    await deletePhotos(db, ["e1", "e2"])
    expect((await expiredPhotos(db, 2001)).filter(({ id }) => id.startsWith("e"))).toEqual([])
  })

  it("go to her with their pictures if claimed while they are read", async () => {
    const db = database.queries
    const accountId = await makeAccount(db)
    for (let round = 0; round < 20; round += 1) {
      const claimHash = `claim ${round}`
      const [photo, picture] = [`read ${round}`, `picture ${round}`]
      for (const id of [photo, picture]) await upload(id, { claimHash })
      await keepPhotos(db, [photo], 1000)

      await Promise.all([
        database.transaction((transaction) =>
          saveReading(transaction, photo, { ...READING, pictures: [picture] }),
        ),
        claimGuestPhotos(db, { claimHash, accountId, now: 20, expiresAt: 2000 }),
      ])

      const found = await findPhotos(db, [photo, picture])
      expect(found.map((one) => one.accountId)).toEqual([accountId, accountId])
    }
  })
})
