import { ref } from "valtio/vanilla"
import { beforeEach, expect, it, vi } from "vitest"
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
  told.length = 0
  outbox.said = ref(["first", "second"])
  vi.spyOn(console, "warn").mockImplementation(() => {})
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
