// @vitest-environment node
import { defaultTagPreferences } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import type { Answers } from "./answers.ts"
import { neighbourPath, ONBOARDING_STEPS, resolveStep, stepPath, stepsFor } from "./steps.ts"

const NOTHING: Answers = {
  gender: "women",
  bodyType: null,
  activities: [],
  preferences: [],
  tags: null,
  attempt: null,
  areLooksRated: false,
}
const ABOUT: Answers = { ...NOTHING, bodyType: "pear", activities: ["work"] }
const RATED: Answers = { ...ABOUT, areLooksRated: true }
const SORTED: Answers = { ...RATED, tags: defaultTagPreferences() }

it("has six steps for a guest and five for a person with an account", () => {
  expect(stepsFor(false)).toEqual(["about", "looks", "processing", "tags", "selfie", "account"])
  expect(stepsFor(true)).toEqual(["about", "looks", "processing", "tags", "selfie"])
})

it("numbers the steps from 1", () => {
  expect(ONBOARDING_STEPS.map(stepPath)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `/onboarding/${n}`))
})

describe("neighbourPath", () => {
  it("leads through all steps", () => {
    expect(neighbourPath("about", 1, false)).toBe("/onboarding/2")
    expect(neighbourPath("looks", 1, false)).toBe("/onboarding/3")
    expect(neighbourPath("selfie", 1, false)).toBe("/onboarding/6")
  })

  it("ends with the last step", () => {
    expect(neighbourPath("about", -1, false)).toBeNull()
    expect(neighbourPath("account", 1, false)).toBeNull()
    expect(neighbourPath("selfie", 1, true)).toBeNull()
  })

  it("skips the processing screen on the way back", () => {
    expect(neighbourPath("tags", -1, false)).toBe("/onboarding/2")
  })
})

describe("resolveStep", () => {
  it.each([undefined, "", "0", "7", "-1", "1.5", "01", "two"])("rejects %j as a step", (number) => {
    expect(resolveStep(number, SORTED, false)).toEqual({ redirect: "/onboarding/1" })
  })

  it.each([
    ["6", NOTHING, "/onboarding/1"],
    ["6", { ...NOTHING, bodyType: "pear" } satisfies Answers, "/onboarding/1"],
    ["6", ABOUT, "/onboarding/2"],
    ["3", ABOUT, "/onboarding/2"],
    ["4", RATED, "/onboarding/3"],
  ])("sends step %s to the first unanswered one", (number, answers, redirect) => {
    expect(resolveStep(number, answers, false)).toEqual({ redirect })
  })

  it.each([
    ["1", NOTHING, "about"],
    ["2", ABOUT, "looks"],
    ["3", RATED, "processing"],
    ["4", SORTED, "tags"],
    ["5", SORTED, "selfie"],
    ["6", SORTED, "account"],
    ["1", SORTED, "about"],
  ])("opens step %s if its requirements are met", (number, answers, step) => {
    expect(resolveStep(number, answers, false)).toEqual({ step })
  })

  it("offers no second account", () => {
    expect(resolveStep("6", SORTED, true)).toEqual({ redirect: "/feed" })
  })
})
