import { describe, expect, it } from "vitest"
import { ownership } from "./ownership.ts"
import { price } from "./price.ts"
import { black, brief, piece } from "./testing.ts"

const jeans = piece({ kind: "jeans", colours: black })
const ring = piece({ kind: "ring", colours: black })

describe("ownership", () => {
  it("runs from nothing of hers to all of it, by what each piece makes up", () => {
    const mine = { ...jeans, owned: true }
    expect(ownership([jeans, ring], brief())).toBe(0)
    expect(ownership([mine, { ...ring, owned: true }], brief())).toBe(1)
    expect(ownership([mine, ring], brief())).toBeGreaterThan(0.5)
    expect(ownership([jeans, { ...ring, owned: true }], brief())).toBeLessThan(0.5)
  })
})

describe("price", () => {
  const at = (dearness: number) => ({ ...jeans, price: 5000, dearness })

  it("likes picks on one level", () => {
    expect(price([at(0), at(0.1)], brief())).toBeGreaterThan(price([at(-1), at(1)], brief()))
  })

  it("minds what is far dearer than its kind", () => {
    expect(price([at(0)], brief())).toBeGreaterThan(price([at(1.5)], brief()))
  })

  it("has no say in what she owns", () => {
    expect(price([{ ...at(2), owned: true, price: undefined }], brief())).toBe(0)
  })
})
