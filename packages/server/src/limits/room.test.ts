import { describe, expect, it } from "vitest"
import { createRoom } from "./room.ts"

describe("the room for calls", () => {
  let now = 0
  const make = (soonMs: number) => createRoom({ soonMs, least: 4, most: 40, clock: () => now })

  /** Lets in as many as there is room for, at most 100. */
  function fill(room: ReturnType<typeof make>) {
    const leaving: (() => void)[] = []
    while (leaving.length < 100) {
      const leave = room.enter()
      if (!leave) break
      leaving.push(leave)
    }
    return leaving
  }

  it("is small before anything has ended, and free again when calls end", () => {
    const room = make(500)
    const inside = fill(room)

    expect(inside).toHaveLength(4)
    inside[0]?.()
    inside[0]?.()
    expect(fill(room)).toHaveLength(1)
  })

  it.each([
    [20, 10],
    [60, 30],
    [1000, 40],
    [2, 4],
  ])("with %i calls ended in a second holds %i, half a second's worth", (perSecond, size) => {
    const room = make(500)
    for (let ended = 0; ended < perSecond; ended += 1) {
      now += 1000 / perSecond / 2
      room.enter()?.()
    }

    expect(fill(room)).toHaveLength(size)
  })

  it("shrinks once calls stop ending", () => {
    const room = make(500)
    for (let ended = 0; ended < 60; ended += 1) room.enter()?.()
    now += 1100

    expect(fill(room)).toHaveLength(4)
  })

  it("has no bound where any time is fine", () => {
    expect(fill(make(0))).toHaveLength(100)
  })
})
