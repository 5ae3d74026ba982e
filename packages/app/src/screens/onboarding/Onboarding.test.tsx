import { CALIBRATION_LOOKS } from "@stylin/stylist/calibration"
import { act, fireEvent, screen, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { environment } from "../../environment.ts"
import { navigate } from "../../router/history.ts"
import { onboarding } from "../../state/onboarding/answers.ts"
import { endSession, startSession } from "../../state/session/auth.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { arriveAt, choose, enter, press } from "../../testing/hands.ts"
import { openApp } from "../../testing/openApp.tsx"
import {
  answerEverything,
  refusal,
  SAMPLE_PROFILE,
  sampleLooks,
  unreachable,
} from "../../testing/samples.ts"

beforeEach(() => {
  endSession()
  environment.wait = () => Promise.resolve()
})

const ok = () => ({ ok: true as const })

it("begins at the first step when nothing is answered", async () => {
  await openApp("/onboarding/6")
  await arriveAt("Tell us about you")
  expect(location.pathname).toBe("/onboarding/1")
})

it("lets her go on once a body type and an activity are chosen", async () => {
  await openApp("/onboarding/1")
  await arriveAt("Tell us about you")
  const next = screen.getByRole("button", { name: "Next" })
  expect(next).toHaveProperty("disabled", true)
  await choose("Inverted triangle")
  expect(next).toHaveProperty("disabled", true)
  await choose("Errands")
  expect(next).toHaveProperty("disabled", false)
  await press("Next")
  await arriveAt("Pick styles you'd wear")
  expect(onboarding).toMatchObject({ bodyType: "inverted_triangle", activities: ["errands"] })
})

/** Answers every step, and every call of a signup; its calls are listed. */
function readyToSignUp() {
  const calls = fakeCalls({
    register: () => ({ access_token: "t" }),
    createUser: () => SAMPLE_PROFILE,
    sendCrm: ok,
    savePreferences: ok,
    getFeed: () => sampleLooks(3),
  })
  answerEverything()
  return calls
}

const inputOf = (calls: ReturnType<typeof fakeCalls>, name: string) =>
  calls.find((call) => call.name === name)?.input

it("takes an invitation from a link through all steps, and out of the page's address", async () => {
  const calls = readyToSignUp()
  await openApp("/onboarding/1#invitation=let-me-in")
  await arriveAt("Tell us about you")
  expect(location.hash).toBe("")
  act(() => navigate("/onboarding/6"))
  await arriveAt("Create an Account")
  await enter("Email", "ann@example.com")
  await enter("Password", "a-long-password")
  await press("Create account")
  await arriveAt("Styled for you")

  expect(inputOf(calls, "register")).toEqual({
    body: { email: "ann@example.com", password: "a-long-password", invitation: "let-me-in" },
  })
})

it("asks who looks are drawn on, and needs no answer", async () => {
  const calls = readyToSignUp()
  const created = () => calls.find(({ name }) => name === "createUser")?.input
  await openApp("/onboarding/1")
  await arriveAt("Tell us about you")
  const open = screen.getByRole("radio", { name: "A different woman each time" })
  expect(open).toHaveProperty("checked", true)
  expect(screen.getByRole("button", { name: "Next" })).toHaveProperty("disabled", false)

  await choose("Skin 7")
  expect(onboarding.figure).toEqual({ skin_tone: 7 })
  await act(async () => navigate("/onboarding/6"))
  await arriveAt("Create an Account")
  await enter("Email", "ann@example.com")
  await enter("Password", "a-long-password")
  await press("Create account")
  await arriveAt("Styled for you")

  expect(created()).toMatchObject({ body: { figure: { skin_tone: 7 } } })
})

it("leaves open who looks are drawn on if she takes that back", async () => {
  answerEverything()
  await openApp("/onboarding/1")
  await arriveAt("Tell us about you")
  await choose("Skin 7")
  await choose("A different woman each time")
  expect(onboarding.figure).toEqual({})
})

it("leads from the last rated look through the processing screen to the tags", async () => {
  fakeCalls({ getTagPreferences: () => ({ love: ["Denim"], dontMind: [], avoid: [] }) })
  answerEverything()
  onboarding.tags = null
  onboarding.preferences.pop()
  await openApp("/onboarding/2")
  await arriveAt("Pick styles you'd wear")
  expect(screen.getByText("10 of 11 answered")).toBeDefined()
  await choose("Would wear!")
  await press("Next")
  await arriveAt(/^Almost there!/)
  expect(screen.getByRole("button", { name: /Denim/ })).toBeDefined()
})

it("takes answers by number keys, look by look, where focus is", async () => {
  answerEverything()
  onboarding.preferences.splice(0, 3)
  await openApp("/onboarding/2")
  await arriveAt("Pick styles you'd wear")
  const deck = screen.getByRole("list", { name: "Sample looks" })
  const focused = () =>
    [...deck.children].findIndex((card) => card.contains(document.activeElement))
  await act(async () => within(deck).getAllByRole("radio")[0]?.focus())
  for (const key of ["2", "x", "1"]) {
    await act(async () => fireEvent.keyDown(document.activeElement ?? deck, { key }))
  }
  expect(onboarding.preferences.slice(-2)).toEqual([
    { look_id: CALIBRATION_LOOKS[0]?.id, user_response: true },
    { look_id: CALIBRATION_LOOKS[1]?.id, user_response: false },
  ])
  expect(focused()).toBe(2)
})

it("creates the account and leads to the feed", async () => {
  const calls = readyToSignUp()
  await openApp("/onboarding/6")
  await arriveAt("Create an Account")
  await press("Create account")
  expect(screen.getAllByText("Not all fields are filled")).toHaveLength(2)
  await enter("Email", "ann@example.com")
  await enter("Password", "a-long-password")
  await choose("Don't email me styling ideas and offers")
  await press("Create account")
  await arriveAt("Styled for you")
  expect(location.pathname).toBe("/feed")
  expect(inputOf(calls, "createUser")).toMatchObject({ body: { marketing_opt_in: true } })
})

it("links to the legal pages, and mails nobody who keeps the default", async () => {
  const calls = readyToSignUp()
  await openApp("/onboarding/6")
  await arriveAt("Create an Account")
  const href = (name: string) => screen.getByRole("link", { name }).getAttribute("href")
  expect(href("terms of use")).toBe("/terms-of-use.html")
  expect(href("privacy policy")).toBe("/privacy-policy.html")
  const optOut = screen.getByRole("checkbox", { name: "Don't email me styling ideas and offers" })
  expect(optOut).toHaveProperty("checked", true)
  await enter("Email", "ann@example.com")
  await enter("Password", "a-long-password")
  await press("Create account")
  await arriveAt("Styled for you")
  expect(inputOf(calls, "createUser")).toMatchObject({ body: { marketing_opt_in: false } })
})

it("shows the way to sign in if the address is known", async () => {
  fakeCalls({
    register: () => {
      throw refusal(409, "This email is already registered.")
    },
  })
  answerEverything()
  await openApp("/onboarding/6")
  await arriveAt("Create an Account")
  await enter("Email", "ann@example.com")
  await enter("Password", "a-long-password")
  await press("Create account")
  const link = await screen.findByRole("link", { name: "Sign-in" })
  expect(link.getAttribute("href")).toBe("/auth/signin")
  expect(link.parentElement?.textContent).toBe(
    "This email is already registered. Please use a different email or Sign-in.",
  )
})

describe("what is wrong with a signup", () => {
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  const words = (label: string) => {
    const ids = field(label).getAttribute("aria-describedby")?.split(" ") ?? []
    return ids.map((id) => document.getElementById(id)?.textContent).join(" ")
  }

  beforeEach(async () => {
    answerEverything()
    await openApp("/onboarding/6")
    await arriveAt("Create an Account")
  })

  it("is said at the field, which is marked and takes focus", async () => {
    await press("Create account")
    expect(words("Email")).toBe("Not all fields are filled")
    expect(field("Email").ariaInvalid).toBe("true")
    expect(field("Password").ariaInvalid).toBe("true")
    expect(words("Password")).toContain("Not all fields are filled")
    expect(document.activeElement).toBe(field("Email"))

    await enter("Email", "ann@example.com")
    await press("Create account")
    expect(field("Email").ariaInvalid).toBeNull()
    expect(words("Password")).toContain("Not all fields are filled")
    expect(document.activeElement).toBe(field("Password"))

    await enter("Email", "no address")
    await enter("Password", "short")
    await press("Create account")
    expect(words("Email")).toBe("Please enter a valid email address.")
    expect(words("Password")).toBe("The password needs at least 8 characters.")
    expect(document.activeElement).toBe(field("Email"))
  })

  it.each([
    { status: 409, label: "Email", detail: "This email is already registered." },
    { status: 422, label: "Password", detail: "This password is too common." },
  ] as const)("is said at the $label where the provider refuses it", async (refused) => {
    fakeCalls({
      register: () => {
        throw refusal(refused.status, refused.detail)
      },
    })
    await enter("Email", "ann@example.com")
    await enter("Password", "a-long-password")
    await press("Create account")
    await screen.findByText(refused.detail, { exact: false })
    expect(words(refused.label)).toContain(refused.detail)
    expect(field(refused.label).ariaInvalid).toBe("true")
    expect(document.activeElement).toBe(field(refused.label))
  })

  it("marks no field if the network is lost", async () => {
    fakeCalls({
      register: unreachable,
    })
    await enter("Email", "ann@example.com")
    await enter("Password", "a-long-password")
    await press("Create account")
    await screen.findByText("We could not be reached. Please try again.")
    expect(field("Email").ariaInvalid).toBeNull()
    expect(field("Password").ariaInvalid).toBeNull()
  })
})

it("saves the tags of a signed-in person at once", async () => {
  const calls = fakeCalls({ updateUser: () => SAMPLE_PROFILE, savePreferences: ok })
  startSession({ email: "ann@example.com", token: "t" })
  answerEverything()
  await openApp("/onboarding/4")
  await arriveAt(/^Almost there!/)
  await press("Next")
  await arriveAt("Take a selfie for outfit color match")
  expect(screen.getByText("Preferences saved")).toBeDefined()
  expect(screen.queryByRole("button", { name: "Skip" })).toBeNull()
  expect(calls.map((call) => call.name)).toEqual(["updateUser", "savePreferences"])
})
