import { beforeEach, expect, it } from "vitest"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { endSession, startSession } from "../session/auth.ts"
import { askForResults, lastSubmission } from "./processed.ts"

beforeEach(() => {
  endSession()
  startSession({ email: "ann@example.com", token: "t" })
})

it("fetches what is pending once, and again after each submission", async () => {
  const calls = fakeCalls({ getPending: () => [] })
  await askForResults()
  await askForResults()
  expect(calls).toHaveLength(1)
  localStorage.setItem("wardrobeProcessStart", "60000")
  await askForResults()
  await askForResults()
  expect(calls).toHaveLength(2)
})

it("has no counts for a submission from another device", () => {
  expect(lastSubmission()).toBeNull()
})
