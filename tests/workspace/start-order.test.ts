// The pages run the app's files one by one, so that no long task blocks a phone.
import type { Rolldown } from "vite"
import { expect, it } from "vitest"
import { inTurn, runnableBefore } from "../../packages/app/build/start.ts"

const IMPORTS = {
  "entry.js": ["vendor.js"],
  "vendor.js": [],
  "zod.js": [],
  "ui.js": ["vendor.js", "base.js"],
  "base.js": ["vendor.js", "ui.js"],
  "feed.js": ["zod.js", "ui.js", "entry.js"],
}
// What the build knows of a file, as far as it is read.
const bundle = Object.fromEntries(
  Object.entries(IMPORTS).map(([file, imports]) => [file, { type: "chunk", imports }]),
) as unknown as Rolldown.OutputBundle

it("runs each file after what it imports, once, though some import each other", () => {
  expect(inTurn(bundle, ["feed.js", "entry.js"])).toEqual([
    "zod.js",
    "vendor.js",
    "base.js",
    "ui.js",
    "entry.js",
    "feed.js",
  ])
})

it("runs nothing early that would start the app", () => {
  const files = inTurn(bundle, ["feed.js"])
  expect(runnableBefore(bundle, "entry.js", files)).toEqual([
    "zod.js",
    "vendor.js",
    "base.js",
    "ui.js",
  ])
})
