import { describe, expect, it } from "vitest"
import { parseGarment } from "./parse.ts"

describe("parseGarment", () => {
  it("reads kind, colour and pattern from a product title", () => {
    expect(parseGarment("Mango wide-leg trousers in ecru")).toEqual({
      kind: "wide_leg_trousers",
      colours: ["ecru"],
    })
    expect(parseGarment("Striped cotton T-shirt, navy/white")).toEqual({
      kind: "t_shirt",
      colours: ["navy", "white"],
      pattern: "stripe",
    })
  })

  it("lets the last named kind count", () => {
    expect(parseGarment("Denim shirt dress").kind).toBe("shirt_dress")
  })

  it("passes over what only comes with the garment", () => {
    expect(parseGarment("Linen midi dress with a tie belt").kind).toBe("day_dress")
    expect(parseGarment("Wool coat and scarf").kind).toBe("wool_coat")
    expect(parseGarment("Black and white striped shirt").kind).toBe("shirt")
  })

  it("prefers the longer of two overlapping words", () => {
    expect(parseGarment("leather jacket").kind).toBe("leather_jacket")
    expect(parseGarment("light blue shirt").colours).toEqual(["light blue"])
  })

  it("leaves out what the title does not say", () => {
    expect(parseGarment("Gift card")).toEqual({ colours: [] })
  })
})
