// @vitest-environment node
import { expect, it, vi } from "vitest"
import { runStages } from "./stages.ts"
import type { Wait } from "./wait.ts"

function setUp() {
  const shown: number[] = []
  const waits: number[] = []
  return {
    shown,
    waits,
    base: {
      count: 3,
      intervalMs: 500,
      doneMs: 1000,
      onStage: (index: number) => void shown.push(index),
      wait: async (milliseconds: number) => void waits.push(milliseconds),
      signal: new AbortController().signal,
    },
  }
}

it("shows each message for its time, then stays at the last", async () => {
  const { shown, waits, base } = setUp()
  await runStages({ ...base, work: Promise.resolve() })
  expect(shown).toEqual([0, 1, 2])
  expect(waits).toEqual([500, 500, 1000])
})

it("does not claim to be done before the work is", async () => {
  const { shown, waits, base } = setUp()
  const work = Promise.withResolvers<void>()
  const running = runStages({ ...base, work: work.promise })
  await expect.poll(() => waits).toHaveLength(2)
  expect(shown).toEqual([0, 1])
  work.resolve()
  await running
  expect(shown).toEqual([0, 1, 2])
})

it("starts over while the work takes longer, and ends as soon as it is done", async () => {
  const { shown, base } = setUp()
  const work = Promise.withResolvers<void>()
  const waits = vi.fn<Wait>(async () => {
    if (waits.mock.calls.length === 5) work.resolve()
  })
  await runStages({ ...base, wait: waits, work: work.promise, isRound: true })
  expect(shown).toEqual([0, 1, 0, 1, 0, 2])
})

it("never claims to be done when the work fails", async () => {
  const { shown, base } = setUp()
  await expect(
    runStages({ ...base, work: Promise.reject(new Error("no answer")) }),
  ).rejects.toThrow("no answer")
  expect(shown).not.toContain(2)
})

it("stops when it is aborted", async () => {
  const { shown, base } = setUp()
  await expect(
    runStages({ ...base, work: Promise.resolve(), signal: AbortSignal.abort(new Error("left")) }),
  ).rejects.toThrow("left")
  expect(shown).not.toContain(2)
})
