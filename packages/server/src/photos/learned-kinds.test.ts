import { describe, expect, it } from "vitest"
import { learnedKinds } from "./learned-kinds.ts"

const GUESSES = ["jumper", "t_shirt", "bomber"] as const

describe("learnedKinds", () => {
  it("offers what was read until she decides otherwise", () => {
    expect(learnedKinds(GUESSES, [])).toEqual({ kind: undefined, likely: [...GUESSES] })
  })

  it("offers a correction made once, and presets one made twice", () => {
    const once = { guessed: "jumper", chosen: "cardigan", times: 1 } as const

    expect(learnedKinds(GUESSES, [once])).toEqual({
      kind: undefined,
      likely: ["jumper", "cardigan", "t_shirt"],
    })
    expect(learnedKinds(GUESSES, [{ ...once, times: 2 }])).toEqual({
      kind: "cardigan",
      likely: ["cardigan", "jumper", "t_shirt"],
    })
  })

  it("presets nothing while her decisions differ", () => {
    const habits = [
      { guessed: "jumper", chosen: "cardigan", times: 2 },
      { guessed: "jumper", chosen: "jumper", times: 2 },
    ] as const

    expect(learnedKinds(GUESSES, habits).kind).toBeUndefined()
  })

  it("learns nothing from other kinds", () => {
    const elsewhere = { guessed: "t_shirt", chosen: "tunic", times: 9 } as const

    expect(learnedKinds(GUESSES, [elsewhere])).toEqual({ kind: undefined, likely: [...GUESSES] })
  })
})
