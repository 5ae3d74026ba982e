import { checkLogin } from "@stylin/api/contract"
import { describe, expect, it } from "vitest"
import { startTestServer } from "../testing/index.ts"
import { findPostgres, startPostgres } from "../testing/postgres.ts"
import { isStoreLost } from "./lost.ts"

const failure = (message: string, facts: object = {}) => Object.assign(new Error(message), facts)

describe("isStoreLost", () => {
  it.each([
    failure("connect ECONNREFUSED", { code: "ECONNREFUSED", syscall: "connect" }),
    failure("connect ENOENT", { code: "ENOENT", syscall: "connect" }),
    failure("terminating connection", { code: "57P01" }),
    failure("Connection terminated unexpectedly"),
    failure("timeout exceeded when trying to connect"),
    new AggregateError([failure("::1", { code: "ECONNREFUSED" })]),
  ])("says so of %s", (error) => {
    expect(isStoreLost(error)).toBe(true)
  })

  it.each([
    failure("no such file", { code: "ENOENT", syscall: "open" }),
    failure("duplicate key", { code: "23505" }),
    failure("canceling statement", { code: "57014" }),
    failure("x is undefined"),
    new AggregateError([]),
    "ECONNREFUSED",
  ])("does not of %s", (error) => {
    expect(isStoreLost(error)).toBe(false)
  })
})

const programs = findPostgres()
// Where there is no PostgreSQL the store suite runs without it as well, and says so.
describe.runIf(programs)("a server whose PostgreSQL is gone", () => {
  it("answers 503 in words", async () => {
    const postgres = await startPostgres(programs ?? "")
    const server = await startTestServer({ config: { databaseUrl: postgres.url } })
    const ask = () => fetch(`${server.baseUrl}${checkLogin.path}?email=ada@example.org`)
    expect((await ask()).status).toBe(200)

    await postgres.stop()
    const answers = [await ask(), await ask()]

    for (const answer of answers) {
      expect(answer.status).toBe(503)
      expect(await answer.json()).toEqual({ detail: expect.stringMatching(/does not answer/) })
    }
    await server.close()
  })
})
