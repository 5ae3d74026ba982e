import { SEASONAL_TYPES } from "@stylin/garments/colour"
import { describe, expect, it } from "vitest"
import { joined, withChoice, withPalette, withReading } from "./attributes.ts"
import type { SelfieReading } from "./read-selfie.ts"

function reading(shares: Partial<Record<string, number>>, byPaper = false): SelfieReading {
  return {
    skin: [62, 10, 20],
    hair: [28, 4, 11],
    eyes: [20, 4, 9],
    mired: 170,
    shares: SEASONAL_TYPES.map((type) => shares[type] ?? 0),
    byPaper,
  }
}

it("gives type, runner-up and certainty", () => {
  const { analysis, ...rest } = withReading(
    null,
    reading({ "soft autumn": 0.6, "soft summer": 0.3, "true spring": 0.1 }),
  )
  expect(rest).toMatchObject({
    colour_type: "soft autumn",
    confidence: 0.9,
    hair_colour: "dark brown",
  })
  expect(analysis).toMatchObject({
    probability: 0.6,
    runner_up: { colour_type: "soft summer", probability: 0.3 },
    certainty: 0.9,
    is_certain: true,
    undertone: "cool",
  })
})

it("says so if it is not certain", () => {
  const spread = Object.fromEntries(SEASONAL_TYPES.map((type) => [type, 1 / 12]))
  expect(withReading(null, reading(spread)).analysis?.is_certain).toBe(false)
})

it("lets selfies vote, one with paper twice, but only the last five", () => {
  const summer = reading({ "true summer": 1 })
  const autumn = reading({ "true autumn": 1 }, true)
  const both = withReading(withReading(null, summer), autumn)
  expect(both.colour_type).toBe("true autumn")
  const outvoted = [summer, summer, summer].reduce(
    (before, next) => withReading(before, next),
    both,
  )
  expect(outvoted.colour_type).toBe("true summer")
  const six = withReading(outvoted, summer)
  expect(six.analysis?.votes).toHaveLength(5)
})

it("keeps her own choice over any analysis, until she takes it back", () => {
  const chosen = withChoice(withReading(null, reading({ "true summer": 1 })), "deep winter")
  expect(chosen).toMatchObject({ colour_type: "deep winter", confidence: 1, is_own_choice: true })
  const again = withReading(chosen, reading({ "true summer": 1 }))
  expect(again).toMatchObject({ colour_type: "deep winter", is_own_choice: true })
  expect(withChoice(again, null)).toMatchObject({ colour_type: "true summer", confidence: 1 })
  expect(withChoice(withChoice(null, "deep winter"), null)).toBeNull()
})

describe("what was read before she signed in", () => {
  const summer = reading({ "true summer": 1 })
  const autumn = reading({ "true autumn": 1 }, true)

  it("is all there is if nothing was known", () => {
    const guests = withReading(withReading(null, summer), autumn)
    expect(joined(null, guests)).toEqual(guests)
    expect(joined(null, { skin_tone: 3 })).toEqual({ skin_tone: 3 })
  })

  it("joins the votes known before, each once, however often it is sent", () => {
    const known = withReading(withReading(null, summer), summer)
    const guests = withReading(null, autumn)
    const once = joined(known, guests)
    expect(once.analysis?.votes).toHaveLength(3)
    expect(once.colour_type).toBe("true autumn")
    expect(once.analysis?.probability).toBe(0.5)
    expect(joined(once, guests)).toEqual(once)
  })

  it("does not replace her own choice", () => {
    const known = withChoice(withReading(null, summer), "deep winter")
    expect(joined(known, withReading(null, autumn))).toMatchObject({
      colour_type: "deep winter",
      confidence: 1,
      is_own_choice: true,
      analysis: { votes: [expect.anything(), expect.anything()] },
    })
  })
})

it("answers with the palette of the chosen type", () => {
  expect(withPalette({ colour_type: "soft autumn" }).palette?.best).toHaveLength(6)
  expect(withPalette({ colour_type: "unclear" }).palette).toBeUndefined()
  expect(withPalette(null)).toBeNull()
})
