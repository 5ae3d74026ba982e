import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { Turnstile } from "./turnstile.ts"

describe("Turnstile", () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it("lets one in at a time, in the order of arrival", async () => {
    const turnstile = new Turnstile(1000)
    const log: string[] = []
    await Promise.all(
      ["a", "b", "c"].map(async (name) => {
        const leave = await turnstile.enter()
        log.push(`${name} in`)
        await Promise.resolve()
        log.push(`${name} out`)
        leave()
      }),
    )
    expect(log).toEqual(["a in", "a out", "b in", "b out", "c in", "c out"])
  })

  it("gives up after its patience, and still lets the next in", async () => {
    const turnstile = new Turnstile(1000)
    const leave = await turnstile.enter()
    const impatient = turnstile.enter()
    const outcome = expect(impatient).rejects.toMatchObject({ code: "writer-busy" })
    await vi.advanceTimersByTimeAsync(1000)
    await outcome
    const next = turnstile.enter()
    leave()
    await expect(next).resolves.toBeTypeOf("function")
  })

  it("ends a turn once, however often it is ended", async () => {
    const turnstile = new Turnstile(1000)
    const leave = await turnstile.enter()
    leave()
    const leaveAgain = await turnstile.enter()
    leave()
    const third = turnstile.enter()
    const outcome = expect(third).rejects.toMatchObject({ code: "writer-busy" })
    await vi.advanceTimersByTimeAsync(1000)
    await outcome
    leaveAgain()
  })
})
