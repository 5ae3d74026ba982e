import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeEach, expect, it } from "vitest"
import { readIndexFile, writeIndexFile } from "./index-file.ts"

const directory = mkdtempSync(join(tmpdir(), "stylin-index-"))
const path = join(directory, "deeper", "an.index")
const kept = {
  id: "one",
  edition: "this",
  snapshot: {
    kinds: Uint8Array.of(1, 2, 3),
    volumes: Int8Array.of(-4),
    lengths: new Uint16Array(0),
    prices: Uint32Array.of(0xffffffff, 4999).subarray(1),
    sums: Float64Array.of(0.1, -2e300),
  },
}
beforeEach(() => writeIndexFile(path, kept))
afterAll(() => rmSync(directory, { recursive: true }))

it("returns what was written, and leaves no draft", () => {
  expect(readIndexFile(path, "this")).toEqual(kept)
  writeIndexFile(path, { ...kept, id: "two" })
  expect(readIndexFile(path, "this")?.id).toBe("two")
  expect(readdirSync(join(path, ".."))).toEqual(["an.index"])
})

it("knows nothing of a file that is not there, or was written by other code", () => {
  expect(readIndexFile(`${path}.other`, "this")).toBeUndefined()
  expect(readIndexFile(path, "another")).toBeUndefined()
})

it.each([
  ["empty", () => Buffer.alloc(0)],
  ["cut short", (whole: Buffer) => whole.subarray(0, -5)],
  ["longer than it says", (whole: Buffer) => Buffer.concat([whole, Buffer.alloc(1)])],
  ["something else", () => Buffer.from("not an index of anything")],
])("refuses a file that is %s", (_, damage) => {
  writeFileSync(path, damage(readFileSync(path)))
  expect(() => readIndexFile(path, "this")).toThrow(Error)
})

it("gives no other blocks, whichever byte of its file was changed", () => {
  const whole = readFileSync(path)
  for (let at = 0; at < whole.length; at += 1) {
    const damaged = Buffer.from(whole)
    damaged[at] = (damaged[at] ?? 0) ^ 0x10
    writeFileSync(path, damaged)
    let read: ReturnType<typeof readIndexFile>
    try {
      read = readIndexFile(path, "this")
    } catch {
      continue
    }
    // What is left is that it seems to be of other code.
    expect(read).toBeUndefined()
  }
})
