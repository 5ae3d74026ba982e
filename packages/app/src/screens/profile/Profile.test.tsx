import type { Profile } from "@stylin/api/contract"
import { screen, waitFor, within } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { page } from "../../lib/page.ts"
import { onboarding } from "../../state/onboarding/answers.ts"
import { profile } from "../../state/profile/profile.ts"
import { auth, endSession, startSession } from "../../state/session/auth.ts"
import { consent } from "../../state/session/consent.ts"
import { dismissSnackbar } from "../../state/shell/snackbar.ts"
import { theme } from "../../state/shell/theme.ts"
import { fakeCalls as fakeAll } from "../../testing/fakeCalls.ts"
import { arriveAt, choose, press } from "../../testing/hands.ts"
import { openApp, reloadApp } from "../../testing/openApp.tsx"
import { noNetwork, PASSWORD_ALONE, refusal, SAMPLE_PROFILE } from "../../testing/samples.ts"

const RATED: Profile = {
  ...SAMPLE_PROFILE,
  user_responses: [1225, 1260, 1244, 1152, 1170, 1148, 1273, 1266, 1174, 1206, 1227].map(
    (look_id) => ({ look_id, user_response: true }),
  ),
}
const getProfile = () => RATED
const fakeCalls: typeof fakeAll = (answers) =>
  fakeAll({ listSessions: () => [], ...PASSWORD_ALONE, ...answers })

beforeEach(() => {
  endSession()
  dismissSnackbar()
  vi.spyOn(console, "warn").mockImplementation(() => {})
  startSession({ email: "ann@example.com", token: "t" })
})
afterEach(() => {
  vi.restoreAllMocks()
})

async function open() {
  await openApp("/profile")
  await arriveAt("Your profile")
}
const isChecked = (label: string) => screen.getByLabelText<HTMLInputElement>(label).checked

describe("her answers", () => {
  it("are shown as saved, and saved as changed", async () => {
    const calls = fakeCalls({ getProfile, updateUser: () => RATED })
    await open()
    await screen.findByLabelText("Pear")
    expect([isChecked("Pear"), isChecked("Work"), isChecked("Dating")]).toEqual([true, true, false])
    await choose("Oval")
    await choose("Dating")
    await press("Save")
    expect(await screen.findByText("Preferences saved")).toBeDefined()
    expect(calls.at(-1)?.input).toEqual({
      body: {
        update_values: { body_type: "oval", activities: ["work", "dating"] },
        said_at: expect.any(String),
      },
    })
  })

  it("are kept to be saved again if that failed", async () => {
    fakeCalls({
      getProfile,
      updateUser: () => {
        throw refusal(503, "There is a lot to do just now.")
      },
    })
    await open()
    await screen.findByLabelText("Pear")
    await choose("Oval")
    await press("Save")
    expect(await screen.findByText("There is a lot to do just now.")).toBeDefined()
    expect(isChecked("Oval")).toBe(true)
  })

  it("are kept on the device until they are saved", async () => {
    const saving = Promise.withResolvers<Profile>()
    fakeCalls({ getProfile, updateUser: () => saving.promise })
    await open()
    await screen.findByLabelText("Pear")
    expect(screen.queryByText("Not saved yet.")).toBeNull()
    await choose("Oval")
    await choose("Hijab")
    expect(localStorage.getItem("profile")).toBe(
      '{"version":1,"value":{"about":{"bodyType":"oval","activities":["work"]},"figure":{"head_covering":"hijab"}}}',
    )
    await reloadApp(() => Object.assign(profile, { known: null }))
    await screen.findByLabelText("Pear")
    expect([isChecked("Oval"), isChecked("Hijab")]).toEqual([true, true])

    await press("Save")
    await choose("Dating")
    saving.resolve(RATED)
    await screen.findByText("Preferences saved")
    expect(screen.getAllByText("Not saved yet.")).toHaveLength(2)
    // The message comes just before the button can be pressed again.
    const save = screen.getByRole("button", { name: "Save" })
    await waitFor(() => expect(save.getAttribute("aria-busy")).toBeNull())
    await press("Save")
    await waitFor(() => expect(screen.getAllByText("Not saved yet.")).toHaveLength(1))
    expect(localStorage.getItem("profile")).toContain("hijab")
    endSession()
    expect(localStorage.getItem("profile")).toBeNull()
  })

  it("can be fetched again after a failure, while the rest of the screen works", async () => {
    let failures = 1
    fakeCalls({
      getProfile: () => {
        failures -= 1
        if (failures >= 0) throw noNetwork()
        return RATED
      },
    })
    await open()
    expect(await screen.findByText("Your answers could not be fetched")).toBeDefined()
    await choose("Evening")
    expect(theme.choice).toBe("evening")
    await press("Try again")
    expect(await screen.findByLabelText("Pear")).toBeDefined()
  })

  it.each([
    ["Rate the looks again", "Pick styles you'd wear"],
    ["Sort your labels", /^Almost there!/],
  ])("are edited again on the screens of onboarding: %s", async (button, heading) => {
    fakeCalls({ getProfile })
    await open()
    await screen.findByLabelText("Pear")
    await press(button)
    await arriveAt(heading)
    expect(onboarding).toMatchObject({ bodyType: "pear", activities: ["work"] })
    expect(onboarding.tags).toEqual(RATED.tags_preferences)
    expect(onboarding.areLooksRated).toBe(true)
  })
})

it("speaks the language that she chooses once the page is loaded again", async () => {
  fakeCalls({ getProfile })
  const reload = vi.spyOn(page, "reload").mockImplementation(() => {})
  await open()
  expect(isChecked("English")).toBe(true)
  await choose("Deutsch")
  expect(reload).toHaveBeenCalledOnce()
  expect(localStorage.getItem("language")).toBe('{"version":1,"value":"de"}')
  localStorage.removeItem("language")
})

it("lets her say as much as she likes about the figure, with nothing preselected", async () => {
  const calls = fakeCalls({ getProfile, updateUser: () => RATED })
  await open()
  const skin = within(await screen.findByRole("group", { name: "Skin, on the Monk scale" }))
  expect(skin.getAllByRole("radio")).toHaveLength(10)
  for (const name of ["Hairstyle", "Head covering", "Size", "Height", "Age"]) {
    const group = within(screen.getByRole("group", { name }))
    expect(group.queryByRole("radio", { checked: true })).toBeNull()
  }
  expect(screen.getByRole("button", { name: "Save figure" })).toHaveProperty("disabled", true)
  await choose("7")
  await choose("Chestnut")
  await choose("Locs")
  await choose("Hijab")
  await choose("Plus")
  await press("Save figure")
  expect(calls.at(-1)?.input).toEqual({
    body: {
      said_at: expect.any(String),
      update_values: {
        figure: {
          skin_tone: 7,
          hair_colour: "#8c5530",
          hair_style: "locs",
          head_covering: "hijab",
          size: "plus",
        },
      },
    },
  })
})

it("offers her who wears a hijab covered arms and legs, and takes nothing for granted", async () => {
  const calls = fakeCalls({ getProfile, updateUser: () => RATED })
  await open()
  await screen.findByRole("group", { name: "Head covering" })
  const offer = "Cover my arms and legs too, in every look"
  expect(screen.queryByRole("checkbox", { name: offer })).toBeNull()
  await choose("Headscarf")
  expect(screen.queryByRole("checkbox", { name: offer })).toBeNull()
  await choose("Hijab")
  expect(isChecked(offer)).toBe(false)
  expect(calls.filter(({ name }) => name === "updateUser")).toEqual([])
  await choose(offer)
  expect(calls.at(-1)?.input).toMatchObject({
    body: { update_values: { needs: { coverage: { arms: "elbows", legs: "ankles" } } } },
  })
})

it("lets her take a covering off again, and leave all of the figure open", async () => {
  const figure = { skin_tone: 4, head_covering: "headscarf" } as const
  const calls = fakeCalls({
    getProfile: () => ({ ...RATED, figure }),
    updateUser: ({ body }) => ({ ...RATED, figure: body.update_values.figure ?? null }),
  })
  await open()
  await screen.findByRole("group", { name: "Head covering" })
  expect(isChecked("Headscarf")).toBe(true)
  await choose("None")
  await press("Save figure")
  expect(calls.at(-1)?.input).toEqual({
    body: { update_values: { figure: { skin_tone: 4 } }, said_at: expect.any(String) },
  })
  await press("Leave it all open")
  expect(calls.at(-1)?.input).toEqual({
    body: { update_values: { figure: {} }, said_at: expect.any(String) },
  })
})

it("gives and withdraws consent, and tells the account", async () => {
  const calls = fakeCalls({ getProfile, setConsent: () => ({ photos: true, analytics: true }) })
  await open()
  await screen.findByLabelText("Pear")
  await choose("My photos may be read, to find my colouring and my clothes")
  expect(consent.photos).toBe("granted")
  await choose("My photos may be read, to find my colouring and my clothes")
  expect(consent.photos).toBe("declined")
  await choose("My visits may be counted")
  expect(consent.analytics).toBe("granted")
  expect(calls.filter(({ name }) => name === "setConsent").map(({ input }) => input)).toEqual([
    { body: { purpose: "photos", granted: true } },
    { body: { purpose: "photos", granted: false } },
    { body: { purpose: "analytics", granted: true } },
  ])
})

it("lists where she is signed in, and signs out one device or all others", async () => {
  const days = { first_seen: "2026-03-02", last_seen: "2026-11-23" }
  const device = (session_id: string, label: string | null) => ({
    ...{ session_id, label, ...days },
    is_this: session_id === "this",
  })
  let refusals = 1
  const calls = fakeCalls({
    getProfile,
    listSessions: () => [
      device("this", "Firefox on Linux"),
      device("phone", "Safari on iOS"),
      device("old", null),
      device("older", "Safari on iOS"),
    ],
    endSession: () => {
      refusals -= 1
      if (refusals >= 0) throw noNetwork()
      return { ok: true }
    },
    endOtherSessions: () => ({ ok: true }),
  })
  await open()
  const list = within(await screen.findByRole("list", { name: "Devices" }))
  expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Firefox on LinuxThis deviceLast used 23 November 2026Signed in 2 March 2026Sign out",
    expect.stringMatching(/^Safari on iOSLast used/),
    expect.stringMatching(/^A browser we don’t know/),
    expect.stringMatching(/^Safari on iOS \(2\)/),
  ])
  expect(list.getByRole("button", { name: "Sign out: Safari on iOS" })).toBeDefined()
  expect(list.getByRole("button", { name: "Sign out: Safari on iOS (2)" })).toBeDefined()

  await press("Sign out: A browser we don’t know")
  expect(await screen.findByText("We could not be reached. Please try again.")).toBeDefined()
  expect(list.getAllByRole("listitem")).toHaveLength(4)
  await press("Sign out: A browser we don’t know")
  await waitFor(() => expect(list.getAllByRole("listitem")).toHaveLength(3))
  expect(calls.at(-1)).toMatchObject({ name: "endSession", input: { body: { session_id: "old" } } })
  expect(document.activeElement?.textContent).toMatch(/^Sign out any device/)

  await press("Sign out everywhere else")
  await screen.findByText("You are signed in on this device only.")
  expect(list.getAllByRole("listitem")).toHaveLength(1)
  expect(screen.queryByRole("button", { name: "Sign out everywhere else" })).toBeNull()
  expect(auth.isAuth).toBe(true)
})
