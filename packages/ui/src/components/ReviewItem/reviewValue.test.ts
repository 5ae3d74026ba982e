import { expect, it } from "vitest"
import { shownChoices } from "./reviewValue.ts"

const choice = (value: string) => ({ value, label: value })
const few = ["jumper", "cardigan"].map(choice)
const more = ["blouse", "shirt"].map(choice)

it("shows the few while one of them is chosen", () => {
  expect(shownChoices(few, more, "jumper")).toEqual(few)
})

it("shows what was chosen from the others beside the few", () => {
  expect(shownChoices(few, more, "shirt")).toEqual([...few, choice("shirt")])
})

it("shows the few alone when nothing known is chosen", () => {
  expect(shownChoices(few, more, "")).toEqual(few)
})
