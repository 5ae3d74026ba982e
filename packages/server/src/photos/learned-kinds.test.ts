import { describe, expect, it } from "vitest"
import { learnedKinds } from "./learned-kinds.ts"

const GUESSES = ["jumper", "t_shirt", "bomber"] as const

describe("learnedKinds", () => {
  it("offers what was read while she has decided nothing", () => {
    expect(learnedKinds(GUESSES, [])).toEqual({ kind: undefined, likely: [...GUESSES] })
  })

  it("offers what she made of it once, and presets what she made of it twice", () => {
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

  it("presets nothing where she decides now this way, now that", () => {
    const habits = [
      { guessed: "jumper", chosen: "cardigan", times: 2 },
      { guessed: "jumper", chosen: "jumper", times: 2 },
    ] as const

    expect(learnedKinds(GUESSES, habits).kind).toBeUndefined()
  })

  it("takes no lesson from other kinds", () => {
    const elsewhere = { guessed: "t_shirt", chosen: "tunic", times: 9 } as const

    expect(learnedKinds(GUESSES, [elsewhere])).toEqual({ kind: undefined, likely: [...GUESSES] })
  })
})
