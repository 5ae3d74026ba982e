import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { endSession, startSession } from "../state/session/auth.ts"
import { chooseConsent, consent } from "../state/session/consent.ts"
import { fakeCalls } from "../testing/fakeCalls.ts"
import { press } from "../testing/hands.ts"
import { PhotoConsent } from "./PhotoConsent.tsx"

beforeEach(() => endSession())
afterEach(cleanup)

it("shows nothing that takes photos before she agrees", () => {
  render(<PhotoConsent>camera</PhotoConsent>)
  expect(screen.queryByText("camera")).toBeNull()
  expect(screen.getByText(/^Stylin reads your photos only to/)).toBeDefined()
  expect(consent.photos).toBe("unasked")
})

it("records her press, and goes on from there", async () => {
  const calls = fakeCalls({ setConsent: () => ({ photos: true, analytics: false }) })
  startSession({ email: "ann@example.com", token: "t" })
  const onGranted = vi.fn(() => expect(consent.photos).toBe("granted"))
  render(<PhotoConsent onGranted={onGranted}>camera</PhotoConsent>)
  await press("Agree and go on")
  expect(onGranted).toHaveBeenCalledOnce()
  expect(calls.map((call) => call.input)).toEqual([{ body: { purpose: "photos", granted: true } }])
  expect(document.activeElement?.textContent).toBe("camera")
})

it("does not ask twice, but asks again once she has withdrawn", async () => {
  await chooseConsent("photos", true)
  render(<PhotoConsent>camera</PhotoConsent>)
  expect(screen.getByText("camera")).toBeDefined()
  expect(document.activeElement).toBe(document.body)
  cleanup()
  await chooseConsent("photos", false)
  render(<PhotoConsent>camera</PhotoConsent>)
  expect(screen.queryByText("camera")).toBeNull()
})
