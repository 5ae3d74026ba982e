import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { Database } from "../database/open.ts"
import { freeJobs } from "../stores/jobs.ts"
import { openTestDatabase, testEngines } from "../testing/stores.ts"
import { Fault, type JobHandler, type JobHandlers } from "./job-kinds.ts"
import { createJobs, type Jobs } from "./jobs.ts"
import { createWorker } from "./worker.ts"

const HOUR = 60 * 60 * 1000
const LEASE_MS = 60

describe.each(testEngines())("jobs on $name", (engine) => {
  let database: Database
  let jobs: Jobs
  let now: number
  let lines: string[]
  beforeEach(async () => {
    database = await openTestDatabase(engine)
    now = 1_000_000
    lines = []
    jobs = makeJobs()
  })
  afterEach(async () => {
    await jobs.stop()
    await database.close()
  })

  function makeJobs(): Jobs {
    return createJobs(workerOptions())
  }

  function workerOptions() {
    const note = (_details: object, line: string) => lines.push(line)
    const log = { warn: note, error: note }
    return { database, clock: () => now, log, leaseMs: LEASE_MS }
  }

  const nothing: JobHandlers = {
    "reset-mail": { run: async () => {} },
    "change-mail": { run: async () => {} },
    "read-photo": { run: async () => {} },
    "read-outfit": { run: async () => {} },
    "read-cloth": { run: async () => {} },
    "plan-shop-photos": { run: async () => {} },
    "drop-shop-photos": { run: async () => {} },
    "fetch-shop-photo": { run: async () => {} },
    "import-feed": { run: async () => {} },
  }

  /** Starts the work; resolves with the payloads once there are that many. */
  function workUntil(count: number, fail: (attempt: number) => boolean = () => false) {
    const done: string[] = []
    return new Promise<string[]>((resolve) => {
      let attempt = 0
      const run = async ({ email }: { email: string }) => {
        attempt += 1
        if (attempt === count) resolve([...done, email])
        if (fail(attempt)) throw new Error("no mail server")
        done.push(email)
      }
      jobs.start({ ...nothing, "reset-mail": { run } })
    })
  }

  it("are done in the order they were added, those of an earlier process too", async () => {
    await jobs.add("reset-mail", { email: "first@example.org" })
    now += 1
    await jobs.add("reset-mail", { email: "second@example.org" })
    jobs = makeJobs()

    expect(await workUntil(2)).toEqual(["first@example.org", "second@example.org"])
  })

  it("that are added while others run are done as well", async () => {
    const three = workUntil(3)
    await Promise.all(
      ["a", "b", "c"].map((name) => jobs.add("reset-mail", { email: `${name}@example.org` })),
    )

    expect((await three).toSorted()).toEqual(["a@example.org", "b@example.org", "c@example.org"])
  })

  it("that send mail are done while a photo is being read and others wait", async () => {
    const held = Promise.withResolvers<void>()
    const reading: string[] = []
    const mailed = new Promise<string>((resolve) => {
      jobs.start({
        ...nothing,
        "reset-mail": { run: async ({ email }) => resolve(email) },
        "read-photo": {
          run: async ({ photoId }) => {
            reading.push(photoId)
            await held.promise
          },
        },
      })
    })
    await jobs.add("read-photo", { photoId: "first" })
    now += 1
    await jobs.add("read-photo", { photoId: "second" })
    await expect.poll(() => reading).toEqual(["first"])

    await jobs.add("reset-mail", { email: "ada@example.org" })

    expect(await mailed).toBe("ada@example.org")
    expect(reading).toEqual(["first"])
    held.resolve()
    await expect.poll(() => reading).toEqual(["first", "second"])
  })

  it("that wait for an outage to end are tried again later, and logged", async () => {
    await jobs.add("reset-mail", { email: "ada@example.org" })
    await workUntil(1, () => true)
    await jobs.stop()
    expect(lines).toEqual(["job waits for an outage to end"])
    expect(await leftOver()).toBe(1)

    jobs = makeJobs()
    now += HOUR

    expect(await workUntil(1)).toEqual(["ada@example.org"])
    await jobs.stop()
    expect(await leftOver()).toBe(0)
  })

  it("wait as long as an outage lasts, at growing intervals, and say so", async () => {
    const told: string[] = []
    const pauses: number[] = []
    await jobs.add("read-photo", { photoId: "unlucky" })
    for (let attempt = 1; attempt <= 20; attempt += 1) {
      await workOnPhoto({
        run: async () => {
          throw new Error("the object store is away")
        },
        wait: async ({ photoId }) => {
          told.push(photoId)
        },
        giveUp: () => expect.unreachable("it was given up"),
      })
      const [row] = await database.queries.selectFrom("jobs").select("run_at").execute()
      pauses.push((row?.run_at ?? 0) - now)
      now += HOUR
    }
    let done = 0
    await workOnPhoto({
      run: async () => {
        done += 1
      },
    })

    expect(done).toBe(1)
    expect(told).toHaveLength(20)
    expect(pauses.slice(0, 3)).toEqual([10_000, 20_000, 40_000])
    expect(pauses.at(-1)).toBe(600_000)
    expect(await leftOver()).toBe(0)
  })

  it("are done once, even if the store cannot take them back at first", async () => {
    let done = 0
    await jobs.add("read-photo", { photoId: "once" })
    jobs.start({
      ...nothing,
      "read-photo": {
        run: async () => {
          done += 1
          await rename("jobs", "jobs_away")
        },
      },
    })
    await expect.poll(() => lines).toContain("the store could not take a job back; trying again")
    await rename("jobs_away", "jobs")

    await expect.poll(leftOver).toBe(0)
    expect(done).toBe(1)
  })

  it("that fail by themselves every time are given up, and her photo says so", async () => {
    const givenUp: string[] = []
    await jobs.add("read-photo", { photoId: "odd" })
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      expect(givenUp).toEqual([])
      await workOnPhoto({
        run: async () => {
          throw new Fault(8, "no bytes")
        },
        giveUp: async ({ photoId }) => {
          givenUp.push(photoId)
        },
      })
      now += HOUR
    }

    expect(givenUp).toEqual(["odd"])
    expect(lines.at(-1)).toBe("job given up")
    expect(await leftOver()).toBe(0)
  })

  it("whose process died three times are given up without a fourth try", async () => {
    let tried = 0
    const givenUp: string[] = []
    await jobs.add("read-photo", { photoId: "deadly" })
    const claim = { leaseMs: LEASE_MS, kinds: ["read-photo"] }
    for (let death = 1; death <= 3; death += 1) {
      expect(await database.dialect.claimJob(database.queries, { ...claim, now })).toBeDefined()
      await freeJobs(database.queries)
    }

    await workOnPhoto({
      run: async () => {
        tried += 1
      },
      giveUp: async ({ photoId }) => {
        givenUp.push(photoId)
      },
    })

    expect([tried, givenUp]).toEqual([0, ["deadly"]])
    expect(lines).toEqual(["job given up: its process died each time"])
    expect(await leftOver()).toBe(0)
  })

  it("of a killed process wait half a minute at most", async () => {
    const begun = Promise.withResolvers<void>()
    const end = Promise.withResolvers<void>()
    const asShipped = createJobs({ ...workerOptions(), leaseMs: undefined })
    await jobs.add("read-photo", { photoId: "hers" })
    asShipped.start({
      ...nothing,
      "read-photo": {
        run() {
          begun.resolve()
          return end.promise
        },
      },
    })
    await begun.promise

    const { claimed_until } = await database.queries
      .selectFrom("jobs")
      .select("claimed_until")
      .executeTakeFirstOrThrow()

    // The other process asks every five seconds.
    expect(claimed_until - now).toBeLessThanOrEqual(25_000)
    end.resolve()
    await asShipped.stop()
  })

  it("that end in an outage of the store are ticked off as the process ends, if it is over by then", async () => {
    await jobs.add("read-photo", { photoId: "hers" })
    // Alone: another worker would look for work during the outage.
    const worker = createWorker(["read-photo"], workerOptions())
    worker.start({ ...nothing, "read-photo": { run: () => rename("jobs", "jobs_away") } })
    await expect.poll(() => lines).toContain("the store could not take a job back; trying again")
    await rename("jobs_away", "jobs")

    await worker.stop()

    expect(await leftOver()).toBe(0)
    expect(lines).not.toContain("the job queue could not be read")
  })

  it("that take long stay with their worker", async () => {
    const held = Promise.withResolvers<void>()
    jobs.start({ ...nothing, "read-photo": { run: () => held.promise } })
    await jobs.add("read-photo", { photoId: "large" })
    const heldUntil = async () =>
      (await database.queries.selectFrom("jobs").select("claimed_until").execute())[0]
        ?.claimed_until
    await expect.poll(heldUntil).toBe(now + LEASE_MS)

    now += LEASE_MS - 1

    await expect.poll(heldUntil).toBe(now + LEASE_MS)
    held.resolve()
  })

  /** Starts the work, and ends it when no job is due. */
  async function workOnPhoto(handler: JobHandler<{ photoId: string }>): Promise<void> {
    jobs.start({ ...nothing, "read-photo": handler })
    await expect.poll(due).toBe(0)
    await jobs.stop()
    jobs = makeJobs()
  }

  async function rename(from: string, to: string): Promise<void> {
    await database.queries.schema.alterTable(from).renameTo(to).execute()
  }

  async function due(): Promise<number> {
    const rows = database.queries.selectFrom("jobs").select("id").where("run_at", "<=", now)
    return (await rows.execute()).length
  }

  async function leftOver(): Promise<number> {
    return (await database.queries.selectFrom("jobs").select("id").execute()).length
  }
})
