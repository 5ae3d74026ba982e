import { describe, expect, it } from "vitest"
import { isStoreLost } from "./lost.ts"
import { DatabaseUnavailable, SqliteError } from "./sqlite/errors.ts"

const failure = (message: string, facts: object = {}) => Object.assign(new Error(message), facts)
const refusal = (message: string, errcode: number) =>
  new SqliteError({ message, code: "ERR_SQLITE_ERROR", errcode })

describe("isStoreLost", () => {
  it.each([
    failure("connect ECONNREFUSED", { code: "ECONNREFUSED", syscall: "connect" }),
    failure("connect ENOENT", { code: "ENOENT", syscall: "connect" }),
    failure("terminating connection", { code: "57P01" }),
    failure("Connection terminated unexpectedly"),
    failure("timeout exceeded when trying to connect"),
    failure("could not extend file", { code: "53100" }),
    failure("cannot execute INSERT in a read-only transaction", { code: "25006" }),
    refusal("database or disk is full", 13),
    refusal("disk I/O error", 778),
    refusal("database disk image is malformed", 11),
    new DatabaseUnavailable("thread-ended", "The database thread has ended."),
    new AggregateError([failure("::1", { code: "ECONNREFUSED" })]),
  ])("is true for %s", (error) => {
    expect(isStoreLost(error)).toBe(true)
  })

  it.each([
    failure("no such file", { code: "ENOENT", syscall: "open" }),
    failure("duplicate key", { code: "23505" }),
    failure("canceling statement", { code: "57014" }),
    refusal("UNIQUE constraint failed", 1555),
    failure("x is undefined"),
    new AggregateError([]),
    "ECONNREFUSED",
  ])("is false for %s", (error) => {
    expect(isStoreLost(error)).toBe(false)
  })
})
