import { SEASONAL_TYPES } from "@stylin/garments/vocabulary"
import { act, fireEvent, screen, within } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { environment } from "../../environment.ts"
import { selfie } from "../../state/selfie/selfie.ts"
import { endSession, startSession } from "../../state/session/auth.ts"
import { chooseConsent } from "../../state/session/consent.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { arriveAt, press } from "../../testing/hands.ts"
import { openApp } from "../../testing/openApp.tsx"
import { answerEverything, DOUBTFUL, refusal, SAMPLE_PROFILE } from "../../testing/samples.ts"

vi.mock("../../photos/compressor.ts", () => ({
  startCompressor: () => ({ compress: async (photo: Blob) => photo, close() {} }),
}))

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1])
const RESPONSE = { colour_type: "soft autumn" }
const consented = () => ({ photos: true, analytics: false })

beforeEach(() => {
  endSession()
  environment.wait = () => new Promise(() => {})
  vi.spyOn(console, "warn").mockImplementation(() => {})
})

async function pick(file = new File([JPEG], "me.jpg")) {
  await act(async () => {
    fireEvent.change(screen.getByLabelText("Photo of your face"), { target: { files: [file] } })
  })
}

async function openSelfie() {
  startSession({ email: "ann@example.com", token: "t" })
  await openApp("/wardrobe/selfie")
  await arriveAt("Take a selfie")
}

it("asks before opening the camera, and then opens it", async () => {
  fakeCalls({ setConsent: consented })
  const getUserMedia = vi.fn(() => new Promise(() => {}))
  vi.stubGlobal("navigator", Object.assign(navigator, { mediaDevices: { getUserMedia } }))
  await openSelfie()
  await press("Take a selfie")
  expect(getUserMedia).not.toHaveBeenCalled()
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Your photos")
  await press("Agree and go on")
  expect(getUserMedia).toHaveBeenCalledWith({
    video: expect.objectContaining({ facingMode: { ideal: "user" } }),
    audio: false,
  })
})

it("asks before opening the file chooser, and then opens it", async () => {
  fakeCalls({ setConsent: consented })
  await openSelfie()
  const opened = vi.spyOn(screen.getByLabelText<HTMLInputElement>("Photo of your face"), "click")
  await press("Upload a photo")
  expect(opened).not.toHaveBeenCalled()
  await press("Agree and go on")
  expect(opened).toHaveBeenCalledOnce()
  expect(screen.getByRole("checkbox", { name: /^I hold a sheet of white paper/ })).toBeDefined()
})

it("says that it is processing, then that it is done, and leads back to the wardrobe", async () => {
  let answer = (_: typeof RESPONSE) => {}
  fakeCalls({
    setConsent: consented,
    analyseSelfie: () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  })
  await chooseConsent("photos", true)
  await openSelfie()
  await pick()
  expect(await screen.findByText("Processing...")).toBeDefined()
  await act(async () => answer(RESPONSE))
  await arriveAt(
    "You're all set! The AI will analyze your color type and make more tailored suggestions. Keep exploring.",
  )
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }))
  expect(screen.getByRole("link", { name: "Finish" }).getAttribute("href")).toBe("/wardrobe")
  expect(selfie.isSelfieLoaded).toBe(true)
})

it("takes focus to what a guest's selfie suggests", async () => {
  answerEverything()
  fakeCalls({ setConsent: consented, analyseSelfie: () => OFFERING })
  await chooseConsent("photos", true)
  await openApp("/onboarding/5")
  await pick()
  const heading = await screen.findByRole("heading", { name: "Your colours" })
  expect(document.activeElement).toBe(heading)
  expect(await screen.findByText(/^Your selfie suggests these; you decide\./)).toBeDefined()
})

it("asks for another selfie if the first left doubt", async () => {
  fakeCalls({ analyseSelfie: () => ({ ...RESPONSE, analysis: DOUBTFUL }) })
  await chooseConsent("photos", true)
  await openSelfie()
  await pick()
  await arriveAt(/^You're all set!/)
  expect(screen.getByText(/This picture left some doubt/)).toBeDefined()
  await press("Take another selfie")
  expect(await screen.findByRole("button", { name: "Take a selfie" })).toBeDefined()
})

const VOTE = {
  shares: SEASONAL_TYPES.map((type) =>
    type === "soft autumn"
      ? 0.5
      : type === "soft summer"
        ? 0.35
        : type === "deep autumn"
          ? 0.15
          : 0,
  ),
  by_paper: false,
}
const OFFERING = { ...RESPONSE, analysis: { ...DOUBTFUL, votes: [VOTE] } }

it("offers the types that it suggests, each on her own picture, and takes her choice", async () => {
  const calls = fakeCalls({
    analyseSelfie: () => OFFERING,
    getProfile: () => ({ ...SAMPLE_PROFILE, selfie: OFFERING }),
    updateUser: () => ({
      ...SAMPLE_PROFILE,
      selfie: { ...OFFERING, colour_type: "soft summer", is_own_choice: true },
    }),
  })
  await chooseConsent("photos", true)
  await openSelfie()
  await pick()
  const offers = await screen.findByRole("group", { name: "Which of these lights you up?" })
  expect(within(offers).getAllByRole("radio")).toHaveLength(3)
  expect(offers.querySelectorAll("img[src^='blob:']")).toHaveLength(3)
  expect(screen.getByText("Neutral undertone")).toBeDefined()

  await act(async () =>
    within(offers)
      .getByRole("radio", { name: /^Soft summer/ })
      .click(),
  )
  expect(calls.find(({ name }) => name === "updateUser")?.input).toEqual({
    body: { update_values: { colour_choice: "soft summer" }, said_at: expect.any(String) },
  })
  expect(
    within(offers).getByRole<HTMLInputElement>("radio", { name: /^Soft summer/ }).checked,
  ).toBe(true)
})

it("says what speaks for each type, how sure that is, and what was read", async () => {
  fakeCalls({
    analyseSelfie: () => OFFERING,
    getProfile: () => ({ ...SAMPLE_PROFILE, selfie: OFFERING }),
  })
  await chooseConsent("photos", true)
  await openSelfie()
  await pick()
  const read = await screen.findByRole("region", { name: "What we saw" })
  expect(read.textContent).toMatch(/Your selfie says [a-z ]+: \d+% likely\./)
  expect(within(read).getByText("Neutral undertone")).toBeDefined()
  const offers = screen.getByRole("group", { name: "Which of these lights you up?" })
  expect(offers.textContent).toContain(
    "50% likely, going by your selfie. You are somewhere in between.",
  )
})

it("lets her compare by holding fabric, and keeps those pictures on the device", async () => {
  const calls = fakeCalls({
    analyseSelfie: () => OFFERING,
    getProfile: () => ({ ...SAMPLE_PROFILE, selfie: OFFERING }),
  })
  await chooseConsent("photos", true)
  await openSelfie()
  await pick()
  // So that the test does not wait for its compilation.
  await import("../colours/Fabrics.tsx")
  await press("Hold fabric")
  const picker = await screen.findByLabelText("Photo of you with fabric")
  const before = calls.length
  for (const name of ["scarf.jpg", "shirt.jpg"]) {
    const files = [new File([JPEG], name)]
    await act(async () => fireEvent.change(picker, { target: { files } }))
  }
  const fabrics = screen.getByRole("list", { name: "You with each fabric" })
  expect(within(fabrics).getAllByRole("img", { name: "You with fabric" })).toHaveLength(2)
  const [remove] = within(fabrics).getAllByRole("button", { name: "Remove" })
  await act(async () => remove?.click())
  expect(within(fabrics).getAllByRole("img")).toHaveLength(1)
  expect(calls).toHaveLength(before)
})

it("offers them on the fifth step, too, where a guest's choice is kept with her selfie", async () => {
  fakeCalls({ analyseSelfie: () => OFFERING })
  answerEverything()
  await chooseConsent("photos", true)
  await openApp("/onboarding/5")
  await arriveAt("Take a selfie for outfit color match")
  await pick()
  await act(async () => (await screen.findByRole("radio", { name: /^Soft summer/ })).click())
  expect(selfie.selfieResponse).toMatchObject({ colour_type: "soft summer", is_own_choice: true })
  await press("Take another selfie")
  await pick()
  await screen.findByRole("radio", { name: /^Soft summer/ })
  expect(selfie.selfieResponse).toMatchObject({ colour_type: "soft summer", is_own_choice: true })
})

it("says what went wrong, keeps the photo, and sends it again", async () => {
  let failures = 1
  const calls = fakeCalls({
    analyseSelfie: () => {
      failures -= 1
      if (failures >= 0) throw refusal(503, "Selfies can't be read just now.")
      return RESPONSE
    },
  })
  await chooseConsent("photos", true)
  await openSelfie()
  await pick()
  expect((await screen.findByRole("alert")).textContent).toContain(
    "Selfies can't be read just now. Your photo is still here, and nothing else was lost.",
  )
  await press("Try again")
  await arriveAt(/^You're all set!/)
  const sent = calls.filter((call) => call.name === "analyseSelfie").map((call) => call.input)
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
})

it("rejects a file that is no photo", async () => {
  const calls = fakeCalls({})
  await chooseConsent("photos", true)
  await openSelfie()
  await pick(new File(["%PDF-1.7"], "cv.pdf"))
  expect(await screen.findByText("“cv.pdf” is not a photo we can read.")).toBeDefined()
  await press("Take another")
  expect(screen.getByRole("button", { name: "Take a selfie" })).toBeDefined()
  expect(calls).toEqual([])
})

it("is the fifth step of onboarding, where a guest's result is kept", async () => {
  fakeCalls({ analyseSelfie: () => RESPONSE })
  answerEverything()
  await chooseConsent("photos", true)
  await openApp("/onboarding/5")
  await arriveAt("Take a selfie for outfit color match")
  expect(screen.getByRole("button", { name: "Skip" })).toBeDefined()
  expect(screen.getByRole("link", { name: "Add your clothes first" }).getAttribute("href")).toBe(
    "/wardrobe/item",
  )
  await pick()
  expect(await screen.findByText(/^Your selfie has been read/)).toBeDefined()
  expect(selfie).toMatchObject({ selfieResponse: RESPONSE, isSelfieLoaded: false })
  await press("Next")
  await arriveAt("Create an Account")
})

it("asks a guest for another if the first left doubt, and goes on with both", async () => {
  fakeCalls({ analyseSelfie: () => ({ ...RESPONSE, analysis: DOUBTFUL }) })
  answerEverything()
  await chooseConsent("photos", true)
  await openApp("/onboarding/5")
  await arriveAt("Take a selfie for outfit color match")
  await pick()
  expect(await screen.findByText(/This picture left some doubt/)).toBeDefined()
  await press("Take another selfie")
  expect(await screen.findByRole("button", { name: "Take a selfie" })).toBeDefined()
  expect(screen.queryByRole("button", { name: "Skip" })).toBeNull()
  await pick()
  expect(await screen.findByText(/This picture left some doubt/)).toBeDefined()
  await press("Next")
  await arriveAt("Create an Account")
})

it("lets a guest skip it", async () => {
  fakeCalls({})
  answerEverything()
  await openApp("/onboarding/5")
  await arriveAt("Take a selfie for outfit color match")
  await press("Skip")
  await arriveAt("Create an Account")
})
