import { expect, it } from "vitest"
import { endSession } from "../../state/session/auth.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { arriveAt, enter, press } from "../../testing/hands.ts"
import { openApp } from "../../testing/openApp.tsx"

it("takes address and code from a link, and out of the page's own address", async () => {
  endSession()
  const calls = fakeCalls({ resetPassword: () => ({ ok: true }) })
  await openApp("/auth/forgot#email=ann%40example.com&code=12345678")
  await arriveAt("Choose a new password")
  expect(location.hash).toBe("")

  await enter("New password", "a long enough one")
  await press("Save")
  await arriveAt("New Password Created")

  expect(calls.at(-1)?.input).toEqual({
    body: { email: "ann@example.com", code: "12345678", password: "a long enough one" },
  })
})
