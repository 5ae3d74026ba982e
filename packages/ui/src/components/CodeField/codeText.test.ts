// @vitest-environment node
import { expect, it } from "vitest"
import { codeText } from "./codeText.ts"

it.each([
  ["123456", "123456"],
  [" 123 456 ", "123456"],
  ["123-456", "123456"],
  ["12–34—56", "123456"],
  ["12\u00a034\u202f56\n", "123456"],
  ["1 2 3 4 5 6 7 8 9 0 1", "1234567890"],
  ["ab12CD", "ab12CD"],
  ["", ""],
])("reads %j as %j", (text, code) => {
  expect(codeText({ text, caret: text.length }, 10)).toEqual({ text: code, caret: code.length })
})

it("keeps the caret after the character that it followed", () => {
  expect(codeText({ text: "12 34", caret: 4 }, 10)).toEqual({ text: "1234", caret: 3 })
  expect(codeText({ text: "12 34", caret: 3 }, 10)).toEqual({ text: "1234", caret: 2 })
  expect(codeText({ text: "12345678", caret: 8 }, 6)).toEqual({ text: "123456", caret: 6 })
})
