import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Database } from "../database/open.ts"
import { makeAccount, openTestDatabase, testEngines } from "../testing/stores.ts"
import {
  deleteOldDevices,
  forgetDevices,
  isDevice,
  knowsDevice,
  rememberDevice,
} from "./devices.ts"
import {
  deleteExpiredCodes,
  giveBackTry,
  saveResetCode,
  takeTry,
  useResetCode,
} from "./reset-codes.ts"
import { secret } from "./secrets.ts"
import { endOtherSessions, endSession, listSessions, sessionId } from "./sessions.ts"
import {
  deleteExpiredTokens,
  extendToken,
  findToken,
  LONGEST_SIGN_IN_MS,
  revokeAllTokens,
  revokeToken,
  saveToken,
  TOKEN_LIFETIME_MS,
} from "./tokens.ts"

describe.each(testEngines())("credentials on $name", (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(engine)
  })
  afterAll(() => database.close())

  describe("tokens", () => {
    async function signIn(tokenHash: string, expiresAt: number) {
      const accountId = await makeAccount(database.queries)
      await saveToken(database.queries, { tokenHash, accountId, now: 0, expiresAt, label: null })
      return accountId
    }

    it("are valid until they expire, which can be postponed but not brought forward", async () => {
      const db = database.queries
      const accountId = await signIn("t1", 100)
      expect(await findToken(db, "t1", 99)).toMatchObject({ accountId, expiresAt: 100 })
      expect(await findToken(db, "t1", 100)).toBeUndefined()
      await extendToken(db, { tokenHash: "t1", expiresAt: 200, label: "Safari on iOS" })
      await extendToken(db, { tokenHash: "t1", expiresAt: 150, label: null })
      expect(await findToken(db, "t1", 199)).toMatchObject({ accountId, expiresAt: 200 })
    })

    it("end half a year after they began, however often they are used", async () => {
      const db = database.queries
      const accountId = await signIn("t0", 2 * LONGEST_SIGN_IN_MS)
      expect(await findToken(db, "t0", LONGEST_SIGN_IN_MS - 1)).toMatchObject({ accountId })
      expect(await listSessions(db, accountId, LONGEST_SIGN_IN_MS - 1)).toHaveLength(1)

      expect(await findToken(db, "t0", LONGEST_SIGN_IN_MS)).toBeUndefined()
      expect(await listSessions(db, accountId, LONGEST_SIGN_IN_MS)).toEqual([])
      await deleteExpiredTokens(db, LONGEST_SIGN_IN_MS)
      expect(await listSessions(db, accountId, 1)).toEqual([])
    })

    it("are listed as sessions, and ended one by one or all but one", async () => {
      const db = database.queries
      const day = 24 * 60 * 60 * 1000
      const accountId = await signIn("phone", TOKEN_LIFETIME_MS)
      const sign = (tokenHash: string, since: number, label: string | null) =>
        saveToken(db, {
          ...{ tokenHash, accountId, now: since * day, label },
          expiresAt: since * day + TOKEN_LIFETIME_MS,
        })
      await sign("laptop", 1, "Firefox on Linux")
      await sign("tablet", 2, null)
      await extendToken(db, {
        ...{ tokenHash: "laptop", label: "Firefox on Windows" },
        expiresAt: 5 * day + TOKEN_LIFETIME_MS,
      })
      const other = await signIn("other", 100 * day)

      const listed = await listSessions(db, accountId, day)
      expect(listed.map(({ id: _id, ...facts }) => facts)).toEqual([
        {
          ...{ tokenHash: "laptop", label: "Firefox on Windows" },
          ...{ first_seen: "1970-01-02", last_seen: "1970-01-06" },
        },
        {
          ...{ tokenHash: "tablet", label: null },
          ...{ first_seen: "1970-01-03", last_seen: "1970-01-03" },
        },
        {
          ...{ tokenHash: "phone", label: null },
          ...{ first_seen: "1970-01-01", last_seen: "1970-01-01" },
        },
      ])
      expect(JSON.stringify(listed.map(({ id }) => id))).not.toMatch(/laptop|tablet|phone/)

      await endSession(db, { accountId, id: sessionId("tablet"), now: day })
      await endSession(db, { accountId, id: sessionId("other"), now: day })
      await endSession(db, { accountId: other, id: sessionId("phone"), now: day })
      const left = (await listSessions(db, accountId, day)).map(({ tokenHash }) => tokenHash)
      expect(left).toEqual(["laptop", "phone"])
      await endOtherSessions(db, { accountId, tokenHash: "phone" })
      expect(await findToken(db, "laptop", day)).toBeUndefined()
      expect(await findToken(db, "phone", day)).toBeDefined()
      expect(await findToken(db, "other", day)).toBeDefined()
    })

    it("can be revoked one by one or all at once", async () => {
      const db = database.queries
      const accountId = await signIn("t2", 100)
      for (const tokenHash of ["t3", "t4"]) {
        await saveToken(db, { tokenHash, accountId, now: 0, expiresAt: 100, label: null })
      }
      await revokeToken(db, "t2")
      expect(await findToken(db, "t2", 0)).toBeUndefined()
      expect(await findToken(db, "t3", 0)).toBeDefined()
      await revokeAllTokens(db, accountId)
      expect(await findToken(db, "t3", 0)).toBeUndefined()
      expect(await findToken(db, "t4", 0)).toBeUndefined()
    })

    it("are deleted when they have expired", async () => {
      const db = database.queries
      await signIn("t5", 100)
      await signIn("t6", 101)
      await deleteExpiredTokens(db, 100)
      expect(await findToken(db, "t5", 0)).toBeUndefined()
      expect(await findToken(db, "t6", 0)).toBeDefined()
    })
  })

  describe("reset codes", () => {
    const code = { codeHash: "code", expiresAt: 100, tries: 5 }
    const askedBy = (subject: string, asker = "strangers") => ({ subject, asker })

    it("can be tried a limited number of times, even at the same time", async () => {
      const db = database.queries
      const key = askedBy("ada")
      await saveResetCode(db, { ...code, ...key })
      const tries = await Promise.all(Array.from({ length: 8 }, () => takeTry(db, key, 50)))
      expect(tries.filter((kept) => kept?.codeHash === "code")).toHaveLength(5)
      await giveBackTry(db, key)
      expect(await takeTry(db, key, 50)).toEqual({ codeHash: "code" })
      expect(await takeTry(db, key, 50)).toBeUndefined()
    })

    it("end when they expire, and with the next code of the same asker", async () => {
      const db = database.queries
      const key = askedBy("bea")
      expect(await takeTry(db, key, 0)).toBeUndefined()
      await saveResetCode(db, { ...code, ...key })
      await saveResetCode(db, { ...code, ...askedBy("bea", "laptop"), expiresAt: 300 })
      expect(await takeTry(db, key, 100)).toBeUndefined()
      await saveResetCode(db, { ...key, codeHash: "next", expiresAt: 200, tries: 1 })
      expect(await takeTry(db, key, 100)).toEqual({ codeHash: "next" })
      expect(await takeTry(db, key, 100)).toBeUndefined()
      expect(await takeTry(db, askedBy("bea", "laptop"), 100)).toEqual({ codeHash: "code" })
    })

    it("work for one caller only, and end the email's other codes", async () => {
      const db = database.queries
      const key = askedBy("cy")
      await saveResetCode(db, { ...code, ...key })
      await saveResetCode(db, { ...code, ...askedBy("cy", "laptop") })
      const used = await Promise.all([1, 2, 3].map(() => useResetCode(db, key)))
      expect(used.toSorted()).toEqual([false, false, true])
      expect(await takeTry(db, askedBy("cy", "laptop"), 0)).toBeUndefined()
    })

    it("are deleted when they have expired", async () => {
      const db = database.queries
      await saveResetCode(db, { ...code, ...askedBy("dot") })
      await saveResetCode(db, { ...code, ...askedBy("dot", "laptop"), expiresAt: 101 })
      await deleteExpiredCodes(db, 100)
      expect(await takeTry(db, askedBy("dot"), 0)).toBeUndefined()
      expect(await takeTry(db, askedBy("dot", "laptop"), 0)).toBeDefined()
    })
  })

  describe("devices", () => {
    it("are known to the accounts they signed in to, until these forget them", async () => {
      const db = database.queries
      const [ada, bea] = [await makeAccount(db), await makeAccount(db)]
      const knows = (id: string, device: string) => knowsDevice(db, `${id}@example.org`, device)
      await rememberDevice(db, { accountId: ada, deviceHash: "laptop", now: 1 })
      await rememberDevice(db, { accountId: ada, deviceHash: "laptop", now: 5 })
      await rememberDevice(db, { accountId: ada, deviceHash: "phone", now: 1 })
      await rememberDevice(db, { accountId: bea, deviceHash: "phone", now: 9 })

      expect([await knows(ada, "laptop"), await knows(bea, "laptop")]).toEqual([true, false])
      await deleteOldDevices(db, 5)
      expect([await knows(ada, "laptop"), await knows(ada, "phone")]).toEqual([true, false])
      await forgetDevices(db, ada)
      expect([await isDevice(db, "laptop"), await isDevice(db, "phone")]).toEqual([false, true])
    })
  })

  it("makes a secret once, even if several ask at the same time", async () => {
    const values = await Promise.all(
      ["a", "b", "c"].map((value) => secret(database.queries, "key", () => value)),
    )
    expect(new Set(values).size).toBe(1)
    expect(await secret(database.queries, "key", () => "later")).toBe(values[0])
  })
})
