import { describe, expect, it } from "vitest"
import { balanceOf, silhouette } from "./silhouette.ts"
import { black, brief, piece } from "./testing.ts"

const top = (fit: "fitted" | "oversized") => piece({ kind: "jumper", cut: { fit }, colours: black })
const below = (leg: "skinny" | "wide") =>
  leg === "wide"
    ? piece({ kind: "wide_leg_jeans", colours: black })
    : piece({ kind: "jeans", cut: { leg }, colours: black })

describe("silhouette", () => {
  it("balances a wide part with a close one", () => {
    const balanced = balanceOf([top("oversized"), below("skinny")])
    expect(balanced).toBeGreaterThan(balanceOf([top("oversized"), below("wide")]))
    expect(balanced).toBeGreaterThan(balanceOf([top("fitted"), below("skinny")]))
    expect(balanceOf([piece({ kind: "wrap_dress", colours: black })])).toBe(0)
  })

  it("flatters a pear with what skims the hips", () => {
    const pear = brief("outings", { bodyType: "pear" })
    const aLine = [piece({ kind: "midi_skirt", cut: { skirt: "a-line" }, colours: black })]
    const skinny = [piece({ kind: "jeans", cut: { leg: "skinny" }, colours: black })]
    expect(silhouette(aLine, pear)).toBeGreaterThan(silhouette(skinny, pear))
  })

  it("scores only the balance if no body type is known", () => {
    expect(silhouette([piece({ kind: "wrap_dress", colours: black })], brief())).toBe(0)
  })
})
