import { describe, expect, it } from "vitest"
import type { Colour } from "./names.ts"
import { type Undertone, undertone } from "./undertone.ts"

describe("undertone", () => {
  it.each<[Undertone, Colour[]]>([
    ["warm", ["cream", "camel", "rust", "olive", "mustard", "coral", "gold", "chocolate"]],
    ["cool", ["navy", "blue", "lilac", "burgundy", "pink", "fuchsia", "silver"]],
    ["neutral", ["black", "white", "grey", "red", "teal", "green"]],
  ])("finds %s in %j", (tone, colours) => {
    for (const colour of colours) {
      expect(undertone(colour), colour).toBe(tone)
    }
  })

  it("is found for any value", () => {
    expect(undertone("#ff7f5c")).toBe("warm")
    expect(undertone("#1a49e0")).toBe("cool")
    expect(undertone("#808080")).toBe("neutral")
  })
})
