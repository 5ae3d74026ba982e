import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"
import type { LayPart } from "./lay-thread.ts"
import { createLays, type Lays } from "./lays.ts"

const ASKER = { name: "ann", stride: 1 }
const SKIRT: LayPart = { words: { kind: "midi_skirt", colours: [{ colour: "green" }] } }

let directory: string
let opened: Lays
const warnings: string[] = []
const open = () => {
  opened = createLays({
    directory: join(directory, "laid"),
    edition: "first",
    maxBytes: 1_000_000,
    warn: (_details, line) => warnings.push(line),
  })
  return opened
}
const skirt = async () => [SKIRT]
const never = () => Promise.reject(new Error("It is composed again."))

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "stylin-lays-"))
  warnings.length = 0
})
afterEach(async () => {
  await opened.close()
  await rm(directory, { recursive: true })
})

it("has a lay of what shops sell after a restart, and none that may show her photos", async () => {
  const before = open()
  const { bytes } = await before.composePublic("public", ASKER, skirt)
  await before.compose("hers", ASKER, skirt)
  await before.close()

  const after = open()
  expect((await after.composePublic("public", ASKER, never)).bytes).toEqual(Buffer.from(bytes))
  await expect(after.compose("hers", ASKER, never)).rejects.toThrow("It is composed again.")
  await expect(after.composePublic("hers", ASKER, never)).rejects.toThrow("It is composed again.")
})

it("composes all the same where files cannot be written", async () => {
  await writeFile(join(directory, "laid"), "a file in its place")
  const { bytes } = await open().composePublic("public", ASKER, skirt)
  expect(bytes.length).toBeGreaterThan(0)
  await opened.close()
  expect(warnings).toHaveLength(1)
})
