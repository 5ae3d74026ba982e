import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Database } from "../database/open.ts"
import { openTestDatabase, testEngines } from "../testing/stores.ts"
import {
  createAccount,
  deleteAccount,
  EmailTaken,
  findAccount,
  findAccountByEmail,
  setPasswordHash,
} from "./accounts.ts"
import { expiredPhotos, insertPhoto, keepPhotos } from "./photos.ts"
import { findToken, saveToken } from "./tokens.ts"

describe.each(testEngines())("accounts on $name", (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(engine)
  })
  afterAll(() => database.close())

  const account = (id: string, email = `${id}@example.org`) => ({
    id,
    email,
    passwordHash: "first",
    now: 5,
  })

  it("finds an account by id and by email", async () => {
    const db = database.queries
    await createAccount(db, account("ada"))
    const stored = {
      ...{ id: "ada", email: "ada@example.org", createdAt: 5 },
      ...{ passwordHash: "first", hasPassword: true },
    }
    expect(await findAccount(db, "ada")).toEqual(stored)
    expect(await findAccountByEmail(db, "ada@example.org")).toEqual(stored)
    expect(await findAccount(db, "nobody")).toBeUndefined()
    expect(await findAccountByEmail(db, "nobody@example.org")).toBeUndefined()
  })

  it("gives an email to one account, whoever asks at the same time", async () => {
    const attempts = ["b1", "b2", "b3"].map((id) =>
      createAccount(database.queries, account(id, "bea@example.org")),
    )
    const outcomes = await Promise.allSettled(attempts)
    const refused = outcomes.filter((outcome) => outcome.status === "rejected")
    expect(refused.map((outcome) => outcome.reason)).toEqual([
      expect.any(EmailTaken),
      expect.any(EmailTaken),
    ])
  })

  it("lets a transaction continue after a taken email", async () => {
    await createAccount(database.queries, account("cy"))
    await database.transaction(async (transaction) => {
      const again = createAccount(transaction, account("cy2", "cy@example.org"))
      await expect(again).rejects.toBeInstanceOf(EmailTaken)
      await setPasswordHash(transaction, "cy", "second")
    })
    expect(await findAccount(database.queries, "cy")).toMatchObject({ passwordHash: "second" })
  })

  it("erases all of an account's data and nobody else's", async () => {
    const db = database.queries
    const token = (accountId: string) => ({
      tokenHash: `token of ${accountId}`,
      accountId,
      now: 0,
      expiresAt: 9,
      label: null,
    })
    for (const id of ["dot", "eve"]) {
      await createAccount(db, account(id))
      await saveToken(db, token(id))
      await insertPhoto(db, {
        id: `photo of ${id}`,
        accountId: id,
        objectKey: `photos/${id}`,
        contentType: "image/jpeg",
        bytes: 1,
        now: 0,
        expiresAt: 9,
      })
      await keepPhotos(db, [`photo of ${id}`], undefined)
    }
    const photos = await deleteAccount(db, "dot")
    expect(photos).toEqual([{ id: "photo of dot", objectKey: "photos/dot" }])
    // Its bytes still exist, so its row must stay.
    expect(await expiredPhotos(db, 0)).toEqual(photos)
    expect(await findAccount(db, "dot")).toBeUndefined()
    expect(await findToken(db, "token of dot", 0)).toBeUndefined()
    expect(await findToken(db, "token of eve", 0)).toBeDefined()
    expect(await deleteAccount(db, "dot")).toEqual([])
  })

  it("leaves no photo without a row if one arrives while the account is erased", async () => {
    const db = database.queries
    for (let round = 0; round < 20; round += 1) {
      const id = `going-${round}`
      await createAccount(db, account(id))
      const photo = { id, objectKey: id, contentType: "image/jpeg", bytes: 1, now: 0, expiresAt: 9 }

      const [given, arriving] = await Promise.allSettled([
        deleteAccount(db, id),
        insertPhoto(db, { ...photo, accountId: id }),
      ])

      // Its bytes may still arrive, so its row waits until they must have.
      expect(given).toEqual({ status: "fulfilled", value: [] })
      const left = (await expiredPhotos(db, 9)).filter((one) => one.id === id)
      expect(left).toHaveLength(arriving.status === "fulfilled" ? 1 : 0)
    }
  })
})
