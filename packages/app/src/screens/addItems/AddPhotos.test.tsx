import { act, fireEvent, screen, within } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { navigate } from "../../router/history.ts"
import { leaveAddFlow } from "../../state/adding/addFlow.ts"
import { endSession } from "../../state/session/auth.ts"
import { chooseConsent } from "../../state/session/consent.ts"
import { snackbar } from "../../state/shell/snackbar.ts"
import { ADDING_WORKS, beginWay, SUBMITTED } from "../../testing/addingClothes.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { fakeCompression, fakeObjectUrls, photoFile, textFile } from "../../testing/files.ts"
import { arriveAt, press } from "../../testing/hands.ts"
import { beMember } from "../../testing/member.ts"
import { answerEverything, refusal, unreachable } from "../../testing/samples.ts"

beforeEach(() => {
  beMember()
  Object.assign(navigator, { userAgentData: { mobile: true } })
  fakeObjectUrls()
  fakeCompression()
  fakeCalls(ADDING_WORKS)
})
afterEach(leaveAddFlow)

async function pick(...files: File[]): Promise<void> {
  await act(async () => {
    fireEvent.change(screen.getByLabelText(/^(Photos|Add photos)$/), { target: { files } })
  })
}

it("asks before the first photo, then sends photos of herself", async () => {
  const calls = fakeCalls(ADDING_WORKS)
  await beginWay("Your photos")
  await arriveAt("Your photos")
  expect(screen.queryByRole("button", { name: "Upload photos" })).toBeNull()
  await press("Agree and go on")
  expect(screen.getByRole("button", { name: "Upload photos" })).toBeDefined()
  await pick(photoFile("one.jpg"), textFile("notes.jpg"))
  await screen.findByText("“notes.jpg” is not a photo we can read.")
  await press("Delete photo 2")
  await pick(photoFile("two.jpg"))
  expect(screen.getByText("2 of 10")).toBeDefined()
  await press("Submit photos")
  await screen.findByRole("dialog", { name: SUBMITTED })
  expect(calls.find((call) => call.name === "parsePhotos")?.input).toMatchObject({
    files: { length: 2 },
  })
  await press("Continue")
  await arriveAt("Styled for you")
})

it("takes at most ten photos, and says so in red", async () => {
  await chooseConsent("photos", true)
  await beginWay("Your photos")
  await arriveAt("Your photos")
  await pick(...Array.from({ length: 11 }, (_, index) => photoFile(`${index}.jpg`)))
  expect(snackbar.message).toMatchObject({
    text: "You can select up to 10 photos at once.",
    color: "red",
  })
  expect(screen.getByRole("button", { name: "Upload photos" })).toBeDefined()
})

it("keeps the photos on the screen if the network is lost", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {})
  await chooseConsent("photos", true)
  fakeCalls({
    ...ADDING_WORKS,
    parsePhotos: unreachable,
  })
  await beginWay("Your photos")
  await arriveAt("Your photos")
  await pick(photoFile("one.jpg"))
  await press("Submit photos")
  await screen.findByText("We could not be reached. Please try again. Your photos are still here.")
  fakeCalls(ADDING_WORKS)
  await press("Try again")
  await screen.findByRole("dialog", { name: SUBMITTED })
})

it.each([
  [true, "They cannot be read just now. They are kept, and will be read later."],
  [
    false,
    "They cannot be read just now. They are kept for 24 hours: create your account in that time, and they will be read later.",
  ],
])("says what happens to photos that cannot be read now; signed in: %s", async (isAuth, words) => {
  vi.spyOn(console, "warn").mockImplementation(() => {})
  if (!isAuth) endSession()
  await chooseConsent("photos", true)
  fakeCalls({
    ...ADDING_WORKS,
    parsePhotos: () => {
      throw refusal(503, "Photos can't be read just now.")
    },
  })
  await beginWay("Your photos")
  await arriveAt("Your photos")
  await pick(photoFile("one.jpg"))
  await press("Submit photos")
  const modal = await screen.findByRole("dialog", { name: SUBMITTED })
  expect(within(modal).getByText(words)).toBeDefined()
})

it("leads a guest on to her account, and keeps her token for it", async () => {
  endSession()
  answerEverything()
  await chooseConsent("photos", true)
  const calls = fakeCalls(ADDING_WORKS)
  await beginWay("Your photos")
  await arriveAt("Your photos")
  await pick(photoFile("one.jpg"))
  await press("Submit photos")
  await screen.findByRole("dialog", { name: SUBMITTED })
  await press("Continue")
  await arriveAt("Create an Account")
  const sent = calls.find((call) => call.name === "parsePhotos")
  expect(localStorage.getItem("claim")).toContain(sent?.options?.claimToken)
})

it("names photos by their position, not by their file names", async () => {
  await beginWay("Your photos")
  await arriveAt("Your photos")
  await press("Agree and go on")
  await pick(photoFile("3F2504E0-4F89-41D3-9A0C-0305E82C3301.jpg"), photoFile("98A1.jpg"))
  expect(names()).toEqual(["Delete photo 1", "Delete photo 2"])
  await press("Delete photo 1")
  expect(names()).toEqual(["Delete photo 1"])
})

it("takes photos of garments, from the gallery if there is no camera", async () => {
  const calls = fakeCalls(ADDING_WORKS)
  await beginWay("Wardrobe photos")
  await arriveAt("Wardrobe photos")
  await press("Take pictures")
  await arriveAt("Take pictures")
  await press("Agree and go on")
  const finish = screen.getByRole("button", { name: "Finish taking photos" })
  expect(finish.getAttribute("aria-disabled")).toBe("true")
  expect(screen.getByText("You can add up to 10 photos")).toBeDefined()
  await pick(photoFile("coat.jpg"), photoFile("boots.jpg"))
  expect(finish.getAttribute("aria-disabled")).toBeNull()
  await pick(...Array.from({ length: 9 }, (_, index) => photoFile(`${index}.jpg`)))
  expect(finish.getAttribute("aria-disabled")).toBe("true")
  for (const place of [3, 2, 1]) await press(`Delete photo ${place}`)
  await press("Finish taking photos")
  await screen.findByRole("dialog", { name: SUBMITTED })
  expect(calls.find((call) => call.name === "parsePhotos")?.input).toMatchObject({
    files: { length: 8 },
  })
})

it("takes what she chose from the gallery even if the camera has failed meanwhile", async () => {
  await chooseConsent("photos", true)
  const camera = Promise.withResolvers<MediaStream>()
  vi.stubGlobal("isSecureContext", true)
  Object.assign(navigator, { mediaDevices: { getUserMedia: () => camera.promise } })
  await beginWay("Wardrobe photos")
  await press("Take pictures")
  const chooser = await screen.findByLabelText("Photos")
  await act(async () => camera.reject(new DOMException("", "NotFoundError")))
  await screen.findByText("No camera was found")
  await act(async () => {
    fireEvent.change(chooser, { target: { files: [photoFile("coat.jpg")] } })
  })
  expect(screen.getByText("1 of 10")).toBeDefined()
  Reflect.deleteProperty(navigator, "mediaDevices")
})

it("frees photos and previews when the screen is left", async () => {
  const urls = fakeObjectUrls()
  await chooseConsent("photos", true)
  await beginWay("Your photos")
  await arriveAt("Your photos")
  await pick(photoFile("one.jpg"))
  await expect.poll(() => urls.size).toBe(1)
  await act(async () => navigate("/feed"))
  await arriveAt("Styled for you")
  expect(urls.size).toBe(0)
})

const names = () =>
  screen.getAllByRole("button", { name: /^Delete / }).map((button) => button.ariaLabel)
