import { execFileSync } from "node:child_process"
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises"
import { platform, tmpdir } from "node:os"
import { join } from "node:path"
import {
  copySqlite,
  findPostgres,
  onServer,
  startBucket,
  startPostgres,
} from "@stylin/server/testing"
import { startStylin } from "../support/stylin-process.ts"
import { layCable } from "./cable.ts"
import { damagePages, mendPages } from "./damage.ts"

/** A running server, and a fault that comes and goes. */
export interface Outage {
  readonly url: string
  /** Whether it is of the place where photos lie, so that many should be sent. */
  readonly isOfPhotos?: boolean
  begin(round: number): Promise<void> | void
  end(): Promise<void> | void
  stop(): Promise<void>
}

async function startOver(directory: string, env: Record<string, string> = {}) {
  return startStylin({ dataDirectory: directory, env })
}

/** Starts with the demo's products if the test run has already imported them, which saves time. */
async function newDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "stylin-faults-"))
  await copySqlite("demo", join(directory, "stylin.db"))
  return directory
}

/** The system's own limit on the size of files: each write fails as on a full disk. */
async function diskFull(): Promise<Outage> {
  const directory = await newDirectory()
  const server = await startOver(directory)
  const allow = (size: string) => {
    execFileSync("prlimit", [`--pid=${server.pid}`, `--fsize=${size}:unlimited`])
  }
  return {
    url: server.url,
    begin: () => allow("0"),
    end: () => allow("unlimited"),
    async stop() {
      await server.stop()
      await rm(directory, { recursive: true })
    },
  }
}

async function fileGone(): Promise<Outage> {
  const directory = await newDirectory()
  const server = await startOver(directory)
  const file = join(directory, "stylin.db")
  return {
    url: server.url,
    begin: () => rename(file, `${file}.away`),
    end: () => rename(`${file}.away`, file),
    async stop() {
      await server.stop()
      await rm(directory, { recursive: true })
    },
  }
}

/** Each page of the file is unreadable, but the first, by which it is known, and those that are written meanwhile. */
async function fileDamaged(): Promise<Outage> {
  const directory = await newDirectory()
  // At its end the write-ahead log is merged into the file.
  await (await startOver(directory)).stop()
  const server = await startOver(directory)
  const file = join(directory, "stylin.db")
  let whole: Buffer[] = []
  return {
    url: server.url,
    begin() {
      whole = damagePages(file)
    },
    end: () => mendPages(file, whole),
    async stop() {
      await server.stop()
      await rm(directory, { recursive: true })
    },
  }
}

/** Where photos lie cannot be written or read: a file is in the folder's place. */
async function folderUnusable(): Promise<Outage> {
  const directory = await newDirectory()
  const server = await startOver(directory)
  const folder = join(directory, "objects")
  await mkdir(folder, { recursive: true })
  return {
    url: server.url,
    isOfPhotos: true,
    async begin() {
      await rename(folder, `${folder}.away`)
      await writeFile(folder, "")
    },
    async end() {
      await rm(folder)
      await rename(`${folder}.away`, folder)
    },
    async stop() {
      await server.stop()
      await rm(directory, { recursive: true })
    },
  }
}

/** As a primary is that has become a replica, or whose disk is read-only. */
async function storeReadOnly(): Promise<Outage> {
  const postgres = await startPostgres(programsOfPostgres())
  const directory = await newDirectory()
  const server = await startOver(directory, { DATABASE_URL: postgres.url })
  const allow = (isWritable: boolean) =>
    onServer(postgres.url, async (client) => {
      await client.query(
        `alter system set default_transaction_read_only = ${isWritable ? "off" : "on"}`,
      )
      await client.query("select pg_reload_conf()")
    })
  return {
    url: server.url,
    begin: () => allow(false),
    end: () => allow(true),
    async stop() {
      await server.stop()
      await postgres.stop()
      await rm(directory, { recursive: true })
    },
  }
}

function programsOfPostgres(): string {
  const programs = findPostgres()
  if (!programs) throw new Error("There is no PostgreSQL on this machine.")
  return programs
}

async function storeDown(): Promise<Outage> {
  const postgres = await startPostgres(programsOfPostgres())
  const socket = new URL(postgres.url).searchParams.get("host") ?? ""
  const cable = await layCable({ path: join(socket, ".s.PGSQL.5432") })
  const directory = await newDirectory()
  const DATABASE_URL = `postgres://stylin@127.0.0.1:${cable.port}/postgres`
  const server = await startOver(directory, { DATABASE_URL })
  return {
    url: server.url,
    begin: cable.cut,
    end: cable.mend,
    async stop() {
      await server.stop()
      await cable.close()
      await postgres.stop()
      await rm(directory, { recursive: true })
    },
  }
}

async function bucketDown(): Promise<Outage> {
  const bucket = await startBucket()
  const cable = await layCable({ host: "127.0.0.1", port: bucket.port })
  const directory = await newDirectory()
  const server = await startOver(directory, {
    S3_ENDPOINT: `http://127.0.0.1:${cable.port}/photos`,
    S3_REGION: "us-east-1",
    S3_ACCESS_KEY_ID: bucket.key,
    S3_SECRET_ACCESS_KEY: bucket.key,
  })
  return {
    url: server.url,
    isOfPhotos: true,
    begin: cable.cut,
    end: cable.mend,
    async stop() {
      await server.stop()
      await cable.close()
      await bucket.close()
      await rm(directory, { recursive: true })
    },
  }
}

const HOUR = 3_600_000
/** Of the machine's clock; a sign-in outlasts them. */
const JUMPS = [HOUR, -HOUR, 24 * HOUR, -24 * HOUR, 7 * 24 * HOUR]

async function clockJumps(): Promise<Outage> {
  const directory = await newDirectory()
  const file = join(directory, "ahead")
  const turn = (aheadMs: number) => writeFile(file, String(aheadMs))
  await turn(0)
  const server = await startOver(directory, {
    NODE_OPTIONS: `--import=${new URL("turned-clock.ts", import.meta.url).href}`,
    CLOCK_AHEAD_FILE: file,
  })
  return {
    url: server.url,
    begin: (round) => turn(JUMPS[round % JUMPS.length] ?? 0),
    end: () => turn(0),
    async stop() {
      await server.stop()
      await rm(directory, { recursive: true })
    },
  }
}

/** What can go wrong, as far as this machine can do it. */
export const OUTAGES = {
  ...(platform() === "linux" && { "disk full": diskFull }),
  "file gone": fileGone,
  "file damaged": fileDamaged,
  "folder of photos unusable": folderUnusable,
  ...(findPostgres() && { "store down": storeDown, "store read-only": storeReadOnly }),
  "bucket down": bucketDown,
  "clock jumps": clockJumps,
} satisfies Readonly<Record<string, () => Promise<Outage>>>
