import type { Cut, Kind } from "@stylin/garments/vocabulary"
import { expect, it } from "vitest"
import { joinOf } from "./estimate.ts"
import { lengthsOf, pairOfLengths } from "./lengths.ts"
import { silhouette } from "./silhouette.ts"
import { black, brief, piece } from "./testing.ts"

const of = (kind: Kind, cut?: Cut) => piece({ kind, colours: black, ...(cut && { cut }) })
const slim = of("jeans", { leg: "slim" })
const wide = of("wide_leg_trousers")

it("prefers thirds to halves: a long top over a slim leg, a short one over a high waist", () => {
  expect(pairOfLengths(of("tunic"), slim)).toBeGreaterThan(pairOfLengths(of("tunic"), wide))
  const crop = of("t_shirt", { length: "cropped" })
  const rise = (rise: "high" | "low") => of("jeans", { rise })
  expect(pairOfLengths(crop, rise("high"))).toBeGreaterThan(0)
  expect(pairOfLengths(rise("low"), crop)).toBeLessThan(0)
})

it("hides the top of a boot below a hem, and shows a hem below a coat", () => {
  const midi = of("midi_skirt")
  expect(pairOfLengths(midi, of("knee_boots"))).toBeGreaterThan(0)
  expect(pairOfLengths(of("shirt_dress", { length: "knee" }), of("ankle_boots"))).toBeLessThan(0)
  expect(pairOfLengths(of("jeans"), of("knee_boots"))).toBe(0)
  const coat = (length: "long" | "maxi") => of("wool_coat", { length })
  expect(pairOfLengths(coat("long"), of("mini_skirt"))).toBeLessThan(0)
  expect(pairOfLengths(coat("maxi"), of("maxi_skirt"))).toBeGreaterThan(0)
})

it("counts in the score of a look and in what two pieces add together", () => {
  const high = of("jeans", { rise: "high" })
  const crop = of("jumper", { length: "cropped" })
  const jumper = of("jumper", { length: "regular" })
  expect(lengthsOf([crop, high, of("loafers")])).toBeGreaterThan(lengthsOf([jumper, high]))
  const dress = of("maxi_dress")
  expect(silhouette([dress, of("knee_boots")], brief())).toBeGreaterThan(
    silhouette([dress, of("ankle_boots")], brief()),
  )
  expect(joinOf(crop, high)).toBeGreaterThan(joinOf(jumper, high))
})
