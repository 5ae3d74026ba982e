import { screen } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { endSession } from "../../state/session/auth.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { arriveAt, enter, expectBlamed, follow, press } from "../../testing/hands.ts"
import { openApp } from "../../testing/openApp.tsx"
import { PASSWORD_ALONE, refusal } from "../../testing/samples.ts"

beforeEach(async () => {
  endSession()
  fakeCalls({ getWaysIn: PASSWORD_ALONE.getWaysIn })
  await openApp("/auth/signin")
  await arriveAt("Start with your email")
})

it("asks for an address before anything is sent", async () => {
  const calls = fakeCalls({})
  await press("Next")
  expect(screen.getByText("Enter email first please")).toBeDefined()
  await enter("Email", "not an address")
  await press("Next")
  expect(screen.getByText("Please enter a valid email address.")).toBeDefined()
  expectBlamed("Email")
  expect(calls).toEqual([])
})

it("leads from a known address to the password, and from there to the feed", async () => {
  fakeCalls({
    checkLogin: () => true,
    login: ({ body }) => {
      if (body.password !== "right") throw refusal(401, "Email and password do not match.")
      return { access_token: "t" }
    },
    getFeed: () => [],
  })
  await enter("Email", "ann@example.com")
  await press("Next")
  await arriveAt("Welcome back")
  await press("Sign in")
  expect(screen.getByText("Not all fields are filled")).toBeDefined()
  expect(screen.getByLabelText("Password")).toHaveProperty("minLength", 3)
  await enter("Password", "wrong")
  await press("Sign in")
  expect(await screen.findByText("Email and password do not match.")).toBeDefined()
  expectBlamed("Password")
  await enter("Password", "right")
  await press("Sign in")
  await arriveAt("Styled for you")
  expect(location.pathname).toBe("/feed")
})

it("passes the checked address on to the password reset", async () => {
  fakeCalls({ checkLogin: () => true })
  await enter("Email", "ann@example.com")
  await press("Next")
  await screen.findByRole("link", { name: "Forgot password?" })
  await follow("Forgot password?")
  await arriveAt("Reset your password")
  expect(screen.getByLabelText("Email")).toHaveProperty("value", "ann@example.com")
})

it("offers another try or signup for an unknown address", async () => {
  const calls = fakeCalls({ checkLogin: () => false })
  await enter("Email", "nobody@example.com")
  await press("Next")
  await arriveAt("Re-enter email or signup")
  expect(screen.getByRole("link", { name: "Sign up" }).getAttribute("href")).toBe("/onboarding/1")
  await press("Check again")
  await expect.poll(() => calls).toHaveLength(2)
})
