import { describe, expect, it } from "vitest"
import { CommandError } from "../command-line/command-error.ts"
import { readCommand } from "./command.ts"

describe("readCommand", () => {
  it("reads a file with and without options", () => {
    const plain = { file: "a.tsv", feed: "shop", allowShrink: false }
    expect(readCommand(["import", "a.tsv"])).toEqual(plain)
    expect(readCommand(["import", "--feed", "fern-hale-2", "a.tsv", "--allow-shrink"])).toEqual({
      file: "a.tsv",
      feed: "fern-hale-2",
      allowShrink: true,
    })
    expect(readCommand(["import", "--", "-a.tsv"]).file).toBe("-a.tsv")
  })

  it.each([
    [[], "A command is missing."],
    [["export", "a.tsv"], 'There is no command "export".'],
    [["import"], "FILE is missing."],
    [["import", ""], "FILE is missing."],
    [["import", "a.tsv", "b.tsv"], '"b.tsv" is one parameter too many.'],
    [["import", "a.tsv", "--dry-run"], "--dry-run"],
    [["import", "a.tsv", "--feed"], "--feed"],
    [["import", "a.tsv", "--allow-shrink=yes"], "--allow-shrink"],
    [["import", "a.tsv", "--feed", "demo"], '"demo" cannot be a feed\'s name'],
    [["import", "a.tsv", "--feed", "Shop"], '"Shop" cannot be a feed\'s name'],
    [["import", "a.tsv", "--feed="], '"" cannot be a feed\'s name'],
    [["import", "a.tsv", "--feed", "x".repeat(41)], "1 to 40"],
  ])("refuses %j", (parameters, message) => {
    const read = () => readCommand(parameters)
    expect(read).toThrow(CommandError)
    expect(read).toThrow(message)
  })
})
