import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { createFileCache } from "./file-cache.ts"

const BYTES = new Uint8Array(100)

describe("a cache of files", () => {
  let directory: string
  const warnings: string[] = []
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), "stylin-file-cache-"))
    warnings.length = 0
  })
  afterEach(() => rm(directory, { recursive: true }))

  const open = (edition = "first", maxBytes = 1000) =>
    createFileCache({
      directory: join(directory, "drawn"),
      edition,
      maxBytes,
      warn: (_details, line) => warnings.push(line),
    })

  it("has what was written, also after a restart", async () => {
    const cache = open()
    expect(await cache.get("a coat")).toBeUndefined()
    await cache.set("a coat", Buffer.from("its picture"))

    expect(String(await cache.get("a coat"))).toBe("its picture")
    expect(String(await open().get("a coat"))).toBe("its picture")
    expect(await cache.get("another coat")).toBeUndefined()
  })

  it("removes what another edition left", async () => {
    await open("first").set("a coat", BYTES)
    await open("second").set("a skirt", BYTES)

    expect(await open("first").get("a coat")).toBeUndefined()
    expect(await readdir(join(directory, "drawn"))).toEqual(["second"])
  })

  it("stays below its limit, also with what was there at its start", async () => {
    const before = open("first", 1000)
    for (let at = 0; at < 8; at += 1) await before.set(`coat ${at}`, BYTES)
    const after = open("first", 1000)
    for (let at = 0; at < 8; at += 1) await after.set(`skirt ${at}`, BYTES)

    const files = await readdir(join(directory, "drawn", "first"))
    expect(files.length).toBeLessThanOrEqual(10)
    expect(files.length).toBeGreaterThan(4)
    expect(await after.get("skirt 7")).toBeDefined()
  })

  it("goes without what cannot be written, and says so", async () => {
    await writeFile(join(directory, "drawn"), "a file in its place")
    const cache = open()
    await cache.set("a coat", BYTES)

    expect(await cache.get("a coat")).toBeUndefined()
    expect(warnings).toHaveLength(1)
  })
})
