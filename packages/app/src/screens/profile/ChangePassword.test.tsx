import { screen } from "@testing-library/react"
import { subscribe } from "valtio/vanilla"
import { beforeEach, expect, it, vi } from "vitest"
import { snackbar } from "../../state/shell/snackbar.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { arriveAt, enter, expectBlamed, press } from "../../testing/hands.ts"
import { beMember } from "../../testing/member.ts"
import { openApp } from "../../testing/openApp.tsx"
import { PASSWORD_ALONE, refusal, SAMPLE_PROFILE } from "../../testing/samples.ts"

beforeEach(() => {
  beMember()
  vi.spyOn(console, "warn").mockImplementation(() => {})
})

it("takes the current password and another, and says what is wrong with either", async () => {
  let answer = (): { ok: true } => {
    throw refusal(403, "That password is not right.")
  }
  const calls = fakeCalls({
    getProfile: () => SAMPLE_PROFILE,
    listSessions: () => [],
    ...PASSWORD_ALONE,
    changePassword: () => answer(),
  })
  // Recorded, not read later: a busy machine may take longer than the message is shown.
  const said: unknown[] = []
  subscribe(snackbar, () => void said.push(snackbar.message?.text))
  await openApp("/profile")
  await arriveAt("Your profile")

  await press("Change my password")
  await press("Change password")
  expectBlamed("Current password")
  await enter("Current password", "not this one")
  await enter("New password", "short")
  await press("Change password")
  expectBlamed("New password")
  await enter("New password", "a longer one than that")
  await press("Change password")
  await screen.findByText("That password is not right.")
  expectBlamed("Current password")

  answer = () => ({ ok: true })
  await press("Change password")
  expect(said).toContain("Your password is changed. Only this device is still signed in.")
  expect(screen.queryByRole("dialog")).toBeNull()
  expect(calls.findLast(({ name }) => name === "changePassword")?.input).toEqual({
    body: { password: "not this one", new_password: "a longer one than that" },
  })
})
