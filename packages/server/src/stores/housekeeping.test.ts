import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Database } from "../database/open.ts"
import { makeAccount, openTestDatabase, testEngines } from "../testing/stores.ts"
import { deleteAccount } from "./accounts.ts"
import { AlreadyAnswered, deleteOldAnswers, recall, remember } from "./idempotency.ts"
import { enqueue, failJob, finishJob, freeJobs, renewJob } from "./jobs.ts"

describe.each(testEngines())("housekeeping on $name", (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(engine)
  })
  afterAll(() => database.close())

  describe("answers", () => {
    const answer = (keyHash: string, facts: { accountId?: string; now?: number } = {}) => ({
      scope: "call",
      keyHash,
      requestHash: "request",
      answer: [{ item: 1 }],
      accountId: facts.accountId,
      now: facts.now ?? 0,
    })

    it("are recalled by scope and key", async () => {
      const db = database.queries
      await remember(db, answer("k1"))
      expect(await recall(db, { scope: "call", keyHash: "k1" })).toEqual({
        requestHash: "request",
        answer: [{ item: 1 }],
      })
      expect(await recall(db, { scope: "another", keyHash: "k1" })).toBeUndefined()
    })

    it("make simultaneous calls work once", async () => {
      const work = () =>
        database.transaction(async (transaction) => {
          const accountId = await makeAccount(transaction)
          await remember(transaction, answer("k2"))
          return accountId
        })
      const before = await countAccounts()
      const outcomes = await Promise.allSettled([work(), work(), work()])
      const refused = outcomes.filter((outcome) => outcome.status === "rejected")
      expect(refused.map((outcome) => outcome.reason)).toEqual([
        expect.any(AlreadyAnswered),
        expect.any(AlreadyAnswered),
      ])
      expect(await countAccounts()).toBe(before + 1)
    })

    it("are deleted with their account and with age", async () => {
      const db = database.queries
      const accountId = await makeAccount(db)
      await remember(db, answer("k3", { accountId, now: 100 }))
      await remember(db, answer("k4", { now: 99 }))
      await remember(db, answer("k5", { now: 100 }))
      await deleteAccount(db, accountId)
      await deleteOldAnswers(db, 100)
      expect(await recall(db, { scope: "call", keyHash: "k3" })).toBeUndefined()
      expect(await recall(db, { scope: "call", keyHash: "k4" })).toBeUndefined()
      expect(await recall(db, { scope: "call", keyHash: "k5" })).toBeDefined()
    })

    async function countAccounts() {
      return (await database.queries.selectFrom("accounts").select("id").execute()).length
    }
  })

  describe("jobs", () => {
    const claim = (now: number, kinds = ["mail"]) =>
      database.dialect.claimJob(database.queries, { now, leaseMs: 100, kinds })
    const job = (id: string, runAt: number) => ({ id, kind: "mail", payload: { to: id }, runAt })

    it("are claimed when due, the longest due first, each once", async () => {
      const db = database.queries
      await enqueue(db, job("second", 20))
      await enqueue(db, job("first", 10))
      await enqueue(db, job("later", 99))
      const claimed = await Promise.all([claim(50), claim(50), claim(50)])
      expect(claimed.flatMap((each) => each?.id ?? []).toSorted()).toEqual(["first", "second"])
      expect(claimed.find((each) => each?.id === "first")).toEqual({
        id: "first",
        kind: "mail",
        payload_json: '{"to":"first"}',
        run_at: 10,
        attempts: 1,
        claimed_until: 150,
        last_error: null,
        lost: 0,
        faults: 0,
        owner: null,
        request_id: null,
        place: 0,
      })
      await db.deleteFrom("jobs").execute()
    })

    it("are each claimed once by simultaneous claimers", async () => {
      const db = database.queries
      const ids = Array.from({ length: 12 }, (_, index) => `job-${index}`)
      for (const id of ids) await enqueue(db, job(id, 0))
      const claimed = await Promise.all(Array.from({ length: 12 }, () => claim(0)))
      const got = claimed.flatMap((each) => each?.id ?? [])
      expect(new Set(got).size).toBe(got.length)
      for (let more = await claim(0); more; more = await claim(0)) got.push(more.id)
      expect(got.toSorted()).toEqual(ids.toSorted())
      await db.deleteFrom("jobs").execute()
    })

    it("are claimed in turns of their owners", async () => {
      const db = database.queries
      const [ada, eve] = [
        { name: "ada", stride: 1 },
        { name: "eve", stride: 1 },
      ]
      for (const id of ["a1", "a2", "a3"]) await enqueue(db, { ...job(id, 0), taker: ada })
      const begun = [(await claim(0))?.id]
      for (const id of ["e1", "e2"]) await enqueue(db, { ...job(id, 1), taker: eve })

      for (let next = await claim(1); next; next = await claim(1)) begun.push(next.id)

      expect(begun).toEqual(["a1", "e1", "a2", "e2", "a3"])
      await db.deleteFrom("jobs").execute()
    })

    it("come back after a failure and after a claimer that fell silent", async () => {
      const db = database.queries
      await enqueue(db, job("stubborn", 0))
      const first = await claim(0)
      if (!first) throw new Error("nothing was claimed")
      await failJob(db, first, { error: "no route", runAt: 500, faults: 1 })
      expect(await claim(499)).toBeUndefined()
      const second = await claim(500)
      expect(second).toMatchObject({ attempts: 2, last_error: "no route", lost: 0, faults: 1 })
      expect(await claim(599)).toBeUndefined()
      const third = await claim(600)
      expect(third).toMatchObject({ id: "stubborn", attempts: 3, lost: 1 })
      // The second claimer wakes up: the job is no longer its own.
      if (second) await finishJob(db, second)
      if (second) await failJob(db, second, { error: "late", runAt: 0, faults: 1 })
      expect(await claim(600)).toBeUndefined()
      if (third) await finishJob(db, third)
      expect(await claim(10_000)).toBeUndefined()
    })

    it("are claimed only by workers of their kind", async () => {
      const db = database.queries
      await enqueue(db, job("letter", 0))
      expect(await claim(0, ["photo"])).toBeUndefined()
      expect(await claim(0, ["photo", "mail"])).toMatchObject({ id: "letter" })
      await db.deleteFrom("jobs").execute()
    })

    it("stay claimed while the claim is renewed", async () => {
      const db = database.queries
      await enqueue(db, job("long", 0))
      const first = await claim(0)
      if (!first) throw new Error("nothing was claimed")
      await renewJob(db, first, 300)
      expect(await claim(299)).toBeUndefined()
      expect(await claim(300)).toMatchObject({ id: "long", lost: 1 })
      // The first claimer wakes up: the job is no longer its own.
      await renewJob(db, first, 900)
      expect(await claim(400)).toMatchObject({ id: "long", lost: 2 })
      await db.deleteFrom("jobs").execute()
    })

    it("count as lost by their claimer when freed, and no others do", async () => {
      const db = database.queries
      await enqueue(db, job("claimed", 0))
      await claim(0)
      await enqueue(db, job("unclaimed", 1))
      await freeJobs(db)
      expect(await claim(2)).toMatchObject({ id: "claimed", attempts: 2, lost: 1 })
      expect(await claim(2)).toMatchObject({ id: "unclaimed", attempts: 1, lost: 0 })
      await db.deleteFrom("jobs").execute()
    })
  })
})
