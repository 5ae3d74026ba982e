// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { endSession } from "../session/auth.ts"
import { dropPortrait } from "./dropPortrait.ts"
import { findPortrait, forgetPortrait, keepPortrait, portrait, takePortrait } from "./portrait.ts"
import { readPortrait, storePortrait } from "./portraitStore.ts"

vi.mock("./portraitStore.ts", () => ({
  readPortrait: vi.fn(async () => undefined),
  storePortrait: vi.fn(async () => {}),
}))
vi.mock("./dropPortrait.ts", () => ({ dropPortrait: vi.fn() }))

const PICTURE = new Blob(["her"], { type: "image/jpeg" })

beforeEach(() => {
  forgetPortrait()
  vi.clearAllMocks()
})
afterEach(() => vi.restoreAllMocks())

it("keeps a picture on this device only if she says so", async () => {
  await takePortrait(PICTURE)
  expect(storePortrait).not.toHaveBeenCalled()
  await keepPortrait(true)
  expect(storePortrait).toHaveBeenCalledWith(PICTURE)
  await keepPortrait(false)
  expect(dropPortrait).toHaveBeenCalledOnce()
  expect(portrait.picture).toBe(PICTURE)
})

it("treats the next picture like the last", async () => {
  await takePortrait(PICTURE)
  await keepPortrait(true)
  const next = new Blob(["her, again"])
  await takePortrait(next)
  expect(storePortrait).toHaveBeenLastCalledWith(next)
})

it("finds the picture that was kept", async () => {
  vi.mocked(readPortrait).mockResolvedValueOnce(PICTURE)
  await findPortrait()
  expect(portrait).toMatchObject({ picture: PICTURE, isKept: true })
})

it("says that it is not kept if the browser refuses", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {})
  vi.mocked(storePortrait).mockRejectedValueOnce(new Error("full"))
  await takePortrait(PICTURE)
  await keepPortrait(true)
  expect(portrait.isKept).toBe(false)
})

it("is erased when she signs out", async () => {
  await takePortrait(PICTURE)
  await keepPortrait(true)
  endSession()
  expect(portrait).toMatchObject({ picture: null, isKept: false })
})

it("does not appear for the next person if it was still being loaded", async () => {
  vi.mocked(readPortrait).mockResolvedValueOnce(PICTURE)
  const finding = findPortrait()
  endSession()
  await finding
  expect(portrait.picture).toBeNull()
})

it("is replaced by one taken while it was being loaded", async () => {
  vi.mocked(readPortrait).mockResolvedValueOnce(new Blob(["her, last year"]))
  const finding = findPortrait()
  await takePortrait(PICTURE)
  await finding
  expect(portrait).toMatchObject({ picture: PICTURE, isKept: true })
  expect(storePortrait).toHaveBeenCalledWith(PICTURE)
})
