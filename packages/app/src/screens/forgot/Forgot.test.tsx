import { screen } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { endSession } from "../../state/session/auth.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { arriveAt, enter, expectBlamed, press } from "../../testing/hands.ts"
import { openApp } from "../../testing/openApp.tsx"
import { refusal } from "../../testing/samples.ts"

beforeEach(async () => {
  endSession()
  await openApp("/auth/forgot")
  await arriveAt("Reset your password")
})

const ok = () => ({ ok: true as const })

it("goes from address to code to new password", async () => {
  const calls = fakeCalls({
    forgotPassword: ok,
    verifyResetCode: ({ body }) => {
      if (body.code !== "123456") throw refusal(400, "That code is wrong or has expired.")
      return { ok: true }
    },
    resetPassword: ok,
  })
  await enter("Email", "ann@example.com")
  await press("Send code")
  await arriveAt("Enter the code")

  await enter("Verification code", "123")
  await press("Next")
  expect(screen.getByText("The code is 6 to 10 characters long.")).toBeDefined()
  await enter("Verification code", "000000")
  await press("Next")
  expect(await screen.findByText("That code is wrong or has expired.")).toBeDefined()
  expectBlamed("Verification code")
  await enter("Verification code", " 123 456 ")
  await press("Next")
  await arriveAt("Choose a new password")

  await enter("New password", "a-new-password")
  await press("Save")
  await arriveAt("New Password Created")
  expect(calls.at(-1)?.input).toEqual({
    body: { email: "ann@example.com", code: "123456", password: "a-new-password" },
  })
  await press("Sign in")
  await arriveAt("Start with your email")
})

it("leads back to a new code if the old one has expired meanwhile", async () => {
  fakeCalls({
    forgotPassword: ok,
    verifyResetCode: ok,
    resetPassword: () => {
      throw refusal(400, "That code is wrong or no longer valid.")
    },
  })
  await enter("Email", "ann@example.com")
  await press("Send code")
  await arriveAt("Enter the code")
  await enter("Verification code", "123456")
  await press("Next")
  await arriveAt("Choose a new password")
  await enter("New password", "a-new-password")
  await press("Save")
  expect(await screen.findByText("That code is wrong or no longer valid.")).toBeDefined()

  await press("Ask for a new code")
  await arriveAt("Reset your password")
  expect(screen.getByLabelText("Email")).toHaveProperty("value", "ann@example.com")
})
