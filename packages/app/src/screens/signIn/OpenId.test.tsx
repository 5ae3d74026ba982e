import type { finishOpenId, ResultOf } from "@stylin/api/contract"
import { act, screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { environment } from "../../environment.ts"
import * as leaving from "../../lib/leaveFor.ts"
import { setInvitation } from "../../state/onboarding/answers.ts"
import { auth, endSession, token } from "../../state/session/auth.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { arriveAt, enter, press } from "../../testing/hands.ts"
import { openApp } from "../../testing/openApp.tsx"
import { answerEverything, refusal, SAMPLE_PROFILE, unreachable } from "../../testing/samples.ts"

const EMAIL = "ann@example.com"
const getWaysIn = () => ({ open_id: { name: "Example ID" }, passkeys: null })
const ok = () => ({ ok: true as const })
const session = { access_token: "t-ann", user_id: "u-1" }

type Finished = ResultOf<typeof finishOpenId>

/** Comes back from the other provider, which has said this. */
async function comeBack(finished: () => Finished, path = "/auth/signin") {
  const calls = fakeCalls({
    getWaysIn,
    finishOpenId: finished,
    login: () => session,
    getFeed: () => [],
    getProfile: () => SAMPLE_PROFILE,
    createUser: () => SAMPLE_PROFILE,
    sendCrm: ok,
    savePreferences: ok,
    checkLogin: () => true,
  })
  await openApp(`${path}?from=openid`)
  return calls
}

beforeEach(() => {
  endSession()
  environment.wait = () => Promise.resolve()
  vi.spyOn(console, "warn").mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

it.each([
  ["/auth/signin", { purpose: "sign-in" }],
  ["/onboarding/6", { purpose: "sign-up", invitation: "let-me-in" }],
])("leads from %s to another provider", async (path, body) => {
  answerEverything()
  setInvitation("let-me-in")
  const leave = vi.spyOn(leaving, "leaveFor").mockImplementation(() => {})
  const calls = fakeCalls({ getWaysIn, beginOpenId: () => ({ url: "https://id.example/auth" }) })
  await openApp(path)
  await screen.findByRole("button", { name: "Continue with Example ID" })
  await press("Continue with Example ID")

  expect(leave).toHaveBeenCalledExactlyOnceWith("https://id.example/auth")
  expect(calls.at(-1)).toMatchObject({ name: "beginOpenId", input: { body } })
})

it("asks again how else one can sign in until there is an answer", async () => {
  const pauses: number[] = []
  environment.wait = async (milliseconds) => void pauses.push(milliseconds)
  const answers = [unreachable, unreachable, getWaysIn]
  fakeCalls({ getWaysIn: () => (answers.shift() ?? getWaysIn)() })
  await openApp("/auth/signin")
  expect(await screen.findByRole("button", { name: "Continue with Example ID" })).toBeDefined()
  expect(pauses).toEqual([2000, 4000])
})

it("signs her in when she is back, once, with nothing left in the address", async () => {
  const calls = await comeBack(() => ({ outcome: "signed-in", email: EMAIL, session }))
  await arriveAt("Styled for you")

  expect(calls.filter(({ name }) => name === "finishOpenId")).toHaveLength(1)
  expect([auth.email, token()]).toEqual([EMAIL, "t-ann"])
  expect(location.search).toBe("")
})

it("asks for the password of an account with her email, and links it then", async () => {
  const answers: Finished[] = [
    { outcome: "linked", email: EMAIL, session: null },
    { outcome: "email-known", email: EMAIL, session: null },
  ]
  const calls = await comeBack(() => answers.pop() ?? expect.unreachable())
  await arriveAt("Welcome back")
  expect(screen.getByText(/^You already have an account here/)).toBeDefined()
  await enter("Password", "right")
  await press("Sign in")

  expect(await screen.findByText("Example ID signs you in from now on.")).toBeDefined()
  expect(calls.filter(({ name }) => name === "finishOpenId")).toHaveLength(2)
})

it("says that there is no account", async () => {
  await comeBack(() => ({ outcome: "unknown", email: EMAIL, session: null }))
  await arriveAt("Re-enter email or signup")
  expect(screen.getByText(`We found no account for ${EMAIL}.`)).toBeDefined()
})

it("says what went wrong there, and begins again", async () => {
  await comeBack(() => {
    throw refusal(400, "Example ID did not sign you in.")
  })
  expect(await screen.findByText("Example ID did not sign you in.")).toBeDefined()
  await arriveAt("Start with your email")
})

it("saves her answers when she signs up this way", async () => {
  answerEverything()
  const calls = await comeBack(
    () => ({ outcome: "signed-up", email: EMAIL, session }),
    "/onboarding/6",
  )
  await arriveAt("Styled for you")

  expect(auth.email).toBe(EMAIL)
  expect(calls.find(({ name }) => name === "createUser")?.input).toMatchObject({
    body: { user_id_in_source_platform: "u-1", marketing_opt_in: false },
  })
  await act(async () => endSession())
})
