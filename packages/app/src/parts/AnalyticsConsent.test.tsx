import { act, cleanup, render, screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { rememberLanding } from "../analytics/landing.ts"
import { track } from "../analytics/track.ts"
import { environment } from "../environment.ts"
import { navigate } from "../router/history.ts"
import { endSession } from "../state/session/auth.ts"
import { chooseConsent, consent } from "../state/session/consent.ts"
import { visitor } from "../state/session/visitor.ts"
import { press } from "../testing/hands.ts"
import AnalyticsConsent from "./AnalyticsConsent.tsx"
import { LaterQuestions } from "./LaterQuestions.tsx"

const isPossible = vi.hoisted(() => vi.fn(() => true))
vi.mock("../analytics/permission.ts", async (original) => ({
  ...(await original<typeof import("../analytics/permission.ts")>()),
  isTrackingPossible: isPossible,
}))

let sent: string[]

beforeEach(() => {
  endSession()
  navigate("/onboarding/1")
  sent = []
  isPossible.mockReturnValue(true)
  environment.analyticsDomain = "shop.example"
  environment.sendEvent = async (name) => void sent.push(name)
  rememberLanding("?utm_source=news")
})
afterEach(cleanup)

const banner = () => screen.findByRole("region", { name: "Counting visits" })
const isShown = () => screen.queryByRole("region", { name: "Counting visits" }) !== null

it("counts nothing before she answers, and begins at once when she allows it", async () => {
  render(<LaterQuestions />)
  await banner()
  track("Feed Refreshed")
  expect(sent).toEqual([])
  await press("Allow")
  expect(consent.analytics).toBe("granted")
  expect(sent).toEqual(["App Opened"])
  expect(visitor.first_touch?.from).toEqual({ utm_source: "news" })
  expect(isShown()).toBe(false)
})

it("asks on the splash too, away from its one button", async () => {
  navigate("/")
  render(<LaterQuestions />)
  expect((await banner()).dataset.place).toBe("head")
  await act(async () => navigate("/onboarding/1"))
  expect((await banner()).dataset.place).toBe("foot")
})

it("waits until the page has fully loaded", async () => {
  const readyState = vi.spyOn(document, "readyState", "get").mockReturnValue("interactive")
  render(<LaterQuestions />)
  await act(async () => {})
  expect(isShown()).toBe(false)
  readyState.mockRestore()
  await act(async () => window.dispatchEvent(new Event("load")))
  expect(await banner()).toBeDefined()
})

it("accepts no for an answer", async () => {
  render(<LaterQuestions />)
  await banner()
  await press("No thanks")
  expect(consent.analytics).toBe("declined")
  expect(isShown()).toBe(false)
  expect(sent).toEqual([])
  expect(localStorage.getItem("visitor")).toBeNull()
})

it("does not ask again once it is answered", async () => {
  await chooseConsent("analytics", false)
  render(<AnalyticsConsent />)
  expect(isShown()).toBe(false)
})

it("does not ask if nothing is counted, or her browser has already refused", () => {
  isPossible.mockReturnValue(false)
  render(
    <>
      <LaterQuestions />
      <AnalyticsConsent />
    </>,
  )
  expect(isShown()).toBe(false)
})
