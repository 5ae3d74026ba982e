import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { basename, dirname, join } from "node:path"
import { text } from "node:stream/consumers"
import { fileURLToPath } from "node:url"
import { afterEach, beforeEach, expect, it } from "vitest"
import { lockDataDirectory } from "../database/data-directory.ts"
import { openDatabase } from "../database/open.ts"
import { countProducts } from "../stores/products.ts"
import { BARE_ENVIRONMENT } from "../testing/environment.ts"
import { BATCH_SIZE } from "./import-feed.ts"
import { searchCatalogue } from "./search.ts"
import { shirtRow } from "./testing-rows.ts"

const CLI = fileURLToPath(new URL("./cli.ts", import.meta.url))

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "stylin-cli-"))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

function start(
  parameters: readonly string[],
  flags: readonly string[] = [],
  env: Record<string, string> = {},
) {
  return spawn(process.execPath, [...flags, "--conditions=source", CLI, ...parameters], {
    env: { ...BARE_ENVIRONMENT, DATA_DIR: join(directory, "data"), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  })
}

async function run(...parameters: Parameters<typeof start>) {
  const child = start(...parameters)
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ])
  return { stdout, stderr, code }
}

async function writeShirts(count: number, more: Record<string, string> = {}): Promise<string> {
  const rows = Array.from({ length: count }, (_, index) => shirtRow(index + 1, more).values)
  const header = Object.keys(rows[0] ?? {})
  const file = join(directory, "feed.tsv")
  const lines = rows.map((row) => header.map((column) => row[column]).join("\t"))
  await writeFile(file, [header.join("\t"), ...lines].join("\n"))
  return file
}

function openImported() {
  return openDatabase({ kind: "sqlite", file: join(directory, "data", "stylin.db") })
}

async function countImported(): Promise<number> {
  const database = await openImported()
  const count = await countProducts(database.queries)
  await database.close()
  return count
}

async function killAfterFirstBatch(child: ChildProcess): Promise<void> {
  child.stdout?.once("data", () => child.kill("SIGKILL"))
  await once(child, "close")
}

it("imports a feed far larger than its memory", async () => {
  const file = await writeShirts(10_000, { custom_label_0: "x".repeat(12_000) })
  const { stdout, stderr, code } = await run(["import", file], ["--max-old-space-size=96"])
  expect(stderr).toBe("")
  expect(stdout).toContain(
    "10000 rows: 10000 added, 0 changed (0 in price), 0 unchanged, 0 rejected",
  )
  expect(code).toBe(0)
})

it("leaves whole batches when it is killed, and completes the import when run again", async () => {
  const count = BATCH_SIZE * 6
  const file = await writeShirts(count)
  await killAfterFirstBatch(start(["import", file]))
  const kept = await countImported()
  expect(kept).toBeGreaterThanOrEqual(BATCH_SIZE)
  expect(kept % BATCH_SIZE).toBe(0)
  const { stdout, code } = await run(["import", file])
  expect(stdout).toContain(`${count - kept} added, 0 changed (0 in price), ${kept} unchanged`)
  expect(code).toBe(0)
  expect(await countImported()).toBe(count)
})

it("imports into the store of a running server, which finds the products at once", async () => {
  await mkdir(join(directory, "data"))
  const lock = lockDataDirectory(join(directory, "data"))
  const database = await openImported()
  const before = await searchCatalogue(database, "linen shrit", 3)
  const { code } = await run(["import", await writeShirts(20)])
  const after = await searchCatalogue(database, "linen shrit", 3)
  await database.close()
  lock.release()
  expect(code).toBe(0)
  expect([before.length, after.length]).toEqual([0, 3])
})

it("says why rows were rejected, and fails if all were", async () => {
  const { stdout, code } = await run(["import", await writeShirts(2, { price: "5 EUR" })])
  expect(stdout).toContain("line 2 (shirt-1): price: must be in GBP, not EUR")
  expect(code).toBe(1)
})

it("fails on an unreadable file, and shows the usage for an invalid command", async () => {
  const missing = await run(["import", join(directory, "none.tsv")])
  expect(missing.stderr).toContain("The file cannot be read to its end")
  const usage = await run(["import", "--force", "feed.tsv"])
  expect(usage.stderr).toContain("npm run catalogue -- import FILE")
  expect([missing.code, usage.code]).toEqual([1, 2])
})

it("refuses a file that would empty the shop unless told to allow it", async () => {
  await run(["import", await writeShirts(9), "--feed", "linen"])
  const few = ["import", await writeShirts(2), "--feed", "linen"]
  const refused = await run(few)
  expect(refused.stderr).toContain("leaves out 7 of the 9 products")
  expect(refused.stderr).toContain("--allow-shrink")
  const allowed = await run([...few, "--allow-shrink"])
  expect(allowed.stdout).toContain("7 withdrawn")
  expect([refused.code, allowed.code]).toEqual([1, 0])
})

it("finds a file in the caller's folder, although npm runs in another", async () => {
  const file = await writeShirts(1)
  const byNpm = { npm_lifecycle_event: "catalogue", INIT_CWD: dirname(file) }
  const { stdout, code } = await run(["import", basename(file)], [], byNpm)
  expect(stdout).toContain("1 added")
  expect(code).toBe(0)
})
