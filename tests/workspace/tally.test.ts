import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { describe, expect, it } from "vitest"

const STEPS = join(import.meta.dirname, "../../scripts/lib/steps.mjs")

/** Runs checks in a separate process: its exit code, and the last line that it prints. */
function runChecks(code: string) {
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      "--input-type=module",
      "--eval",
      `import { Tally } from ${JSON.stringify(STEPS)}
      const tally = new Tally()
      await tally.check("One that holds", async () => 0)
      ${code}`,
    ],
    { encoding: "utf8" },
  )
  return { status, last: stdout.trimEnd().split("\n").at(-1) }
}

describe("a run of checks", () => {
  it("ends with its count", () => {
    expect(runChecks("")).toEqual({ status: 0, last: "1 passed, 0 failed" })
  })

  it("fails if any of its parts does", () => {
    const { status, last } = runChecks(`await tally.check("One that does not", async () => 1)`)

    expect({ status, last }).toEqual({ status: 1, last: "1 passed, 1 failed" })
  })

  it.each([
    ["ended", "process.exit(1)"],
    ["failed", `throw new Error("no browser")`],
  ])("ends with its count and a failure when it is %s halfway", (_how, code) => {
    expect(runChecks(code)).toEqual({ status: 1, last: "1 passed, 1 failed" })
  })
})
