import type { PostgresPool } from "kysely"
import pg from "pg"
import { isStoreLost } from "../lost.ts"
import { addressesIn } from "./addresses.ts"

const CONNECTIONS = 10
const CONNECT_TIMEOUT_MS = 10_000

/** Connections to the server that takes writes. */
export interface WritablePool extends PostgresPool {
  /** How many wait for a connection. */
  readonly waitingCount: number
}

/** A server that can be read only, such as a replica that has not been promoted. */
class ReadOnlyServer extends Error {
  override readonly name = "ReadOnlyServer"
  /** PostgreSQL's own code for a write that it refuses for this reason. */
  readonly code = "25006"
}

/**
 * A pool of connections to `url`. Whole numbers of 64 bits arrive as JavaScript numbers, as they
 * do from SQLite: ours are times, prices and counts, all far below 2^53.
 */
export function createPool(url: string, options: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: "stylin",
    types: {
      getTypeParser: (oid, format) =>
        oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
    },
    ...options,
  })
  // Without a listener a lost connection would end the process, and the pool only listens to idle
  // ones. A running query fails by itself, and the pool replaces the connection.
  pool.on("connect", (client) => {
    client.on("error", (error) => {
      process.emitWarning(`A connection to PostgreSQL was lost: ${error.message}`, {
        code: "STYLIN_POSTGRES_CONNECTION",
      })
    })
  })
  // The connection's own listener has logged this.
  pool.on("error", () => {})
  return pool
}

/**
 * A pool of connections to `url`; where that names several servers, to the one of them that takes
 * writes. When that is lost, new connections look for the one that has taken its place.
 */
export function createWritablePool(url: string): WritablePool {
  const addresses = addressesIn(url)
  if (addresses.length === 1) return createPool(url)
  const pools = addresses.map((address) => createPool(address, { verify: refuseReadOnly }))
  /** Where the last connection was found. */
  let found = 0
  return {
    options: {},
    get waitingCount() {
      return pools.reduce((sum, pool) => sum + pool.waitingCount, 0)
    },
    async connect() {
      const places = [...pools.keys()]
      const failures: unknown[] = []
      for (const place of [...places.slice(found), ...places.slice(0, found)]) {
        try {
          const client = await pools[place]?.connect()
          if (!client) continue
          found = place
          return client
        } catch (error) {
          if (!isStoreLost(error)) throw error
          failures.push(error)
        }
      }
      throw new AggregateError(failures, "No server of the address takes writes.")
    },
    async end() {
      await Promise.all(pools.map((pool) => pool.end()))
    },
  }
}

function refuseReadOnly(client: pg.PoolClient, done: (error?: Error) => void): void {
  client
    .query<{ transaction_read_only: string }>("show transaction_read_only")
    .then(({ rows: [row] }) =>
      row?.transaction_read_only === "off"
        ? done()
        : done(new ReadOnlyServer("The server takes no writes.")),
    )
    .catch(done)
}
