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

  it("says how many wait, and how long the first of them has", async () => {
    const turnstile = new Turnstile(1000)
    expect(turnstile.waiting()).toEqual({ count: 0, longestMs: 0 })
    const leave = await turnstile.enter()
    const second = turnstile.enter()
    await vi.advanceTimersByTimeAsync(300)
    const third = turnstile.enter()

    expect(turnstile.waiting()).toEqual({ count: 2, longestMs: 300 })
    leave()
    const leaveToo = await second
    expect(turnstile.waiting()).toEqual({ count: 1, longestMs: 0 })
    leaveToo()
    await third
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
