import { act, screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import * as prompts from "../../lib/passkeyPrompts.ts"
import { offered } from "../../state/account/offered.ts"
import { auth, endSession, token } from "../../state/session/auth.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { arriveAt, press } from "../../testing/hands.ts"
import { openApp } from "../../testing/openApp.tsx"
import { PASSWORD_ALONE, refusal } from "../../testing/samples.ts"
import { TIMINGS } from "../../timings.ts"

const EMAIL = "ann@example.com"
const BUTTON = "Sign in with a passkey"
const OPTIONS = {
  challenge: "asked",
  rpId: "stylin.example",
  timeout: 600_000,
  userVerification: "required" as const,
}
const PASSKEY: Awaited<ReturnType<typeof prompts.promptForPasskey>> = {
  id: "kept",
  rawId: "kept",
  type: "public-key",
  response: { clientDataJSON: "said", authenticatorData: "data", signature: "signed" },
  clientExtensionResults: {},
}
const getWaysIn = () => ({ open_id: null, passkeys: { origin: location.origin } })
const beginPasskeySignIn = () => OPTIONS
const signInWithPasskey = () => ({
  email: EMAIL,
  session: { access_token: "t-ann", user_id: "u-1" },
})

beforeEach(() => {
  endSession()
  vi.stubGlobal("PublicKeyCredential", class {})
  vi.spyOn(console, "warn").mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  Object.assign(offered, { openId: null, hasPasskeys: false })
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function open() {
  await openApp("/auth/signin")
  await arriveAt("Start with your email")
  return screen.findByRole("button", { name: BUTTON })
}
/** Stands for a browser that offers nothing until the screen is left. */
const offerNothing = () => vi.spyOn(prompts, "awaitPasskeyInField").mockResolvedValue(null)

it("signs her in by a press, and says what the browser says", async () => {
  const prompt = vi.spyOn(prompts, "promptForPasskey")
  const offering = offerNothing()
  const calls = fakeCalls({ getWaysIn, beginPasskeySignIn, signInWithPasskey, getFeed: () => [] })
  await open()
  expect(offering).toHaveBeenCalledTimes(1)
  prompt.mockRejectedValueOnce(
    new prompts.PasskeyPromptError("closed", "No passkey was used.", undefined),
  )
  await press(BUTTON)
  expect(await screen.findByText("No passkey was used.")).toBeDefined()
  expect(offering).toHaveBeenCalledTimes(2)
  prompt.mockResolvedValueOnce(PASSKEY)
  await press(BUTTON)
  await arriveAt("Styled for you")

  expect(prompt).toHaveBeenLastCalledWith(OPTIONS)
  expect(calls.find(({ name }) => name === "signInWithPasskey")?.input).toEqual({
    body: { passkey: PASSKEY },
  })
  expect([auth.email, token()]).toEqual([EMAIL, "t-ann"])
})

it("signs her in by the passkey that she chooses at the field", async () => {
  fakeCalls({ getWaysIn, beginPasskeySignIn, signInWithPasskey, getFeed: () => [] })
  const chosen = Promise.withResolvers<typeof PASSKEY>()
  vi.spyOn(prompts, "awaitPasskeyInField").mockImplementation(async (options) => {
    await options()
    return chosen.promise
  })
  await open()
  expect(screen.getByLabelText("Email").getAttribute("autocomplete")).toBe("username webauthn")
  await act(async () => chosen.resolve(PASSKEY))
  await arriveAt("Styled for you")
})

it.each([
  [401 as const, "No account here has that passkey.", 1],
  [403 as const, "That passkey did not show who you are.", 0],
])(
  "says why one is refused (%s), offers others again, and has the browser forget what nobody has",
  async (status, detail, forgotten) => {
    fakeCalls({
      getWaysIn,
      beginPasskeySignIn,
      signInWithPasskey: () => {
        throw refusal(status, detail)
      },
    })
    const forget = vi.spyOn(prompts, "forgetPasskey").mockResolvedValue()
    const offering = offerNothing()
    offering.mockImplementationOnce(async (options) => {
      await options()
      return PASSKEY
    })
    await open()

    expect(await screen.findByText(detail)).toBeDefined()
    expect(forget.mock.calls).toEqual(Array(forgotten).fill([OPTIONS.rpId, PASSKEY.id]))
    await vi.waitFor(() => expect(offering).toHaveBeenCalledTimes(2))
    expect(auth.isAuth).toBe(false)
  },
)

it("says what went wrong last: a refusal of one at the field, after the button's dialog was closed", async () => {
  fakeCalls({
    getWaysIn,
    beginPasskeySignIn,
    signInWithPasskey: () => {
      throw refusal(403, "That passkey did not show who you are.")
    },
  })
  const offering = offerNothing()
  await open()
  const chosen = Promise.withResolvers<typeof PASSKEY>()
  offering.mockReturnValueOnce(chosen.promise)
  vi.spyOn(prompts, "promptForPasskey").mockRejectedValueOnce(
    new prompts.PasskeyPromptError("closed", "No passkey was used.", undefined),
  )
  await press(BUTTON)
  expect(await screen.findByText("No passkey was used.")).toBeDefined()
  await act(async () => chosen.resolve(PASSKEY))

  expect(await screen.findByText("That passkey did not show who you are.")).toBeDefined()
  expect(screen.queryByText("No passkey was used.")).toBeNull()
})

it("offers them with a new challenge before the last one ends, but not over the button's dialog", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true })
  fakeCalls({ getWaysIn, beginPasskeySignIn })
  const offering = offerNothing()
  await open()
  expect(TIMINGS.passkeyOffer).toBeLessThan(OPTIONS.timeout)
  await act(() => vi.advanceTimersByTimeAsync(TIMINGS.passkeyOffer))
  await vi.waitFor(() => expect(offering).toHaveBeenCalledTimes(2))

  vi.spyOn(prompts, "promptForPasskey").mockReturnValue(new Promise(() => {}))
  await press(BUTTON)
  await act(() => vi.advanceTimersByTimeAsync(2 * TIMINGS.passkeyOffer))
  expect(offering).toHaveBeenCalledTimes(2)
  expect(offering.mock.lastCall?.[1].aborted).toBe(true)
})

it.each([
  ["the server takes none", PASSWORD_ALONE.getWaysIn],
  [
    "they are another page's",
    () => ({ open_id: null, passkeys: { origin: "https://other.example" } }),
  ],
])("offers none where %s", async (_case, ways) => {
  const calls = fakeCalls({ getWaysIn: ways })
  const offering = offerNothing()
  await openApp("/auth/signin")
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  await act(async () => {})

  expect(screen.queryByRole("button", { name: BUTTON })).toBeNull()
  expect(offering).not.toHaveBeenCalled()
})
