import pg from "pg"

const CONNECTIONS = 10
const CONNECT_TIMEOUT_MS = 10_000

/**
 * A pool of connections to `url`. Whole numbers of 64 bits arrive as JavaScript numbers, as they
 * do from SQLite: ours are times, prices and counts, all far below 2^53.
 */
export function createPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: "stylin",
    types: {
      getTypeParser: (oid, format) =>
        oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
    },
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
