import { describe, expect, it } from "vitest"
import { createByteCache } from "./byte-cache.ts"

const bytes = (length: number) => new Uint8Array(length)

describe("a byte cache", () => {
  it("drops the least recently used entry when it is full", () => {
    const cache = createByteCache(10)
    cache.set("a", bytes(4))
    cache.set("b", bytes(4))
    cache.get("a")
    cache.set("c", bytes(4))

    expect(["a", "b", "c"].filter((name) => cache.get(name))).toEqual(["a", "c"])
  })

  it("counts a replaced entry once, and refuses entries that are too large", () => {
    const cache = createByteCache(10)
    cache.set("a", bytes(6))
    cache.set("a", bytes(6))
    cache.set("b", bytes(4))
    cache.set("c", bytes(11))

    expect(["a", "b", "c"].filter((name) => cache.get(name))).toEqual(["a", "b"])
  })
})
