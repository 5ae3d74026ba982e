import { readFileSync } from "node:fs"
import { join } from "node:path"
import { serve, startKeeper } from "./postgres.ts"
import { onServer } from "./templates.ts"

/** A PostgreSQL server and a streaming replica; what one has acknowledged, both have written. */
export interface ReplicatedPostgres {
  /** Names both, as an operator would set it. */
  readonly url: string
  readonly replicaUrl: string
  /** Kills the primary without warning. */
  killPrimary(): void
  /** Lets the replica take writes, and resolves when it does. */
  promoteReplica(): Promise<void>
  /** Holds up what the replica shows, or lets it go on. */
  setPaused(isPaused: boolean): Promise<void>
  stop(): Promise<void>
}

const PRIMARY = 5432
const REPLICA = 5433

// A copy of a server that has never run is as good a beginning as a base backup.
const SERVERS = [
  'cp -r "$directory/data" "$directory/replica" && touch "$directory/replica/standby.signal"',
  serve(
    "data",
    `port=${PRIMARY}`,
    "synchronous_standby_names=*",
    "synchronous_commit=on",
    "wal_keep_size=1GB",
  ),
  serve(
    "replica",
    `port=${REPLICA}`,
    `primary_conninfo=host=$directory port=${PRIMARY} user=stylin`,
    "wal_retrieve_retry_interval=100ms",
  ),
].join("\n")

/** Starts both, empty. They end with this process. */
export async function startReplicatedPostgres(programs: string): Promise<ReplicatedPostgres> {
  const { directory, stop } = await startKeeper(programs, SERVERS, [
    "database system is ready to accept connections",
    "started streaming WAL from primary",
  ])
  const host = encodeURIComponent(directory)
  const replicaUrl = `postgres://stylin@${host}:${REPLICA}/postgres`
  const ask = (query: string) => onServer(replicaUrl, (client) => client.query(query))
  return {
    url: `postgres://stylin@${host}:${PRIMARY},${host}:${REPLICA}/postgres`,
    replicaUrl,
    killPrimary() {
      const [pid] = readFileSync(join(directory, "data/postmaster.pid"), "utf8").split("\n")
      process.kill(Number(pid), "SIGKILL")
    },
    promoteReplica: () => ask("select pg_promote()"),
    setPaused: (isPaused) => ask(`select pg_wal_replay_${isPaused ? "pause" : "resume"}()`),
    stop,
  }
}
