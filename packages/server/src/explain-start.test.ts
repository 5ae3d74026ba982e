import { describe, expect, it } from "vitest"
import { ConfigError } from "./config.ts"
import { blameSetting, explainStart } from "./explain-start.ts"

function failure(code: string, message = "It failed."): Error {
  return Object.assign(new Error(message), { code })
}

describe("a start that failed", () => {
  it.each([
    ["PORT", failure("EADDRINUSE")],
    ["PORT", failure("EACCES")],
    ["HOST", failure("EADDRNOTAVAIL")],
    ["HOST", failure("ENOTFOUND")],
    ["SMTP_URL", new ConfigError("SMTP_URL: must be a smtp or smtps address")],
  ])("names %s, without a stack", (setting, error) => {
    const said = explainStart(error)

    expect(said).toMatch(new RegExp(`^A setting does not fit:\n${setting}: .+$`))
  })

  it("shows an error unchanged if no setting explains it", () => {
    expect(explainStart(new TypeError("a mistake"))).toMatch(/TypeError: a mistake\n\s+at /)
  })
})

describe("a server that cannot be used", () => {
  it.each([
    ["refuses", failure("ECONNREFUSED", "connect ECONNREFUSED 127.0.0.1:5432")],
    ["refuses on every address", failure("ECONNREFUSED", "")],
    ["does not know the user", failure("28P01", "password authentication failed")],
    ["has no such database", failure("3D000", 'database "x" does not exist')],
  ])("is reported with its setting when it %s", (_how, error) => {
    const blamed = blameSetting("DATABASE_URL", error)

    expect(blamed).toBeInstanceOf(ConfigError)
    expect(explainStart(blamed)).toMatch(/\nDATABASE_URL: cannot be used: \S/)
  })

  it("is not blamed for our own errors", () => {
    const error = failure("42601", "syntax error")

    expect(blameSetting("DATABASE_URL", error)).toBe(error)
  })
})
