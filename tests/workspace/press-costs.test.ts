import { expect, it } from "vitest"
import { pressCosts } from "../../scripts/lib/press-costs.mjs"

const MAIN = { ph: "X", pid: 7, tid: 1 }
/** Times in ms. */
const task = (ts: number, worked: number, thread = MAIN) => ({
  ...thread,
  name: "ThreadControllerImpl::RunTask",
  ts: ts * 1000,
  dur: worked * 2000,
  tdur: worked * 1000,
})
const mark = (ts: number, name: string) => ({ ...MAIN, name, ts: ts * 1000 })
const answered = (ts: number, duration: number, interactionId = 1) => ({
  ...MAIN,
  name: "EventTiming",
  ts: ts * 1000,
  args: { data: { duration, interactionId } },
})

it("counts what the main thread worked until a press was answered", () => {
  const trace = [
    mark(0, "press: heart"),
    task(5, 3),
    answered(10, 40),
    task(12, 20),
    task(60, 9),
    task(20, 8, { ...MAIN, tid: 2 }),
  ]

  expect(pressCosts(trace)).toEqual({ heart: { paint: 40, work: 23 } })
})

it("takes the slowest event of each press, and no pointer that only moves", () => {
  const trace = [
    answered(0, 90),
    mark(10, "press: heart"),
    answered(11, 24),
    answered(12, 48),
    answered(13, 32),
    mark(100, "press: next looks"),
    answered(101, 80, 0),
    answered(102, 56),
  ]

  expect(pressCosts(trace)).toEqual({
    heart: { paint: 48, work: 0 },
    "next looks": { paint: 56, work: 0 },
  })
})
