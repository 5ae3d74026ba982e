import { ApiError } from "@stylin/api/client"
import { ref } from "valtio/vanilla"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import * as z from "zod/mini"
import { refusal, unreachable } from "../../testing/samples.ts"
import { createOutbox } from "./outbox.ts"
import { createSender } from "./sender.ts"

const outbox = createOutbox("words", z.string())
let answer: (said: string) => unknown
const told: string[] = []
const send = createSender({
  outbox,
  tell: async (said) => {
    told.push(said)
    await answer(said)
  },
  refused: "Refused.",
})

beforeEach(() => {
  vi.useFakeTimers()
  told.length = 0
  outbox.said = ref(["first", "second"])
  vi.spyOn(console, "warn").mockImplementation(() => {})
})
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
})

it("sends what waits in order, once, however often it is asked to", async () => {
  answer = () => undefined
  await Promise.all([send(), send()])
  expect(told).toEqual(["first", "second"])
  expect(outbox.said).toEqual([])
})

it("drops what the provider refuses, and goes on", async () => {
  answer = (said) => {
    if (said === "first") throw refusal(404, "There is no such thing.")
  }
  await send()
  expect(outbox.said).toEqual([])
})

it("tries once more within the time that the provider named where that is the last chance", async () => {
  answer = () => {
    throw new ApiError("http", { message: "Busy.", status: 503, retryAfterMs: 60_000 })
  }
  await send()
  answer = () => undefined
  await send()
  expect(told).toEqual(["first"])

  await send({ isLastChance: true })
  expect(outbox.said).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
  // The provider has taken everything since.
  outbox.said = ref(["third"])
  await send()
  expect(outbox.said).toEqual([])
})

it.each([
  ["the provider is not reached", unreachable],
  [
    "there were too many calls",
    () => {
      throw refusal(429, "Too many calls.")
    },
  ],
  [
    "the provider has too much to do",
    () => {
      throw refusal(503, "There is a lot to do just now.")
    },
  ],
])("keeps all of it when %s", async (_why, fails) => {
  answer = fails
  await send()
  expect(told).toEqual(["first"])
  expect(outbox.said).toEqual(["first", "second"])
})

it("sends again by itself, and not before, when the time has passed that the provider named, then after growing pauses", async () => {
  answer = () => undefined
  await send()
  told.length = 0
  outbox.said = ref(["first", "second"])
  answer = () => {
    throw new ApiError("http", { message: "Busy.", status: 503, retryAfterMs: 4000 })
  }
  await send()
  await vi.advanceTimersByTimeAsync(3999)
  outbox.said = ref([...outbox.said, "third"])
  await send()
  expect(told).toEqual(["first"])

  await vi.advanceTimersByTimeAsync(1)
  expect(told).toEqual(["first", "first"])
  await vi.advanceTimersByTimeAsync(4000 + 8000)
  expect(told).toHaveLength(4)
  answer = () => undefined
  await vi.advanceTimersByTimeAsync(16_000)

  expect(told.slice(-3)).toEqual(["first", "second", "third"])
  expect(outbox.said).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})
