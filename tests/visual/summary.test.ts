import { describe, expect, it } from "vitest"
import { summaryOf } from "../../scripts/lib/visual/summary.mjs"
import { changeOf, newStory, reportOf } from "./samples.ts"

describe("a run's summary", () => {
  it("counts what is to review by kind, and what was accepted", () => {
    const text = summaryOf(
      reportOf([
        changeOf(),
        changeOf({ theme: "evening" }),
        newStory("new"),
        changeOf({ story: "old", accepted: "Rounder." }),
      ]),
    )

    expect(text).toContain("3 pictures to review")
    expect(text).toContain("| 2 | 1 | 0 | 0 | 1 | 12 | 3 |")
  })

  it("says so if nothing is left", () => {
    expect(summaryOf(reportOf([changeOf({ accepted: "Rounder." })]))).toContain("nothing to review")
  })

  it("shows names as text, and only the first groups", () => {
    const changes = Array.from({ length: 25 }, (_, index) =>
      changeOf({ story: `s-${index}`, patch: `p-${index}`, name: "[a](b) <img> @all | `c`" }),
    )

    const text = summaryOf(reportOf(changes))

    expect(text).not.toMatch(/<img>|\[a\]|@all|`c`/)
    expect(text).toContain("- 5 more groups")
  })
})
