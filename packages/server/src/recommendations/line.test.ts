import { Refusal } from "@stylin/api/contract"
import { describe, expect, it } from "vitest"
import { type Busy, tooBusy } from "../limits/busy.ts"
import { createLine } from "./line.ts"

/** Work that ends when it is told to. */
function held(begin = () => {}) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const work = () => {
    begin()
    return promise
  }
  return { work, end: resolve }
}

describe("a line", () => {
  const reasons: Busy[] = []
  const shed = (why: Busy) => {
    reasons.push(why)
    return tooBusy()
  }
  const make = (patienceMs: number, mostWaiting = 2) =>
    createLine({ atOnce: 1, mostWaiting, patienceMs, soonMs: 0, shed })

  it("does work in the order of arrival, one after the other", async () => {
    const line = make(60_000)
    const begun: string[] = []
    const first = held(() => begun.push("first"))
    const second = held(() => begun.push("second"))
    const all = [
      line.take(first.work),
      line.take(second.work),
      line.take(async () => begun.push("third")),
    ]

    expect(line.waiting()).toBe(2)
    first.end()
    await expect.poll(() => begun).toEqual(["first", "second"])
    second.end()
    await Promise.all(all)

    expect(begun).toEqual(["first", "second", "third"])
    expect(line.waiting()).toBe(0)
  })

  it("refuses at once what would be too many, and says when to try again", async () => {
    const line = make(60_000, 1)
    const first = held()
    const all = [line.take(first.work), line.take(async () => {})]

    const refused = await line.take(async () => {}).catch((error: unknown) => error)

    expect(refused).toBeInstanceOf(Refusal)
    expect(refused).toMatchObject({ status: 503 })
    expect(refused instanceof Refusal && refused.retryAfterSeconds).toBeGreaterThan(0)
    expect(reasons.at(-1)).toBe("composing-line")
    first.end()
    await Promise.all(all)
  })

  it("refuses whose turn would not come soon, at the pace of the last second", async () => {
    let now = 0
    const line = createLine({
      ...{ atOnce: 1, mostWaiting: 100, patienceMs: 60_000, soonMs: 500, shed },
      clock: () => now,
    })
    for (let done = 0; done < 20; done += 1) {
      now += 40
      await line.take(async () => {})
    }
    const first = held()
    const all = [line.take(first.work)]

    for (let joined = 0; joined < 11; joined += 1) all.push(line.take(async () => {}))
    await expect(line.take(async () => {})).rejects.toMatchObject({ status: 503 })
    expect(line.waiting()).toBe(11)
    now += 2000
    await expect(line.take(async () => {})).rejects.toMatchObject({ status: 503 })

    first.end()
    await Promise.all(all)
    expect(await line.take(async () => "served")).toBe("served")
  })

  it("lets nobody wait too long, and serves whoever comes later", async () => {
    const line = make(1)
    const first = held()
    const begun = line.take(first.work)

    await expect(line.take(async () => {})).rejects.toMatchObject({ status: 503 })
    expect(reasons.at(-1)).toBe("composing-wait")
    expect(line.waiting()).toBe(0)
    first.end()
    await begun

    expect(await line.take(async () => "served")).toBe("served")
  })

  it("goes on after work that fails", async () => {
    const line = make(60_000)

    await expect(line.take(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken")

    expect(await line.take(async () => "served")).toBe("served")
  })
})
