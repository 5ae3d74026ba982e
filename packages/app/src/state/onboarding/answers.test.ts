import { defaultTagPreferences } from "@stylin/garments/vocabulary"
import { CALIBRATION_LOOKS } from "@stylin/stylist/calibration"
import { beforeEach, expect, it, vi } from "vitest"
import { answerEverything } from "../../testing/samples.ts"
import {
  forgetAnswers,
  moveTag,
  onboarding,
  profileAnswers,
  rateLook,
  responseTo,
  setBodyType,
  setTags,
} from "./answers.ts"

beforeEach(() => {
  forgetAnswers()
  localStorage.clear()
})

it("survives a reload", async () => {
  answerEverything()
  await Promise.resolve()
  vi.resetModules()
  const reloaded = await import("./answers.ts")
  expect(reloaded.onboarding).toMatchObject({
    bodyType: "pear",
    activities: ["work", "dating"],
    areLooksRated: true,
    tags: defaultTagPreferences(),
  })
})

it("stores nothing if nothing was answered", async () => {
  setBodyType("oval")
  await Promise.resolve()
  expect(localStorage.getItem("onboarding")).not.toBeNull()
  forgetAnswers()
  await Promise.resolve()
  expect(localStorage.getItem("onboarding")).toBeNull()
})

it("starts again if the stored answers are broken", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {})
  localStorage.setItem("onboarding", '{"version":1,"value":{"bodyType":"square"}}')
  vi.resetModules()
  const reloaded = await import("./answers.ts")
  expect(reloaded.onboarding.bodyType).toBeNull()
  expect(warned).toHaveBeenCalledTimes(1)
})

it("asks for an answer to each of the eleven looks", () => {
  for (const { id } of CALIBRATION_LOOKS.slice(1)) rateLook({ look_id: id, user_response: false })
  expect(onboarding.areLooksRated).toBe(false)
  rateLook({ look_id: 1225, user_response: true })
  expect(onboarding.areLooksRated).toBe(true)
  expect(onboarding.preferences).toHaveLength(11)
})

it("lets a later answer replace the earlier, and recomputes the tags", () => {
  answerEverything()
  rateLook({ look_id: 1225, user_response: false })
  expect(responseTo(onboarding.preferences, 1225)).toBe(false)
  expect(onboarding.preferences).toHaveLength(11)
  expect(onboarding.tags).toBeNull()
})

it("keeps the sorted tags if an answer is merely repeated", () => {
  answerEverything()
  rateLook({ look_id: 1225, user_response: true })
  expect(onboarding.tags).not.toBeNull()
})

it("moves a tag between buckets and within one", () => {
  setTags(defaultTagPreferences())
  moveTag({ tag: "Leather", to: "love", index: 1 })
  expect(onboarding.tags?.love.slice(0, 3)).toEqual(["Prints", "Leather", "Bold colors"])
  expect(onboarding.tags?.avoid).not.toContain("Leather")
  moveTag({ tag: "Leather", to: "love", index: 0 })
  expect(onboarding.tags?.love.slice(0, 2)).toEqual(["Leather", "Prints"])
  expect(onboarding.tags?.love).toHaveLength(7)
})

it("has no profile to send while an answer is missing", () => {
  setBodyType("pear")
  expect(profileAnswers()).toBeNull()
  answerEverything()
  expect(profileAnswers()).toEqual({
    body_type: "pear",
    activities: ["work", "dating"],
    tags_preferences: defaultTagPreferences(),
  })
})
