import { execFileSync } from "node:child_process"
import { mkdtemp, rename, rm } from "node:fs/promises"
import { platform, tmpdir } from "node:os"
import { join } from "node:path"
import { findPostgres, startBucket, startPostgres, startTestServer } from "@stylin/server/testing"
import { startStylin } from "../support/stylin-process.ts"
import { layCable } from "./cable.ts"

/** A running server, and a fault that comes and goes. */
export interface Outage {
  readonly url: string
  begin(round: number): Promise<void> | void
  end(): Promise<void> | void
  stop(): Promise<void>
}

async function startOver(directory: string, env: Record<string, string> = {}) {
  return startStylin({ dataDirectory: directory, env })
}

const newDirectory = () => mkdtemp(join(tmpdir(), "stylin-faults-"))

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

async function storeDown(): Promise<Outage> {
  const programs = findPostgres()
  if (!programs) throw new Error("There is no PostgreSQL on this machine.")
  const postgres = await startPostgres(programs)
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
  let ahead = 0
  const server = await startTestServer({ clock: () => Date.now() + ahead })
  return {
    url: new URL(server.baseUrl).origin,
    begin(round) {
      ahead = JUMPS[round % JUMPS.length] ?? 0
    },
    end() {
      ahead = 0
    },
    stop: () => server.close(),
  }
}

/** What can go wrong, as far as this machine can do it. */
export const OUTAGES: Readonly<Record<string, () => Promise<Outage>>> = {
  ...(platform() === "linux" && { "disk full": diskFull }),
  "file gone": fileGone,
  ...(findPostgres() && { "store down": storeDown }),
  "bucket down": bucketDown,
  "clock jumps": clockJumps,
}
