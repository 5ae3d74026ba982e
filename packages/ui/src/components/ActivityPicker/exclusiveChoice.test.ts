// @vitest-environment node
import { describe, expect, it } from "vitest"
import { withExclusion } from "./exclusiveChoice.ts"

const CHOICES = [
  { value: "my_occasions", exclusive: true },
  { value: "work" },
  { value: "dating" },
] as const

type Value = (typeof CHOICES)[number]["value"]

describe("withExclusion", () => {
  const cases: [string, Value[], Value[], Value[]][] = [
    [
      "lets several ordinary choices stand together",
      ["work"],
      ["work", "dating"],
      ["work", "dating"],
    ],
    [
      "drops the others for the excluding one",
      ["work"],
      ["my_occasions", "work"],
      ["my_occasions"],
    ],
    ["drops the excluding one for another", ["my_occasions"], ["my_occasions", "work"], ["work"]],
    ["lets go of the last choice", ["work"], [], []],
    ["lets go of one of two", ["work", "dating"], ["dating"], ["dating"]],
  ]
  it.each(cases)("%s", (_, before, chosen, expected) => {
    expect(withExclusion(CHOICES, before, chosen)).toEqual(expected)
  })
})
