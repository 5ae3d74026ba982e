import { describe, expect, it } from "vitest"
import { type GridPhoto, type PhotoProgress, percent, progressSummary } from "./photoProgress.ts"

const photos = (...progress: (PhotoProgress | undefined)[]): GridPhoto[] =>
  progress.map((one, index) => ({ id: String(index), name: "", url: undefined, progress: one }))

describe("percent", () => {
  it.each([
    [0, "0 %"],
    [0.426, "42 %"],
    [0.999, "99 %"],
    [1, "99 %"],
    [-0.1, "0 %"],
  ])("reads %d as %s", (done, words) => {
    expect(percent(done)).toBe(words)
  })
})

describe("progressSummary", () => {
  it("says nothing before anything happens", () => {
    expect(progressSummary(photos(undefined, { kind: "chosen" }))).toBe("")
  })

  it("counts what is there, of all", () => {
    expect(
      progressSummary(
        photos({ kind: "done" }, { kind: "uploading", done: 0.5 }, { kind: "compressing" }),
      ),
    ).toBe("1 of 3 uploaded")
  })

  it("says what failed", () => {
    expect(progressSummary(photos({ kind: "done" }, { kind: "failed" }, { kind: "failed" }))).toBe(
      "1 of 3 uploaded, 2 failed",
    )
  })
})
