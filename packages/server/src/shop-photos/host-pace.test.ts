import { expect, it } from "vitest"
import { createHostPace } from "./host-pace.ts"

/** A pace over a clock that passes as it is waited for. */
function paced() {
  let now = 1_000
  const waits: number[] = []
  const wait = async (ms: number) => {
    waits.push(ms)
    now += ms
  }
  const pace = createHostPace({ clock: () => now, gapMs: 400, wait })
  return { pace, waits, pass: (ms: number) => (now += ms) }
}

it("asks a host no more often than the gap, and others meanwhile", async () => {
  const { pace, waits, pass } = paced()

  await pace.turn("a.example")
  await pace.turn("b.example")
  expect(waits).toEqual([])
  pass(100)
  await pace.turn("a.example")
  await pace.turn("a.example")
  expect(waits).toEqual([300, 400])
})

it("keeps the gap between requests that wait at the same time", async () => {
  const waits: number[] = []
  const wait = async (ms: number) => void waits.push(ms)
  const pace = createHostPace({ clock: () => 1_000, gapMs: 400, wait })

  await Promise.all([pace.turn("a.example"), pace.turn("a.example"), pace.turn("a.example")])
  expect(waits).toEqual([400, 800])
})

it("leaves a host alone for a while, and no other", () => {
  const { pace, pass } = paced()

  pace.rest("a.example")
  expect(pace.restsUntil("a.example")).toBe(601_000)
  expect(pace.restsUntil("b.example")).toBeUndefined()
  pass(600_000)
  expect(pace.restsUntil("a.example")).toBeUndefined()
})
