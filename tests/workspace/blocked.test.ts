import { expect, it } from "vitest"
import { blockedByWork } from "../../scripts/lib/blocked.mjs"

const main = { pid: 7, tid: 1 }
const paint = { ...main, name: "firstContentfulPaint", ts: 1000 }
/** A task by the ms that it took, and those of them that it had a processor. */
const task = (ts: number, dur: number, tdur: number, thread = main) => ({
  ...thread,
  name: "RunTask",
  ts,
  dur: dur * 1000,
  tdur: tdur * 1000,
})

it("counts what tasks work beyond 50 ms of a phone, and not what they wait", () => {
  const tasks = [task(2000, 80, 20), task(90_000, 200, 10), task(300_000, 40, 40)]
  // Of 80, 40 and 160 ms of a phone.
  expect(blockedByWork([paint, ...tasks])).toBe(30 + 0 + 110)
})

it("counts what ran before anything was seen, and no other thread", () => {
  const worker = task(2000, 80, 80, { pid: 7, tid: 2 })
  const other = task(2000, 80, 80, { pid: 8, tid: 1 })
  expect(blockedByWork([task(500, 40, 40), paint, worker, other])).toBe(110)
})

it("knows nothing of a page that showed nothing", () => {
  expect(blockedByWork([task(500, 80, 80)])).toBeNaN()
})
