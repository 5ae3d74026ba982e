import type { LinearRgb } from "@stylin/garments/colour"
import { expect, it } from "vitest"
import { judge } from "./judge.ts"

const SKIN: LinearRgb = [0.42, 0.26, 0.18]
const HAIR: LinearRgb = [0.05, 0.032, 0.024]

/** A face without eyes to go by, this many times as bright, in a picture this bright. */
function judged(times: number, brightness: number) {
  const seen = ([r, g, b]: LinearRgb): LinearRgb => [r * times, g * times, b * times]
  return judge({
    skin: seen(SKIN),
    hair: seen(HAIR),
    iris: undefined,
    eyeWhite: undefined,
    paper: undefined,
    surroundings: [1, 1, 1],
    brightness,
  })
}

it("takes a darker picture for one that was exposed less, and not for deeper skin", () => {
  const [usual, underexposed, deeper] = [judged(1, 0.2), judged(0.5, 0.1), judged(0.5, 0.2)]
  const fell = usual.skin[0] - underexposed.skin[0]
  expect(fell).toBeLessThan(0.5 * (usual.skin[0] - deeper.skin[0]))
})
