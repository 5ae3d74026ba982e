import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { Database } from "../database/open.ts"
import { openTestDatabase, sqliteEngine } from "../testing/stores.ts"
import { createJobs, type Jobs } from "./jobs.ts"

const HOUR = 60 * 60 * 1000

describe("jobs", () => {
  let database: Database
  let jobs: Jobs
  let now: number
  let lines: string[]
  beforeEach(async () => {
    database = await openTestDatabase(sqliteEngine)
    now = 1_000_000
    lines = []
    jobs = makeJobs()
  })
  afterEach(async () => {
    await jobs.stop()
    await database.close()
  })

  function makeJobs(): Jobs {
    const note = (_details: object, line: string) => lines.push(line)
    return createJobs({ database, clock: () => now, log: { warn: note, error: note } })
  }

  /** Starts the work; the promise resolves with the payloads once there are so many. */
  function workUntil(count: number, fail: (attempt: number) => boolean = () => false) {
    const done: string[] = []
    return new Promise<string[]>((resolve) => {
      let attempt = 0
      jobs.start({
        "reset-mail": async ({ email }) => {
          attempt += 1
          if (attempt === count) resolve([...done, email])
          if (fail(attempt)) throw new Error("no mail server")
          done.push(email)
        },
        "read-photo": async () => {},
        "read-outfit": async () => {},
      })
    })
  }

  it("are done in the order in which they were added, those of an earlier process too", async () => {
    await jobs.add("reset-mail", { email: "first@example.org" })
    now += 1
    await jobs.add("reset-mail", { email: "second@example.org" })
    jobs = makeJobs()

    expect(await workUntil(2)).toEqual(["first@example.org", "second@example.org"])
  })

  it("that are added while others are at work are done as well", async () => {
    const three = workUntil(3)
    await Promise.all(
      ["a", "b", "c"].map((name) => jobs.add("reset-mail", { email: `${name}@example.org` })),
    )

    expect((await three).toSorted()).toEqual(["a@example.org", "b@example.org", "c@example.org"])
  })

  it("that fail are tried again later, and the failure is logged", async () => {
    await jobs.add("reset-mail", { email: "ada@example.org" })
    await workUntil(1, () => true)
    await jobs.stop()
    expect(lines).toEqual(["job failed"])
    expect(await leftOver()).toBe(1)

    jobs = makeJobs()
    now += HOUR

    expect(await workUntil(1)).toEqual(["ada@example.org"])
    await jobs.stop()
    expect(await leftOver()).toBe(0)
  })

  it("that fail every time are given up", async () => {
    await jobs.add("reset-mail", { email: "ada@example.org" })
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      await workUntil(1, () => true)
      await jobs.stop()
      jobs = makeJobs()
      now += HOUR
    }

    expect(lines.at(-1)).toBe("job given up")
    expect(await leftOver()).toBe(0)
  })

  async function leftOver(): Promise<number> {
    return (await database.queries.selectFrom("jobs").select("id").execute()).length
  }
})
