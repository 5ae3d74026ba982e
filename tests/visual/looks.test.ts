import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PNG } from "pngjs"
import { afterEach, beforeEach, expect, it } from "vitest"
import { Looks } from "../../scripts/lib/visual/looks.mjs"

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "stylin-looks-"))
  file = join(folder, "looks.json")
  writeFileSync(file, "{}")
})

afterEach(() => rmSync(folder, { recursive: true }))

/** As a run reads it: with what was accepted before, and nothing seen. */
function begin() {
  const looks = new Looks(file, join(folder, "seen"))
  looks.clear()
  return looks
}

const shade = (level: number) => {
  const png = new PNG({ width: 48, height: 48 })
  png.data.fill(level)
  return PNG.sync.write(png)
}

const readAccepted = (): Record<string, string> => JSON.parse(readFileSync(file, "utf8"))

it("lets nothing pass that was never accepted", () => {
  expect(begin().check("one", shade(100))).toContain("is new")
})

it("lets pass what was accepted, and nothing that differs from it", () => {
  const first = begin()
  first.check("one", shade(100))

  expect(first.acceptSeen(new Set(["one"]))).toEqual(["one"])
  expect(begin().check("one", shade(100))).toBeUndefined()
  expect(begin().check("one", shade(140))).toContain("differs from the accepted one")
})

it("keeps the picture of what is not accepted, and of nothing else", () => {
  const first = begin()
  first.check("one", shade(100))
  first.check("two", shade(100))
  first.acceptSeen(new Set(["one", "two"]))

  const second = begin()
  second.check("one", shade(140))
  second.check("two", shade(100))

  expect(readdirSync(join(folder, "seen")).toSorted()).toEqual(["one.png", "one.txt"])
})

it("forgets what was still on its way when it was seen first", () => {
  const first = begin()
  first.check("one", shade(100))
  first.acceptSeen(new Set(["one"]))

  const second = begin()
  second.check("one", shade(140))
  second.check("one", shade(100))

  expect(readdirSync(join(folder, "seen"))).toEqual([])
})

it("leaves a look that is tolerated as it was, so that small differences never add up", () => {
  const first = begin()
  first.check("one", shade(100))
  first.acceptSeen(new Set(["one"]))
  const accepted = readAccepted()

  const second = begin()
  second.check("one", shade(101))
  second.acceptSeen(new Set(["one"]))

  expect(readAccepted()).toEqual(accepted)
})

it("finds looks of stories that are gone, and forgets them when something is accepted", () => {
  const first = begin()
  first.check("one", shade(100))
  first.check("gone", shade(100))
  first.acceptSeen(new Set(["gone", "one"]))

  const second = begin()
  expect(second.strays(new Set(["one"]))).toEqual(["gone"])
  second.acceptSeen(new Set(["one"]))
  expect(Object.keys(readAccepted())).toEqual(["one"])
})
