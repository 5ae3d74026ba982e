import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createMetrics } from "../metrics/metrics.ts"
import { watchState } from "../metrics/state.ts"
import { findPostgres } from "../testing/postgres.ts"
import { type ReplicatedPostgres, startReplicatedPostgres } from "../testing/replicated-postgres.ts"
import { type Database, openDatabase } from "./open.ts"
import { createReplica, MOST_LAG_MS, type Replica } from "./postgres/replica.ts"
import type { Queries } from "./tables.ts"

const programs = findPostgres()
const WRITERS = 4
const ENOUGH = 100

describe.runIf(programs)("a store with a streaming replica", () => {
  let servers: ReplicatedPostgres
  let database: Database
  let replica: Replica
  let now = 0
  beforeAll(async () => {
    servers = await startReplicatedPostgres(programs ?? "")
    database = await openDatabase({ kind: "postgres", url: servers.url })
    replica = createReplica({
      url: servers.replicaUrl,
      primary: database.queries,
      clock: () => now,
    })
  })
  afterAll(async () => {
    await replica.close()
    await database.close()
    await servers.stop()
  })

  const keep = (name: string) =>
    database.queries.insertInto("secrets").values({ name, value: "" }).execute()

  async function names(queries: Queries): Promise<string[]> {
    const rows = await queries.selectFrom("secrets").select("name").orderBy("name").execute()
    return rows.map(({ name }) => name)
  }

  /** Which of the two answers. */
  const whoAnswers = () =>
    replica.read(async (queries) => (queries === database.queries ? "primary" : "replica"))

  /** The replica shows a write soon after it was acknowledged. */
  async function becomesUsed(): Promise<void> {
    await expect
      .poll(async () => {
        await replica.check()
        return replica.isUsed()
      })
      .toBe(true)
  }

  it("reads from the replica once it is known to be fresh", async () => {
    await keep("a")
    expect(await whoAnswers()).toBe("primary")

    await becomesUsed()

    expect(await whoAnswers()).toBe("replica")
    expect(await replica.read(names)).toEqual(["a"])
    expect(replica.lagMs()).toBe(0)
  })

  it("reads from the primary while the replica is too far behind", async () => {
    await servers.setPaused(true)
    await keep("b")
    now += MOST_LAG_MS
    await replica.check()
    expect(await replica.read(names)).toEqual(["a"])
    expect(replica.lagMs()).toBe(MOST_LAG_MS)

    now += 1
    await replica.check()
    expect(await replica.read(names)).toEqual(["a", "b"])

    await servers.setPaused(false)
    await becomesUsed()
    expect(await replica.read(names)).toEqual(["a", "b"])
  })

  it("asks the primary where the replica fails, and leaves that alone until it is checked", async () => {
    const refused = await replica.read((queries) =>
      queries.insertInto("secrets").values({ name: "c", value: "" }).returning("name").execute(),
    )

    expect(refused).toEqual([{ name: "c" }])
    expect(await whoAnswers()).toBe("primary")
    await becomesUsed()
    await expect(replica.read(() => Promise.reject(new Error("no query")))).rejects.toThrow(
      "no query",
    )
  })

  it("is checked while the store is open, and told of in the metrics", async () => {
    const { url, replicaUrl } = servers
    const opened = await openDatabase({ kind: "postgres", url, replicaUrl })
    const metrics = createMetrics()
    watchState({ metrics, database: opened, composer: { waiting: () => 0 }, clock: Date.now })

    await expect
      .poll(() => metrics.registry.getSingleMetricAsString("stylin_replica_up"))
      .toMatch(/^stylin_replica_up 1$/m)
    expect(await opened.mayLag(names)).toEqual(["a", "b", "c"])
    expect(await metrics.registry.metrics()).toMatch(/^stylin_replica_lag_seconds \d/m)
    await opened.close()
  })

  it("loses nothing acknowledged when the primary is killed, and goes on with the promoted replica", async () => {
    const acknowledged: string[] = []
    async function writeUntilLost(writer: number): Promise<unknown> {
      for (let n = 0; ; n += 1) {
        const name = `written-${writer}-${n}`
        try {
          await keep(name)
        } catch (error) {
          return error
        }
        acknowledged.push(name)
        if (acknowledged.length === ENOUGH) servers.killPrimary()
      }
    }

    const losses = await Promise.all(Array.from({ length: WRITERS }, (_, n) => writeUntilLost(n)))
    const { url } = servers
    await expect(openDatabase({ kind: "postgres", url })).rejects.toThrow("takes writes")
    await servers.promoteReplica()
    await keep("after")

    const kept = new Set(await names(database.queries))
    expect(losses).toHaveLength(WRITERS)
    expect(acknowledged.length).toBeGreaterThanOrEqual(ENOUGH)
    expect([...acknowledged, "after"].filter((name) => !kept.has(name))).toEqual([])
    await replica.check()
    expect(replica.isUsed()).toBe(false)
  })
})
