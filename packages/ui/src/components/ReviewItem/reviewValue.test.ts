// @vitest-environment node
import { expect, it } from "vitest"
import { shownChoices } from "./reviewValue.ts"

const choice = (value: string) => ({ value, label: value })
const few = ["jumper", "cardigan"].map(choice)
const more = ["blouse", "shirt"].map(choice)

it("shows only the few while one of them is chosen", () => {
  expect(shownChoices(few, more, "jumper")).toEqual(few)
})

it("shows the few and the one chosen from the rest", () => {
  expect(shownChoices(few, more, "shirt")).toEqual([...few, choice("shirt")])
})

it("shows only the few if nothing known is chosen", () => {
  expect(shownChoices(few, more, "")).toEqual(few)
})
