import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { openDatabase } from "./open.ts"

const ENOUGH = 200

// Writes rows one after the other, every third in a transaction, and reports each acknowledgement.
const WRITER = `
  const { openDatabase } = await import(process.argv[1])
  const database = await openDatabase({ kind: "sqlite", file: process.argv[2] })
  for (let n = 0; ; n += 1) {
    const row = { name: String(n), value: "kept" }
    const insert = (queries) => queries.insertInto("secrets").values(row).execute()
    await (n % 3 === 0 ? database.transaction(insert) : insert(database.queries))
    process.stdout.write(n + "\\n")
  }
`

describe("a process killed while it writes", () => {
  let directory: string
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), "stylin-killed-"))
  })
  afterEach(() => {
    rmSync(directory, { recursive: true })
  })

  it("loses no acknowledged row", async () => {
    const file = join(directory, "a.db")
    const module = new URL("./open.ts", import.meta.url).href
    const arguments_ = ["--conditions=source", "--input-type=module", "-e", WRITER, module, file]
    const writer = spawn(process.execPath, arguments_, { stdio: ["ignore", "pipe", "inherit"] })
    const ended = once(writer, "exit")
    const acknowledged: string[] = []
    for await (const line of createInterface({ input: writer.stdout })) {
      acknowledged.push(line)
      if (acknowledged.length === ENOUGH) writer.kill("SIGKILL")
    }
    expect((await ended)[1]).toBe("SIGKILL")

    const database = await openDatabase({ kind: "sqlite", file })
    const rows = await database.queries.selectFrom("secrets").select("name").execute()
    await database.close()
    const kept = new Set(rows.map((row) => row.name))
    expect(acknowledged.length).toBeGreaterThanOrEqual(ENOUGH)
    expect(acknowledged.filter((name) => !kept.has(name))).toEqual([])
  })
})
