// npm run backup -- FILE, npm run restore -- FILE
import { existsSync } from "node:fs"
import { resolve } from "node:path"
import process from "node:process"
import { callersDirectory } from "../command-line/callers-directory.ts"
import { CommandError } from "../command-line/command-error.ts"
import { type Config, ConfigError, readConfig } from "../config.ts"
import { blameStore, databaseLocation } from "../configured-store.ts"
import { lockDataDirectory } from "../database/data-directory.ts"
import { NEWEST_SCHEMA } from "../database/migrate.ts"
import { openDatabase } from "../database/open.ts"
import { explainStart } from "../explain-start.ts"
import { openObjects } from "../objects/open.ts"
import { BackupError, type BackupReport } from "./format.ts"
import { restoreBackup } from "./restore-backup.ts"
import { withSnapshot } from "./snapshot.ts"
import { writeBackup } from "./write-backup.ts"

const USAGE = `Usage: npm run backup -- FILE
       npm run restore -- FILE
A backup is one file with everything that the store of DATA_DIR or DATABASE_URL keeps, photos
included. It is personal data: keep it as safe as the server. The server may be running.
Restoring needs a store without accounts, of either engine, and that no server runs on it.`

const COMMANDS = { backup, restore }

async function backup(config: Config, path: string): Promise<string> {
  if (existsSync(path)) throw new BackupError("exists", `${path} exists already.`)
  const location = databaseLocation(config)
  if (location.kind === "sqlite" && !existsSync(location.file)) {
    throw new ConfigError(`DATA_DIR: there is no store in ${config.dataDirectory}`)
  }
  const objects = openObjects(config)
  const report = await withSnapshot(location, path, (queries) =>
    writeBackup(path, { queries, schema: NEWEST_SCHEMA, objects }, Date.now()),
  )
  return `${amounts(report)} kept in ${path}`
}

async function restore(config: Config, path: string): Promise<string> {
  const lock = config.databaseUrl ? undefined : lockDataDirectory(config.dataDirectory)
  try {
    const report = await restoreBackup(path, {
      open: (schema) => openDatabase(databaseLocation(config), schema),
      objects: openObjects(config),
    })
    return `${amounts(report)} restored from ${path}`
  } finally {
    lock?.release()
  }
}

function amounts({ rows, objects }: BackupReport): string {
  return `${rows} rows and ${objects} pictures`
}

async function main([name, file, more]: readonly string[]): Promise<void> {
  if (name !== "backup" && name !== "restore") throw new CommandError("A command is missing.")
  if (!file) throw new CommandError("FILE is missing.")
  if (more !== undefined) throw new CommandError(`"${more}" is one parameter too many.`)
  const config = readConfig(process.env)
  const path = resolve(callersDirectory(process.env, name), file)
  try {
    process.stdout.write(`${await COMMANDS[name](config, path)}\n`)
  } catch (error) {
    throw blameStore(config, error)
  }
}

function explain(error: unknown): string {
  if (error instanceof CommandError) return `${error.message}\n\n${USAGE}`
  if (error instanceof BackupError || isFileError(error)) return error.message
  return explainStart(error)
}

/** The file cannot be read or written; the system's words name it. */
function isFileError(error: unknown): error is Error {
  return error instanceof Error && "syscall" in error && "path" in error
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = error instanceof CommandError ? 2 : 1
}
