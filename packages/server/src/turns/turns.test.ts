import { Refusal } from "@stylin/api/contract"
import { describe, expect, it } from "vitest"
import { createTurns, GUEST_STRIDE, MEMBER_STRIDE } from "./turns.ts"

const member = (name: string) => ({ name, stride: MEMBER_STRIDE })
const guest = (name: string) => ({ name, stride: GUEST_STRIDE })

/** Work that records when it begins, and ends on command. */
function workshop(atOnce = 1) {
  const turns = createTurns({ atOnce, mostWaiting: 5 })
  const begun: string[] = []
  const ends: (() => void)[] = []
  return {
    begun,
    ask: (taker: ReturnType<typeof member>) =>
      turns.take(taker, () => {
        begun.push(taker.name)
        return new Promise<void>((resolve) => ends.push(resolve))
      }),
    /** Ends whatever has begun, until all is done. */
    async finish() {
      for (;;) {
        await new Promise(setImmediate)
        const end = ends.shift()
        if (!end) return
        end()
      }
    },
  }
}

describe("turns", () => {
  it("serve everybody once before anybody's second", async () => {
    const { ask, begun, finish } = workshop()
    const all = ["ada", "ada", "ada", "eve", "eve"].map((name) => ask(member(name)))

    await finish()

    await Promise.all(all)
    expect(begun).toEqual(["ada", "eve", "ada", "eve", "ada"])
  })

  it("give a guest a quarter of a member's share, and a member priority over any number of guests", async () => {
    const { ask, begun, finish } = workshop()
    for (let number = 0; number < 4; number += 1) void ask(guest(`guest ${number}`))
    for (let number = 0; number < 5; number += 1) void ask(member("ada"))

    await finish()

    expect(begun).toEqual([
      "guest 0",
      "ada",
      "ada",
      "ada",
      "guest 1",
      "guest 2",
      "guest 3",
      "ada",
      "ada",
    ])
  })

  it("run as many at once as there is room for, and go on when some fail", async () => {
    const turns = createTurns({ atOnce: 2 })
    const held = Promise.withResolvers<string>()
    const first = turns.take(member("ada"), () => held.promise)

    const failed = turns.take(member("ada"), () => Promise.reject(new Error("damaged")))
    await expect(failed).rejects.toThrow("damaged")
    expect(await turns.take(member("ada"), async () => "second")).toBe("second")
    held.resolve("first")

    expect(await first).toBe("first")
  })

  it("leave room for others where one taker's costly work runs", async () => {
    const turns = createTurns({ atOnce: 2, mostRunning: 1 })
    const held = Promise.withResolvers<void>()
    const done: string[] = []
    const first = turns.take(member("eve"), () => held.promise.then(() => done.push("eve's first")))
    const second = turns.take(member("eve"), async () => done.push("eve's second"))

    await turns.take(member("ada"), async () => done.push("ada's"))
    held.resolve()
    await Promise.all([first, second])

    expect(done).toEqual(["ada's", "eve's first", "eve's second"])
  })

  it("begin nothing more once closed, and wait for what has begun", async () => {
    const turns = createTurns()
    const held = Promise.withResolvers<void>()
    const done: string[] = []
    const first = turns.take(member("ada"), () => held.promise.then(() => done.push("first")))
    void turns.take(member("ada"), async () => done.push("second"))

    const closed = turns.close()
    held.resolve()
    await Promise.all([first, closed])
    await new Promise(setImmediate)

    expect(done).toEqual(["first"])
  })

  it("are refused to a taker with many waiting, and to nobody else", async () => {
    const { ask, begun, finish } = workshop()
    for (let number = 0; number < 6; number += 1) void ask(member("ada"))

    await expect(ask(member("ada"))).rejects.toMatchObject({ status: 429 })
    void ask(member("eve"))
    await finish()

    expect(begun).toHaveLength(7)
  })

  describe("where others' work may keep somebody waiting for 300 ms", () => {
    let now = 0
    const shed = () => new Refusal(503, "Later.")
    const make = () =>
      createTurns({
        atOnce: 2,
        mostWaiting: 100,
        patience: { soonMs: 300, shed, clock: () => now },
      })
    /** Turns in which work takes so many milliseconds, and which are kept busy until all is to end. */
    async function busy(ms: number) {
      const turns = make()
      await turns.take(member("first"), async () => {
        now += ms
      })
      const { promise, resolve } = Promise.withResolvers<void>()
      const all = [0, 1].map(() => turns.take(member("busy"), () => promise))
      /** How many of these are let in. */
      const letIn = async (names: readonly string[]) => {
        const refused: unknown[] = []
        for (const name of names) {
          all.push(
            turns.take(member(name), async () => {}).catch((error) => void refused.push(error)),
          )
          await Promise.resolve()
        }
        await new Promise(setImmediate)
        expect(refused.every((error) => error instanceof Refusal && error.status === 503)).toBe(
          true,
        )
        return names.length - refused.length
      }
      const end = async () => {
        resolve()
        await Promise.all(all)
      }
      return { letIn, end }
    }
    const others = Array.from({ length: 40 }, (_, at) => `other ${at}`)

    it.each([
      [60, 11],
      [100, 7],
      [1000, 1],
    ])("and work takes %i ms, lets %i others wait", async (ms, most) => {
      const { letIn, end } = await busy(ms)
      expect(await letIn(others)).toBe(most)
      await end()
    })

    it("keeps nobody out for work of her own", async () => {
      const { letIn, end } = await busy(1000)
      expect(await letIn(Array.from({ length: 40 }, () => "ada"))).toBe(40)
      await end()
    })

    it("lets a newcomer in before somebody's fortieth", async () => {
      const { letIn, end } = await busy(500)
      await letIn(Array.from({ length: 40 }, () => "ada"))
      expect(await letIn(["eve"])).toBe(1)
      expect(await letIn(["eve"])).toBe(0)
      await end()
    })
  })
})
