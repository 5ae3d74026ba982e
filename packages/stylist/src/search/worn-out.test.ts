import type { Kind } from "@stylin/garments/vocabulary"
import { expect, it } from "vitest"
import { brief, navy, piece } from "../score/testing.ts"
import type { FoundLook } from "./candidates.ts"
import { isWornOut } from "./worn-out.ts"

const of = (kind: Kind, id: string, owned = false) => piece({ kind, colours: navy }, { id, owned })
const looksWith = (over: ReturnType<typeof of>, times: number, month: number): FoundLook[] =>
  Array.from({ length: 12 }, (_, at) => ({
    pieces: [of("jumper", `jumper ${at}`), ...(at < times ? [over] : [])],
    score: 0,
    brief: brief("outings", { month }),
  }))
const none: ReadonlySet<string> = new Set()

it("calls a feed worn out in which a piece comes a fifth time, unless she asked for it", () => {
  const jacket = of("blazer", "jacket")
  expect(isWornOut(looksWith(jacket, 4, 4), none)).toBe(false)
  expect(isWornOut(looksWith(jacket, 5, 4), none)).toBe(true)
  expect(isWornOut(looksWith(jacket, 5, 4), new Set(["jacket"]))).toBe(false)
})

it("minds her coat in April, but not in frost, when she needs it every day", () => {
  const coat = of("wool_coat", "coat", true)
  expect(isWornOut(looksWith(coat, 12, 4), none)).toBe(true)
  expect(isWornOut(looksWith(coat, 12, 1), none)).toBe(false)
  expect(isWornOut(looksWith({ ...coat, owned: false }, 12, 1), none)).toBe(true)
})
