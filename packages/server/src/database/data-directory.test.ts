import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { DataDirectoryError, lockDataDirectory } from "./data-directory.ts"

const LOCK_AND_WAIT = `
  const { lockDataDirectory } = await import(process.argv[1])
  globalThis.lock = lockDataDirectory(process.argv[2])
  process.stdout.write("locked")
  process.stdin.resume()
`

describe("lockDataDirectory", () => {
  let parent: string
  let directory: string
  let holder: ChildProcess | undefined
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), "stylin-lock-"))
    directory = join(parent, "deep", "data")
  })
  afterEach(() => {
    holder?.kill("SIGKILL")
    rmSync(parent, { recursive: true })
  })

  async function lockElsewhere(): Promise<ChildProcess> {
    const module = new URL("./data-directory.ts", import.meta.url).href
    const child = spawn(
      process.execPath,
      ["--input-type=module", "-e", LOCK_AND_WAIT, module, directory],
      {
        stdio: ["pipe", "pipe", "inherit"],
      },
    )
    await once(child.stdout, "data")
    return child
  }

  it("creates the directory readable by its owner only", () => {
    const lock = lockDataDirectory(directory)
    expect(statSync(directory).mode & 0o777).toBe(0o700)
    lock.release()
  })

  it("refuses a second lock until the first is released", () => {
    const first = lockDataDirectory(directory)
    expect(() => lockDataDirectory(directory)).toThrow(DataDirectoryError)
    expect(() => lockDataDirectory(directory)).toThrow("already in use by another Stylin process")
    first.release()
    lockDataDirectory(directory).release()
  })

  it("refuses another process, until that process is killed", async () => {
    holder = await lockElsewhere()
    expect(() => lockDataDirectory(directory)).toThrow("already in use by another Stylin process")
    holder.kill("SIGKILL")
    await once(holder, "exit")
    lockDataDirectory(directory).release()
  })

  it.each(["/proc/stylin", "/proc/stylin/data"])(
    "names %s, where nothing can be created",
    (path) => {
      expect(() => lockDataDirectory(path)).toThrow(`The data directory ${path} cannot be used: `)
    },
  )

  it("names a directory that cannot be used", () => {
    const file = join(parent, "file")
    writeFileSync(file, "")
    expect(() => lockDataDirectory(join(file, "data"))).toThrow(
      `${join(file, "data")} cannot be used`,
    )
  })
})
