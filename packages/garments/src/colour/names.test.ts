import { describe, expect, it } from "vitest"
import { isHex } from "./hex.ts"
import { difference } from "./lab.ts"
import { COLOUR_NAMES, COLOURS, isColourName, METALLICS, NEUTRALS } from "./names.ts"

describe("colour names", () => {
  it("are some sixty, each with a value", () => {
    expect(COLOUR_NAMES.length).toBeGreaterThanOrEqual(60)
    for (const name of COLOUR_NAMES) expect(isHex(COLOURS[name]), name).toBe(true)
  })

  it("say different things: no two of cloth look nearly the same", () => {
    const cloth = COLOUR_NAMES.filter((name) => !METALLICS.includes(name))
    const alike = cloth.flatMap((name, index) =>
      cloth.slice(index + 1).filter((other) => difference(name, other) < 4),
    )
    expect(alike).toEqual([])
  })

  it("count the colours of basics as neutral and no accent", () => {
    expect(NEUTRALS).toEqual(expect.arrayContaining(["black", "white", "navy", "camel", "grey"]))
    expect(NEUTRALS).not.toContain("red")
  })

  it("are distinguished from other words", () => {
    expect(isColourName("light blue")).toBe(true)
    expect(isColourName("bluish")).toBe(false)
    expect(isColourName("toString")).toBe(false)
  })
})
