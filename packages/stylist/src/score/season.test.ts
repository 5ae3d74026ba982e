import { describe, expect, it } from "vitest"
import { season } from "./season.ts"
import { black, brief, piece } from "./testing.ts"

const wear = (
  ...kinds: readonly (
    | "puffer"
    | "jumper"
    | "jeans"
    | "sandals"
    | "cami"
    | "shorts"
    | "knee_boots"
  )[]
) => kinds.map((kind) => piece({ kind, colours: black }))
const winter = brief("errands", { month: 1 })
const summer = brief("errands", { month: 7 })

describe("season", () => {
  it("prefers warm clothes in winter and cool ones in summer", () => {
    const warm = wear("puffer", "jumper", "jeans", "knee_boots")
    const cool = wear("cami", "shorts", "sandals")
    expect(season(warm, winter)).toBeGreaterThan(season(cool, winter))
    expect(season(cool, summer)).toBeGreaterThan(season(warm, summer))
  })

  it("prefers a layer in winter", () => {
    expect(season(wear("puffer", "jumper", "jeans"), winter)).toBeGreaterThan(
      season(wear("jumper", "jeans"), winter),
    )
  })

  it("requires consistent warmth if the month is not known", () => {
    expect(season(wear("jumper", "jeans"), brief())).toBeGreaterThan(
      season(wear("puffer", "shorts"), brief()),
    )
  })
})
