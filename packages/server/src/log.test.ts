import { describe, expect, it } from "vitest"
import { SqliteError } from "./database/sqlite/errors.ts"
import { createLog } from "./log.ts"

/** A log and the lines written to it. */
function openLog() {
  const lines: string[] = []
  return { lines, log: createLog("info", { write: (line) => lines.push(line) }) }
}

describe("the log", () => {
  it("logs a call's method and path, not its query or caller", () => {
    const { lines, log } = openLog()
    const req = {
      method: "GET",
      url: "/api/auth/login/check?email=ada@example.org",
      ip: "10.1.2.3",
    }

    log.info({ req }, "incoming request")

    expect(JSON.parse(lines.join())).toMatchObject({
      req: { method: "GET", path: "/api/auth/login/check" },
    })
    expect(lines.join()).not.toMatch(/ada|10\.1\.2\.3/)
  })

  it("does not log the ticket of a download", () => {
    const { lines, log } = openLog()

    log.info({ req: { method: "GET", url: "/api/users/export/file?ticket=c2VjcmV0" } }, "request")

    expect(JSON.parse(lines.join())).toMatchObject({ req: { path: "/api/users/export/file" } })
    expect(lines.join()).not.toContain("c2VjcmV0")
  })

  it.each([
    ["photos/0b54-6", "photos/…"],
    ["collages/7d1f/q1YqUrJS.webp", "collages/…"],
    ["own-looks/7d1f/q1YqUrJS.webp", "own-looks/…"],
    ["shares/7d1f/q1YqUrJS.1.c2ln.jpg", "shares/…"],
  ])("logs only that a personal picture was asked for: %s", (path, said) => {
    const { lines, log } = openLog()
    const url = `/api/pictures/${path}?until=20760&signature=c2lnbmF0dXJl`

    log.info({ req: { method: "GET", url } }, "incoming request")

    expect(JSON.parse(lines.join())).toMatchObject({ req: { path: `/api/pictures/${said}` } })
    expect(lines.join()).not.toContain("c2lnbmF0dXJl")
  })

  it("logs what an error is and where it came from, not the call's data", () => {
    const { lines, log } = openLog()
    const detail = "Key (email)=(ada@example.org) already exists."
    const refused = Object.assign(new Error("duplicate key"), { code: "23505", detail })

    log.error({ err: new AggregateError([refused], "two calls failed") }, "call failed")

    expect(JSON.parse(lines.join())).toMatchObject({
      err: {
        type: "AggregateError",
        message: "two calls failed",
        errors: [{ message: "duplicate key", code: "23505", stack: expect.any(String) }],
      },
    })
    expect(lines.join()).not.toContain("ada")
  })

  it("logs no stack for errors that only the operator can fix", () => {
    const { lines, log } = openLog()
    const full = Object.assign(new Error("no space left on device, write"), { code: "ENOSPC" })

    log.error({ err: full }, "call failed")

    expect(JSON.parse(lines.join())).toMatchObject({
      err: { message: "no space left on device, write", code: "ENOSPC" },
    })
    expect(lines.join()).not.toContain("stack")
  })

  it("logs the statement that SQLite refused", () => {
    const { lines, log } = openLog()
    const failure = { message: "no such table", code: "ERR_SQLITE_ERROR", errcode: 1 }

    log.error({ err: new SqliteError(failure, "select * from nothing") }, "call failed")

    expect(JSON.parse(lines.join())).toMatchObject({ err: { sql: "select * from nothing" } })
  })
})
