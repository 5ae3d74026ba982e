import { expect, it } from "vitest"
import { black, brief, navy, piece } from "../score/testing.ts"
import { rulesBroken } from "./rules.ts"

const owned = { owned: true }
const dress = piece({ kind: "wrap_dress", colours: navy, cut: { sleeve: "long" } }, owned)
const blazer = piece({ kind: "blazer", colours: navy }, owned)
const coat = piece({ kind: "wool_coat", colours: black }, owned)
const shoes = piece({ kind: "loafers", colours: black }, owned)

it("wears no coat over a jacket over a dress with sleeves, but over either", () => {
  const broken = (...over: readonly (typeof dress)[]) =>
    rulesBroken([dress, shoes, ...over], brief("work"))

  expect(broken(blazer, coat)).toContain("not-together")
  expect(broken(blazer)).not.toContain("not-together")
  expect(broken(coat)).not.toContain("not-together")
  const bare = piece({ kind: "day_dress", colours: navy, cut: { sleeve: "sleeveless" } }, owned)
  expect(rulesBroken([bare, shoes, blazer, coat], brief("work"))).not.toContain("not-together")
  const gown = piece({ kind: "evening_dress", colours: navy, cut: { sleeve: "sleeveless" } }, owned)
  expect(rulesBroken([gown, shoes, blazer, coat], brief("dating"))).toContain("not-together")
})
