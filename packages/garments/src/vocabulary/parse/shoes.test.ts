import { expect, it } from "vitest"
import { parseGarment } from "./parse.ts"

it.each([
  ["black high boots", "knee_boots"],
  ["black high-heeled boots", "ankle_boots"],
  ["grey velcro shoes", "trainers"],
] as const)("reads what a shoe is: %s", (name, kind) => {
  expect(parseGarment(name).kind).toBe(kind)
})
