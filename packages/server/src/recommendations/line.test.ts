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

  describe("in which a turn comes soon within 300 ms, for two at once", () => {
    let now = 0
    const makeSoon = () =>
      createLine({
        ...{ atOnce: 2, mostWaiting: 100, patienceMs: 60_000, soonMs: 300, shed },
        clock: () => now,
      })
    const taking = (ms: number) => async () => {
      now += ms
    }

    /** Keeps the line busy, and lets in as many as it takes, at most 20. */
    async function fill(line: ReturnType<typeof makeSoon>) {
      const first = held()
      const all = [line.take(first.work), line.take(first.work)]
      let isFull = false
      const refused = () => {
        isFull = true
      }
      for (let joined = 0; joined < 20 && !isFull; joined += 1) {
        all.push(line.take(async () => {}).catch(refused))
        await Promise.resolve()
      }
      const waiting = line.waiting()
      first.end()
      await Promise.all(all)
      return waiting
    }

    it.each([
      [61, 9],
      [101, 5],
      [10_000, 2],
    ])("where work takes %i ms, lets %i wait", async (took, most) => {
      const line = makeSoon()
      await line.take(taking(took))

      expect(await fill(line)).toBe(most)
      expect(reasons.at(-1)).toBe("composing-line")
    })

    it("lets few wait before it knows what work takes", async () => {
      expect(await fill(makeSoon())).toBe(2)
    })

    it("goes by what work takes lately", async () => {
      const line = makeSoon()
      await line.take(taking(1000))
      for (let done = 0; done < 40; done += 1) await line.take(taking(61))
      expect(await fill(line)).toBe(9)
      for (let done = 0; done < 40; done += 1) await line.take(taking(1000))
      expect(await fill(line)).toBe(2)
    })

    it("learns nothing from work that fails", async () => {
      const line = makeSoon()
      await line.take(taking(1000))
      for (let done = 0; done < 40; done += 1) {
        await line.take(() => Promise.reject(new Error("broken"))).catch(() => {})
      }
      expect(await fill(line)).toBe(2)
    })
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
