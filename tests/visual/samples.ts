import type { Change } from "../../scripts/lib/visual/compare.mjs"
import type { Report } from "../../scripts/lib/visual/report.mjs"
import type { Shot } from "../../scripts/lib/visual/shots.mjs"

export const shotOf = (changes: Partial<Shot> = {}): Shot => ({
  story: "basics-button--primary",
  title: "Basics/Button",
  name: "Primary",
  theme: "light",
  width: 390,
  picture: "first",
  violations: [],
  ...changes,
})

export const changeOf = (changes: Partial<Change> = {}): Change => ({
  ...{ story: "basics-button--primary", title: "Basics/Button", name: "Primary" },
  ...{ theme: "light", width: 390, kind: "changed", share: 0.25 },
  before: shotOf(),
  after: shotOf({ picture: "second" }),
  difference: "third",
  patch: "rounder",
  violationsAdded: [],
  violationsRemoved: [],
  ...changes,
})

export const reportOf = (changes: Change[]): Report => ({
  base: "1234567 Before",
  drawnBy: "linux Chromium 1",
  pictures: 12,
  stories: 3,
  changes,
})

/** A story that the earlier version does not have. */
export const newStory = (story: string): Change => {
  const { before: _before, difference: _difference, patch: _patch, ...change } = changeOf({ story })
  return { ...change, kind: "added", share: 1 }
}
