// @vitest-environment node
import { describe, expect, it } from "vitest"
import { type GridPhoto, type PhotoProgress, percent, photoCounts } from "./photoProgress.ts"
import { PHOTO_WORDS } from "./photoWords.ts"

const photos = (...progress: (PhotoProgress | undefined)[]): GridPhoto[] =>
  progress.map((one, index) => ({ id: String(index), name: "", photo: undefined, progress: one }))

describe("percent", () => {
  it.each([
    [0, 0],
    [0.426, 42],
    [0.999, 99],
    [1, 99],
    [-0.1, 0],
  ])("counts %d as %d percent", (done, count) => {
    expect(percent(done)).toBe(count)
  })
})

const progressSummary = (all: GridPhoto[]) => PHOTO_WORDS.summary(photoCounts(all))

describe("the summary", () => {
  it("is empty before anything happens", () => {
    expect(progressSummary(photos(undefined, { kind: "chosen" }))).toBe("")
  })

  it("counts the finished ones, out of all", () => {
    expect(
      progressSummary(
        photos({ kind: "done" }, { kind: "uploading", done: 0.5 }, { kind: "compressing" }),
      ),
    ).toBe("1 of 3 uploaded")
  })

  it("does not mention uploading before the first upload starts", () => {
    const preparing = { kind: "compressing" } as const
    expect(progressSummary(photos(preparing, preparing, { kind: "chosen" }))).toBe("preparing 2")
    expect(progressSummary(photos({ kind: "failed" }, preparing))).toBe("preparing 1, 1 failed")
    expect(progressSummary(photos({ kind: "failed" }, { kind: "chosen" }))).toBe("1 failed")
  })

  it("says what failed", () => {
    expect(progressSummary(photos({ kind: "done" }, { kind: "failed" }, { kind: "failed" }))).toBe(
      "1 of 3 uploaded, 2 failed",
    )
  })
})
