import { beforeEach, expect, it, vi } from "vitest"
import { environment } from "../../environment.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { refusal, unreachable } from "../../testing/samples.ts"
import { TIMINGS } from "../../timings.ts"
import { endSession } from "../session/auth.ts"
import { lookThrough, note, sendSigns, signs } from "./signs.ts"

const ok = () => ({ ok: true as const })
const followed = (item_id: string) => ({ sign: "followed" as const, item_id, look_id: "look" })

/** The waits that are under way: how long, and what ends them. */
let waits: { milliseconds: number; end: () => void; signal: AbortSignal | undefined }[] = []
async function pass(milliseconds: number) {
  const due = waits.filter((wait) => wait.milliseconds === milliseconds && !wait.signal?.aborted)
  waits = waits.filter((wait) => !due.includes(wait))
  for (const { end } of due) end()
  await vi.waitFor(() => undefined)
}

beforeEach(() => {
  endSession()
  waits = []
  environment.wait = (milliseconds, signal) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    signal?.addEventListener("abort", reject)
    waits.push({ milliseconds, end: resolve, signal })
    return promise
  }
  vi.spyOn(console, "warn").mockImplementation(() => {})
})

it("goes with others in one call, some time after the first", async () => {
  const calls = fakeCalls({ recordSigns: ok })
  note(followed("a"))
  note(followed("b"))
  expect(calls).toEqual([])

  await pass(TIMINGS.signsWait)

  expect(calls).toMatchObject([
    { name: "recordSigns", input: { body: { signs: [followed("a"), followed("b")] } } },
  ])
  expect(signs.waiting).toEqual([])
})

it("goes at once when she turns to another page or app", () => {
  const calls = fakeCalls({ recordSigns: ok })
  note(followed("a"))

  vi.spyOn(document, "hidden", "get").mockReturnValue(true)
  document.dispatchEvent(new Event("visibilitychange"))

  expect(calls).toHaveLength(1)
})

it("says which alternatives she passed, and which she stayed with", async () => {
  fakeCalls({ recordSigns: ok })
  const step = { lookId: "look", slot: "a" }
  lookThrough({ ...step, before: "a", after: "b" })
  lookThrough({ ...step, before: "b", after: "c" })

  await pass(TIMINGS.settles)

  expect(signs.waiting.map(({ sign, item_id }) => `${sign} ${item_id}`)).toEqual([
    "passed a",
    "passed b",
    "settled c",
  ])
})

it("waits for the next time where it did not arrive, over a reload too, and not where it is refused", async () => {
  fakeCalls({
    recordSigns: unreachable,
  })
  note(followed("a"))
  await sendSigns()
  expect(signs.waiting).toEqual([followed("a")])
  vi.resetModules()
  const reloaded = await import("./signs.ts")
  expect(reloaded.signs.waiting).toEqual([followed("a")])

  fakeCalls({
    recordSigns: () => {
      throw refusal(422, "No.")
    },
  })
  await sendSigns()
  expect(signs.waiting).toEqual([])
})

it("is forgotten when she signs out", () => {
  fakeCalls({})
  note(followed("a"))

  endSession()

  expect(signs.waiting).toEqual([])
  expect(waits.every(({ signal }) => signal?.aborted)).toBe(true)
})
