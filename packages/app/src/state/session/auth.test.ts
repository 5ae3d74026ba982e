import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { onForget } from "../kept/lifetime.ts"
import { auth, endSession, followOtherTabs, restoreSession, startSession, token } from "./auth.ts"

const ANN = { email: "ann@example.com", token: "t-ann" }

beforeEach(() => {
  endSession()
})

/** What this tab sees when another tab has written to the storage. */
function otherTabWrites(key: string | null) {
  window.dispatchEvent(new StorageEvent("storage", { key }))
}

it("stores who is signed in under 'auth' and the token under 'token'", () => {
  startSession(ANN)
  expect(auth).toEqual({ isAuth: true, email: "ann@example.com" })
  expect(localStorage.getItem("token")).toBe("t-ann")
  expect(JSON.parse(localStorage.getItem("auth") ?? "")).toEqual({
    version: 1,
    value: { isAuth: true, email: "ann@example.com" },
  })
})

describe("restoreSession", () => {
  it("signs in again after a reload", () => {
    startSession(ANN)
    Object.assign(auth, { isAuth: false, email: "" })
    restoreSession()
    expect(auth).toEqual({ isAuth: true, email: "ann@example.com" })
  })

  it("ignores a sign-in without its token", () => {
    startSession(ANN)
    localStorage.removeItem("token")
    restoreSession()
    expect(auth).toEqual({ isAuth: false, email: "" })
  })

  it("ignores a token alone", () => {
    startSession(ANN)
    localStorage.removeItem("auth")
    restoreSession()
    expect(auth.isAuth).toBe(false)
  })
})

it("forgets everything at the end of a session", () => {
  let wasForgotten = false
  onForget(() => {
    wasForgotten = true
  })
  startSession(ANN)
  localStorage.setItem("feed", "{}")
  endSession()
  expect(auth).toEqual({ isAuth: false, email: "" })
  expect(token()).toBeUndefined()
  expect(localStorage).toHaveLength(0)
  expect(wasForgotten).toBe(true)
})

it("forgets the previous person when another signs in over her", () => {
  startSession(ANN)
  localStorage.setItem("feed", "{}")
  startSession({ email: "bea@example.com", token: "t-bea" })
  expect(localStorage.getItem("feed")).toBeNull()
  expect(auth.email).toBe("bea@example.com")
})

describe("followOtherTabs", () => {
  let stop: () => void
  beforeEach(() => {
    stop = followOtherTabs()
  })
  afterEach(() => stop())

  it("signs out when another tab does", () => {
    startSession(ANN)
    localStorage.clear()
    otherTabWrites(null)
    expect(auth.isAuth).toBe(false)
  })

  it("signs in when another tab does", () => {
    startSession(ANN)
    Object.assign(auth, { isAuth: false, email: "" })
    otherTabWrites("auth")
    expect(auth).toEqual({ isAuth: true, email: "ann@example.com" })
  })

  it("forgets the previous person's data", () => {
    let forgotten = 0
    onForget(() => {
      forgotten += 1
    })
    startSession(ANN)
    localStorage.setItem(
      "auth",
      JSON.stringify({ version: 1, value: { isAuth: true, email: "bea@example.com" } }),
    )
    otherTabWrites("auth")
    expect(auth.email).toBe("bea@example.com")
    expect(forgotten).toBe(1)
  })

  it("ignores what is not part of the session", () => {
    startSession(ANN)
    localStorage.removeItem("token")
    otherTabWrites("feed")
    expect(auth.isAuth).toBe(true)
  })
})
