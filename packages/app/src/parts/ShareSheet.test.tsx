import { screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { fakeCalls } from "../testing/fakeCalls.ts"
import { choose, press } from "../testing/hands.ts"
import { beMember } from "../testing/member.ts"
import { openApp } from "../testing/openApp.tsx"
import { sampleLook, unreachable } from "../testing/samples.ts"

beforeEach(() => {
  beMember()
  const headers = { "content-type": "image/jpeg" }
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response("jpeg", { headers }))
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:picture")
  vi.spyOn(URL, "revokeObjectURL").mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, "share")
  Reflect.deleteProperty(navigator, "canShare")
})

const LOOK = sampleLook("1", { lay_url: "/api/pictures/lays/1.webp" })
const shared = () => ({ picture_url: "/api/pictures/shares/me/words.jpg" })

async function openSheet(answers: Parameters<typeof fakeCalls>[0] = { shareLook: shared }) {
  const calls = fakeCalls({ getFavourites: () => [LOOK], ...answers })
  await openApp("/favorites")
  await screen.findByRole("heading", { name: "Look 1" })
  await press("Share Look 1")
  await screen.findByRole("dialog", { name: "Share this look" })
  return () => calls.filter(({ name }) => name === "shareLook").map(({ input }) => input)
}

it("shows nothing personal until she ticks it", async () => {
  const asked = await openSheet()
  await screen.findByRole("img", { name: "Preview: Look 1, laid out" })
  expect(asked()).toEqual([{ body: { look_id: "1", picture: "laid", shows: [] } }])
  for (const box of screen.getAllByRole("checkbox")) expect(box).toHaveProperty("checked", false)

  await choose("My photographed clothes")
  await choose("Worn")
  await choose("My figure")
  await screen.findByRole("img", { name: "Preview: Look 1, worn" })

  expect(asked().slice(1)).toEqual([
    { body: { look_id: "1", picture: "laid", shows: ["photos"] } },
    { body: { look_id: "1", picture: "worn", shows: ["photos"] } },
    { body: { look_id: "1", picture: "worn", shows: ["figure", "photos"] } },
  ])
})

it("hands the picture to the device, and says so if that fails", async () => {
  const share = vi.fn().mockRejectedValue(new TypeError("no"))
  Object.assign(navigator, { share, canShare: () => true })
  await openSheet()
  await screen.findByRole("button", { name: "Download" })
  await press("Share")
  const [{ files }] = share.mock.calls[0] ?? [{}]
  expect([files[0].name, files[0].type]).toEqual(["Look-1.jpg", "image/jpeg"])
  await screen.findByText("Your device could not share the picture. You can download it instead.")
})

it("offers a download where the device shares nothing", async () => {
  await openSheet()
  await screen.findByRole("button", { name: "Download" })
  expect(screen.queryByRole("button", { name: "Share" })).toBeNull()
})

it("says why there is no picture, and tries again", async () => {
  await openSheet({ shareLook: unreachable })
  await screen.findByText(/We could not be reached/)
  fakeCalls({ getFavourites: () => [LOOK], shareLook: shared })
  await press("Try again")
  await screen.findByRole("img", { name: "Preview: Look 1, laid out" })
})
