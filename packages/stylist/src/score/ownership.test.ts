import { describe, expect, it } from "vitest"
import { ownership } from "./ownership.ts"
import { price } from "./price.ts"
import { black, brief, piece } from "./testing.ts"

const jeans = piece({ kind: "jeans", colours: black })
const ring = piece({ kind: "ring", colours: black })

describe("ownership", () => {
  it("runs from owning nothing to owning everything, by each piece's share", () => {
    const mine = { ...jeans, owned: true }
    expect(ownership([jeans, ring], brief())).toBe(0)
    expect(ownership([mine, { ...ring, owned: true }], brief())).toBe(1)
    expect(ownership([mine, ring], brief())).toBeGreaterThan(0.5)
    expect(ownership([jeans, { ...ring, owned: true }], brief())).toBeLessThan(0.5)
  })
})

describe("price", () => {
  const at = (dearness: number) => ({ ...jeans, price: 5000, dearness })

  it("prefers picks at one price level", () => {
    expect(price([at(0), at(0.1)], brief())).toBeGreaterThan(price([at(-1), at(1)], brief()))
  })

  it("penalises what is far more expensive than its kind", () => {
    expect(price([at(0)], brief())).toBeGreaterThan(price([at(1.5)], brief()))
  })

  it("ignores what she owns", () => {
    expect(price([{ ...at(2), owned: true, price: undefined }], brief())).toBe(0)
  })
})
