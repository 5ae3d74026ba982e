import { ApiError } from "@stylin/api/client"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import {
  answerEverything,
  noNetwork,
  refusal,
  SAMPLE_PROFILE,
  sampleItem,
  unreachable,
} from "../../testing/samples.ts"
import { auth, endSession, startSession, token } from "../session/auth.ts"
import { dismissSnackbar } from "../shell/snackbar.ts"
import { sendRemovals } from "../wearing/removals.ts"
import { removeWithUndo } from "../wearing/severalWithUndo.ts"
import { revalidateSession } from "./signedIn.ts"
import { isKnownEmail, signIn } from "./signIn.ts"
import { signOut } from "./signOut.ts"

beforeEach(() => {
  endSession()
  vi.spyOn(console, "warn").mockImplementation(() => {})
})

it("asks whether an account exists", async () => {
  const calls = fakeCalls({ checkLogin: () => true })
  await expect(isKnownEmail("ann@example.com")).resolves.toBe(true)
  expect(calls).toMatchObject([
    { name: "checkLogin", input: { query: { email: "ann@example.com" } } },
  ])
})

describe("signIn", () => {
  it("starts a session under the normalised address", async () => {
    fakeCalls({ login: () => ({ access_token: "t-ann" }) })
    await signIn({ email: " Ann@Example.com ", password: "secret" })
    expect(auth).toEqual({ isAuth: true, email: "ann@example.com" })
    expect(token()).toBe("t-ann")
  })

  it("finishes a signup that broke off before her answers were saved", async () => {
    answerEverything()
    const calls = fakeCalls({
      login: () => ({ access_token: "t-ann", user_id: "u-1" }),
      getProfile: () => {
        throw refusal(404, "There is no profile yet.")
      },
      createUser: () => SAMPLE_PROFILE,
      sendCrm: () => ({ ok: true }),
      savePreferences: () => ({ ok: true }),
    })
    await signIn({ email: "ann@example.com", password: "secret" })
    await expect.poll(() => calls.at(-1)?.name).toBe("savePreferences")
  })

  it("passes on the provider's refusal", async () => {
    fakeCalls({
      login: () => {
        throw refusal(401, "Email and password do not match.")
      },
    })
    await expect(signIn({ email: "ann@example.com", password: "wrong" })).rejects.toThrow(
      "Email and password do not match.",
    )
    expect(auth.isAuth).toBe(false)
  })
})

describe("signOut", () => {
  it("forgets at once and then revokes the token", async () => {
    startSession({ email: "ann@example.com", token: "t-ann" })
    const calls = fakeCalls({
      logout: () => {
        expect(auth.isAuth).toBe(false)
        return { ok: true }
      },
    })
    await signOut()
    expect(localStorage).toHaveLength(0)
    expect(calls).toMatchObject([
      { name: "logout", options: { headers: { Authorization: "Bearer t-ann" } } },
    ])
  })

  it("tells first what she has just deleted", async () => {
    startSession({ email: "ann@example.com", token: "t-ann" })
    const calls = fakeCalls({
      removeFromWardrobe: () => ({ ok: true }),
      logout: () => ({ ok: true }),
    })
    removeWithUndo([sampleItem("1", "shoes")])
    await vi.waitFor(() => expect(localStorage.getItem("removals")).not.toBeNull())
    await signOut()
    expect(calls.map(({ name }) => name)).toEqual(["removeFromWardrobe", "logout"])
    expect(localStorage).toHaveLength(0)
  })

  it("tells the provider what she deleted though it has asked to wait", async () => {
    startSession({ email: "ann@example.com", token: "t-ann" })
    const busy = new ApiError("http", { message: "Busy.", status: 503, retryAfterMs: 60_000 })
    fakeCalls({ removeFromWardrobe: () => Promise.reject(busy) })
    removeWithUndo([sampleItem("1", "shoes")])
    await vi.waitFor(() => expect(localStorage.getItem("removals")).not.toBeNull())
    dismissSnackbar()
    await sendRemovals()
    const calls = fakeCalls({
      removeFromWardrobe: () => ({ ok: true }),
      logout: () => ({ ok: true }),
    })

    await signOut()

    expect(calls.map(({ name }) => name)).toEqual(["removeFromWardrobe", "logout"])
  })

  it("works without a network", async () => {
    startSession({ email: "ann@example.com", token: "t-ann" })
    fakeCalls({
      logout: unreachable,
    })
    await signOut()
    expect(auth.isAuth).toBe(false)
  })
})

describe("revalidateSession", () => {
  it.each([
    ["the provider knows her", () => SAMPLE_PROFILE],
    [
      "her profile is still on its way",
      () => {
        throw refusal(404, "There is no profile yet.")
      },
    ],
    [
      "the provider cannot be reached",
      () => {
        throw noNetwork()
      },
    ],
  ])("keeps the session when %s", async (_case, getProfile) => {
    startSession({ email: "ann@example.com", token: "t-ann" })
    fakeCalls({ getProfile })
    await revalidateSession()
    expect(auth.isAuth).toBe(true)
  })
})
