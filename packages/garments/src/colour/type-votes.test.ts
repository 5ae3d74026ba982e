import { expect, it } from "vitest"
import { SEASONAL_TYPES, type SeasonalType } from "./seasons.ts"
import { candidatesByVotes, lastVotes, type TypeVote, typeByVotes } from "./type-votes.ts"

/** Typology angles of skin, in degrees. */
const MEDIUM = 20
const DEEP = -20

function vote(shares: Partial<Record<SeasonalType, number>>, by_paper = false): TypeVote {
  return { shares: SEASONAL_TYPES.map((type) => shares[type] ?? 0), by_paper }
}

it("adds up votes", () => {
  const summers = vote({ "true summer": 0.5, "soft summer": 0.3, "light summer": 0.2 })
  const autumn = vote({ "soft autumn": 0.6, "soft summer": 0.4 })
  expect(typeByVotes([summers, autumn], MEDIUM)).toEqual({
    colour_type: "soft summer",
    probability: 0.35,
    runner_up: { colour_type: "soft autumn", probability: 0.3 },
    certainty: 0.9,
    is_certain: true,
  })
})

it("counts a neighbour as a near miss", () => {
  const spread = { "light spring": 0.3, "true spring": 0.3, "bright spring": 0.25 }
  const { colour_type } = typeByVotes([vote({ ...spread, "deep autumn": 0.15 })], MEDIUM)
  expect(colour_type).toBe("true spring")
})

it("answers with the middle of what is likely, but with nothing that hardly is", () => {
  const spread = { "light spring": 0.22, "true spring": 0.2, "bright spring": 0.17 }
  const lone = { ...spread, "deep autumn": 0.24, "true summer": 0.17 }
  expect(typeByVotes([vote(lone)], MEDIUM).colour_type).toBe("true spring")
  const apart = { "light spring": 0.45, "true spring": 0.1, "bright spring": 0.45 }
  expect(typeByVotes([vote(apart)], MEDIUM).colour_type).not.toBe("true spring")
})

it("counts a selfie with paper twice, and asks more of it", () => {
  const summer = vote({ "true summer": 1 })
  const autumn = vote({ "true autumn": 1 }, true)
  expect(typeByVotes([summer, autumn], MEDIUM)).toMatchObject({
    colour_type: "true autumn",
    probability: 0.67,
    is_certain: false,
  })
  const doubtful = { "true autumn": 0.67, "light spring": 0.33 }
  expect(typeByVotes([vote(doubtful)], MEDIUM).is_certain).toBe(true)
  expect(typeByVotes([vote(doubtful, true)], MEDIUM).is_certain).toBe(false)
})

it("asks more of deep skin, whose undertone shows less", () => {
  const likely = [vote({ "deep autumn": 0.8, "light spring": 0.2 })]
  expect(typeByVotes(likely, MEDIUM).is_certain).toBe(true)
  expect(typeByVotes(likely, DEEP).is_certain).toBe(false)
  const sure = [vote({ "deep autumn": 0.9, "light spring": 0.1 })]
  expect(typeByVotes(sure, DEEP).is_certain).toBe(true)
})

it("counts the last five votes", () => {
  const votes = Array.from({ length: 6 }, (_, index) => vote({ "true spring": index / 10 }))
  expect(lastVotes(votes)).toEqual(votes.slice(1))
})

it("offers two or three types, one of them of another season", () => {
  const oneSeason = { "true summer": 0.5, "light summer": 0.3, "soft summer": 0.15 }
  expect(candidatesByVotes([vote({ ...oneSeason, "soft autumn": 0.05 })])).toEqual([
    { colour_type: "true summer", probability: 0.5 },
    { colour_type: "light summer", probability: 0.3 },
    { colour_type: "soft autumn", probability: 0.05 },
  ])
  const sureOfTwo = { "soft summer": 0.6, "soft autumn": 0.38, "deep winter": 0.02 }
  expect(candidatesByVotes([vote(sureOfTwo)]).map(({ colour_type }) => colour_type)).toEqual([
    "soft summer",
    "soft autumn",
  ])
  expect(candidatesByVotes([])).toEqual([])
})
