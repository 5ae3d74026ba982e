import type { Activity, Kind } from "@stylin/garments/vocabulary"
import { expect, it } from "vitest"
import { brief, piece } from "../score/testing.ts"
import type { FoundLook } from "./candidates.ts"
import { notForWeather, notOfHers, saidBeyondMeans } from "./for-weather.ts"
import { toStyledLook } from "./look.ts"

const look = (occasion: Activity, ...kinds: readonly Kind[]): FoundLook => ({
  pieces: kinds.map((kind) => piece({ kind, colours: [{ colour: "navy" }] }, { owned: true })),
  brief: brief(occasion, { month: 1 }, { lenience: "warmth" }),
  score: 0,
})
const warm = (occasion: Activity) =>
  look(occasion, "wool_coat", "cardigan", "shirt", "jeans", "ankle_boots")
const cold = (occasion: Activity) => look(occasion, "t_shirt", "jeans", "loafers")

it("says which looks are for other weather, and of none that are right that they are not", () => {
  const said = (...looks: readonly FoundLook[]) => notForWeather(looks)?.text
  expect(said(warm("outings"), warm("errands"))).toBeUndefined()
  expect(said(cold("outings"), cold("errands"))).toMatch(/^Nothing here makes a look for this/)
  expect(said(warm("outings"), cold("errands"))).toMatch(/^Nothing here makes a look for errands/)
  expect(said(warm("outings"), cold("outings"))).toMatch(/^A few of these looks/)
})

it("says that her clothes make no look, or no other where looks for other occasions took them", () => {
  const said = (taken: readonly Activity[]) =>
    notOfHers({ none: ["dating"], all: ["work", "dating"], taken }, true).text
  expect(said(["work"])).toMatch(/^Your own clothes are not enough for dating in this weather/)
  expect(said(["work", "dating"])).toMatch(
    /^Your own clothes for dating are in other looks already/,
  )
})

it("says of each piece that is dearer than what she spends, and by how much they are together", () => {
  const said = (...prices: readonly number[]) => {
    const about = brief("outings", { needs: { piecePence: 3000 } })
    const pieces = (["jumper", "jeans", "scarf"] as const).map((kind, at) => ({
      ...piece({ kind, colours: [{ colour: "navy" }] }, { id: kind }),
      price: prices[at] ?? 0,
    }))
    const styled = toStyledLook({ pieces, brief: about, score: 0 }, [], 0, new Set(), new Set())
    return saidBeyondMeans(styled, about).reasons[0]?.text ?? ""
  }
  expect(said(3200, 2000, 1000)).toBe(
    "The jumper suits the day, but costs £2.00 more than you like to spend.",
  )
  expect(said(3200, 3600, 1000)).toBe(
    "The jeans and jumper suit the day, but cost £8.00 more than you like to spend.",
  )
  expect(said(2900, 2000, 1000)).not.toContain("more than you spend")
})
