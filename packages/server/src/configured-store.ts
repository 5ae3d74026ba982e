// Apart from what else the server opens, so that commands load only this.
import type { Config } from "./config.ts"
import { blameFile, databaseFile, refuseLostDatabase } from "./database/data-directory.ts"
import { type Database, type DatabaseLocation, openDatabase, type Watch } from "./database/open.ts"
import { blameSetting } from "./explain-start.ts"

/** Where the configured store is. */
export function databaseLocation({
  databaseUrl,
  databaseReplicaUrl,
  dataDirectory,
}: Config): DatabaseLocation {
  return databaseUrl
    ? { kind: "postgres", url: databaseUrl, replicaUrl: databaseReplicaUrl }
    : { kind: "sqlite", file: databaseFile(dataDirectory) }
}

interface Opening {
  readonly watch?: Watch
  /** Threads that read the embedded store; as many as a server has if left out. */
  readonly readers?: number
}

/**
 * Opens the store that the configuration names.
 * @throws {ConfigError} naming DATABASE_URL if its server cannot be used
 * @throws {DataDirectoryError} naming the embedded store's file if that cannot be used
 */
export async function openConfiguredDatabase(
  config: Config,
  { watch, ...threads }: Opening = {},
): Promise<Database> {
  try {
    if (!config.databaseUrl) refuseLostDatabase(config.dataDirectory)
    return await openDatabase({ ...databaseLocation(config), ...threads }, undefined, watch)
  } catch (error) {
    throw blameStore(config, error)
  }
}

/** The same error, or one that says what is wrong with the configured store. */
export function blameStore({ databaseUrl, dataDirectory }: Config, error: unknown): unknown {
  return databaseUrl
    ? blameSetting("DATABASE_URL", error)
    : blameFile(databaseFile(dataDirectory), error)
}
