import { nearestType, personColouring } from "@stylin/garments/colour"
import { expect, it } from "vitest"
import { labOf, type Spectrum } from "./light.ts"
import { people } from "./people.ts"

/** All people of the evaluation, of all tones, undertones and hair. */
const DRAWN = people(5)

const measured = (reflectance: Spectrum) => {
  const [l, a, b] = labOf(reflectance)
  return { mode: "lab65", l, a, b } as const
}

it("has colour-type rules that agree with the evaluation's own version", () => {
  const disagreeing = DRAWN.filter(({ skin, hair, iris, season }) => {
    const colours = { skin: measured(skin), hair: measured(hair), eyes: measured(iris) }
    return nearestType(personColouring(colours)) !== season
  })
  expect(disagreeing).toEqual([])
})

it("draws every step of the Monk scale, and as many people on each", () => {
  const counts = Map.groupBy(DRAWN, ({ tone }) => tone)
  expect([...counts.keys()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(new Set([...counts.values()].map((own) => own.length))).toEqual(new Set([24]))
})
