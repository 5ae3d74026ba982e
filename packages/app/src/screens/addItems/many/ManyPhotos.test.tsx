import { act, fireEvent, screen } from "@testing-library/react"
import { IDBFactory } from "fake-indexeddb"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { arrived, storePhotos } from "../../../photos/photoStore.ts"
import { leaveAddFlow } from "../../../state/adding/addFlow.ts"
import { endSession } from "../../../state/session/auth.ts"
import { ADDING_WORKS } from "../../../testing/addingClothes.ts"
import { fakeCalls } from "../../../testing/fakeCalls.ts"
import { fakeCompression, fakeObjectUrls, photoFile, textFile } from "../../../testing/files.ts"
import { arriveAt, follow, press } from "../../../testing/hands.ts"
import { beMember } from "../../../testing/member.ts"
import { openApp } from "../../../testing/openApp.tsx"
import { samplePending } from "../../../testing/samples.ts"

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory())
  vi.spyOn(console, "warn").mockImplementation(() => {})
  beMember()
  fakeObjectUrls()
  fakeCompression()
  fakeCalls({ ...ADDING_WORKS, getPending: () => [samplePending("shirt")] })
})
afterEach(() => {
  leaveAddFlow()
  endSession()
  vi.unstubAllGlobals()
})

const files = (...dropped: File[]) => ({
  types: ["Files"],
  files: dropped,
  items: dropped.map((file) => ({ kind: "file", getAsFile: () => file })),
})

it("takes photos that are dropped or pasted, and says what became of each", async () => {
  await openApp("/wardrobe/item")
  await follow("Add many photos at once")
  await arriveAt("Many photos at once")
  await press("Agree and go on")
  await act(async () => {
    fireEvent.drop(document.body, {
      dataTransfer: files(photoFile("coat.jpg"), new File([""], "notes.txt")),
    })
  })
  await screen.findByText("Found 1")
  expect(
    screen.getByText("One file was left out: it is not a photo, or the list is full."),
  ).toBeDefined()
  await act(async () => {
    fireEvent.paste(document.body, { clipboardData: files(textFile("letter.jpg")) })
  })
  await screen.findByText("“letter.jpg” is not a photo we can read.")
  expect(screen.getByText("1 of 2 read, 1 piece found, 1 did not work.")).toBeDefined()
  await screen.findByRole("button", { name: "Remove letter.jpg" })
  await press("Remove letter.jpg")
  await press("Clear what is done")
  expect(screen.queryByRole("list", { name: "Photos in the queue" })).toBeNull()
})

it("sends what another app has shared once she says so, then leads to the review", async () => {
  const photo = { id: "a", cameAt: [1, 0], file: photoFile("boots.jpg"), isHeld: true } as const
  // Prepared, because a store cannot copy jsdom's files.
  await storePhotos([{ ...arrived({ ...photo, subject: "garments" }), isPrepared: true }])
  await openApp("/wardrobe/item?step=many")
  await arriveAt("Many photos at once")
  await press("Agree and go on")
  await screen.findByText("Shared; waits for you")
  await press("Send the shared photo")
  await screen.findByText("Found 1")
  await press("Review what was found")
  await arriveAt("Review your items")
})
