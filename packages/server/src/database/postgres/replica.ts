import { Kysely, type LogEvent, PostgresDialect, sql } from "kysely"
import type { Queries, Tables } from "../tables.ts"
import { createPool } from "./pool.ts"
import { createReplicaLag } from "./replica-lag.ts"

/** What is older is read from the primary. */
export const MOST_LAG_MS = 5_000
/** Nobody waits longer for a replica that hangs before the primary is asked. */
const PATIENCE = { connectionTimeoutMillis: 2_000, query_timeout: 5_000 }

/** A streaming replica, read from while it is known to be fresh. */
export interface Replica {
  /**
   * Runs `work`, which only reads: on the replica while that is fresh, otherwise, or if it fails
   * there for any reason, on the primary. What fails on both is not the replica's fault.
   */
  read<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>
  /** Asks how far the replica is. Never rejects. */
  check(): Promise<void>
  /** How old what it shows may be, in milliseconds; infinite if that is not known. */
  lagMs(): number
  isUsed(): boolean
  close(): Promise<void>
}

interface ReplicaOptions {
  readonly url: string
  readonly primary: Queries
  /** Milliseconds since any moment; never goes back. */
  readonly clock: () => number
  /** Told of every query and how long it took. */
  readonly watch?: ((event: LogEvent) => void) | undefined
}

/** Is not read from until it has been checked; whoever creates it checks it again and again. */
export function createReplica({ url, primary, clock, watch }: ReplicaOptions): Replica {
  const dialect = new PostgresDialect({ pool: createPool(url, PATIENCE) })
  const queries: Queries = new Kysely<Tables>({ dialect, ...(watch && { log: watch }) })
  const lag = createReplicaLag()
  let checking: Promise<void> | undefined
  let wasUsed = true

  const isUsed = () => lag.at(clock()) <= MOST_LAG_MS

  /** Logs the change when the replica is left, and when it is read from again. */
  function tell(reason: string): void {
    if (isUsed() === wasUsed) return
    wasUsed = !wasUsed
    const line = wasUsed ? "The replica is read from." : `The replica is not read from: ${reason}`
    process.emitWarning(line, { code: "STYLIN_POSTGRES_REPLICA" })
  }

  function leave(error: unknown): void {
    lag.forget()
    tell(error instanceof Error ? error.message : String(error))
  }

  async function compare(): Promise<void> {
    const at = clock()
    try {
      lag.noted(await writtenTo(primary), at)
      lag.replayed(await replayedTo(queries))
      tell("it is behind.")
    } catch (error) {
      leave(error)
    }
  }

  return {
    async read(work) {
      if (isUsed()) {
        try {
          return await work(queries)
        } catch (error) {
          const result = await work(primary)
          leave(error)
          return result
        }
      }
      return work(primary)
    },
    check() {
      checking ??= compare().finally(() => {
        checking = undefined
      })
      return checking
    },
    lagMs: () => lag.at(clock()),
    isUsed,
    async close() {
      await checking
      await queries.destroy()
    },
  }
}

/** Positions in the log are counts of bytes. */
async function writtenTo(primary: Queries): Promise<number> {
  const query = sql<{ position: number }>`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint as position`
  const { rows } = await query.execute(primary)
  return rows[0]?.position ?? 0
}

async function replayedTo(replica: Queries): Promise<number> {
  const query = sql<{ position: number | null }>`
    select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::bigint as position
    where pg_is_in_recovery()`
  const { rows } = await query.execute(replica)
  const position = rows[0]?.position
  if (position === undefined || position === null) throw new Error("it follows no other server.")
  return position
}
