// @vitest-environment node
import { expect, it } from "vitest"
import { initials } from "./initials.ts"

it.each([
  ["Ada Lovelace", "AL"],
  ["ada", "A"],
  ["ada.lovelace@example.com", "A"],
  ["  Mary   Wollstonecraft  Shelley ", "MS"],
  ["(Dr) Ann O’Neill", "DO"],
  ["élodie yung", "ÉY"],
  ["E\u0301lodie", "E\u0301"],
  ["3Jane", "3"],
  ["王 小明", "王小"],
  ["— 🌷", ""],
  ["", ""],
])("abbreviates %s to %j", (name, letters) => {
  expect(initials(name, "en-GB")).toBe(letters)
})

it("uses the capitals of the locale", () => {
  expect(initials("ilayda", "tr-TR")).toBe("İ")
})
