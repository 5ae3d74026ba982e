import { beforeEach, expect, it } from "vitest"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { endSession, startSession } from "../session/auth.ts"
import { askForResults, lastSubmission } from "./processed.ts"

beforeEach(() => {
  endSession()
  startSession({ email: "ann@example.com", token: "t" })
})

it("asks for what is pending once, and anew after each submission", async () => {
  const calls = fakeCalls({ getPending: () => [] })
  await askForResults()
  await askForResults()
  expect(calls).toHaveLength(1)
  localStorage.setItem("wardrobeProcessStart", "60000")
  await askForResults()
  await askForResults()
  expect(calls).toHaveLength(2)
})

it("has nothing to count of a submission that was made on another device", () => {
  expect(lastSubmission()).toBeNull()
})
