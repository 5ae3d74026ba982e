import { defaultTagPreferences, PREFERENCE_TAGS } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { CALIBRATION_LOOKS } from "./calibration.ts"
import { tagsFromResponses } from "./responses.ts"

const everyLook = (user_response: boolean) =>
  CALIBRATION_LOOKS.map(({ id }) => ({ look_id: id, user_response }))

describe("tagsFromResponses", () => {
  it("returns exactly the defaults without answers, and ignores unknown looks", () => {
    expect(tagsFromResponses([])).toEqual(defaultTagPreferences())
    expect(tagsFromResponses([{ look_id: 7, user_response: true }])).toEqual(
      defaultTagPreferences(),
    )
  })

  it("keeps all 18 tags, each once, whatever the answers", () => {
    for (let bits = 0; bits < 2048; bits += 13) {
      const answers = CALIBRATION_LOOKS.map(({ id }, index) => ({
        look_id: id,
        user_response: ((bits >> index) & 1) === 1,
      }))
      const { love, dontMind, avoid } = tagsFromResponses(answers)
      expect([...love, ...dontMind, ...avoid].toSorted()).toEqual(PREFERENCE_TAGS.toSorted())
    }
  })

  it("moves a tag towards love with a yes and towards avoid with a no", () => {
    expect(tagsFromResponses(everyLook(true)).love).toContain("Denim")
    expect(tagsFromResponses(everyLook(true)).avoid).not.toContain("High heels")
    expect(tagsFromResponses(everyLook(false)).avoid).toContain("Denim")
    expect(tagsFromResponses(everyLook(false)).love).toEqual([])
  })

  it("uses the later answer to a look", () => {
    const answers = [...everyLook(false), ...everyLook(true)]
    expect(tagsFromResponses(answers)).toEqual(tagsFromResponses(everyLook(true)))
  })
})

describe("CALIBRATION_LOOKS", () => {
  it("has eleven looks that cover every tag", () => {
    expect(CALIBRATION_LOOKS).toHaveLength(11)
    expect(new Set(CALIBRATION_LOOKS.flatMap(({ tags }) => tags))).toEqual(new Set(PREFERENCE_TAGS))
  })
})
