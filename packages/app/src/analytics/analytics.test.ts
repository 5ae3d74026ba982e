import { beforeEach, describe, expect, it, vi } from "vitest"
import { environment } from "../environment.ts"
import { attributionIn, touchText } from "../state/session/attribution.ts"
import { endSession } from "../state/session/auth.ts"
import { chooseConsent } from "../state/session/consent.ts"
import { recordLogin, visitor } from "../state/session/visitor.ts"
import { reportConversion } from "./conversion.ts"
import { EVENTS } from "./events.ts"
import { rememberLanding } from "./landing.ts"
import { isTrackingRefused } from "./permission.ts"
import { startAnalytics } from "./start.ts"
import { track } from "./track.ts"

const AT = Date.UTC(2026, 2, 1, 10)

let sent: { name: string; props: object }[]

beforeEach(() => {
  endSession()
  sent = []
  environment.analyticsDomain = "shop.example"
  environment.now = () => AT
  environment.sendEvent = async (name, props) => {
    sent.push({ name, props })
  }
  environment.loadConversion = undefined
  rememberLanding("?utm_source=news&utm_medium=mail&other=x")
})

describe("attribution", () => {
  it("reads the known keys and nothing else", () => {
    expect(attributionIn("?utm_source=news&gclid=42&email=a@b.example")).toEqual({
      utm_source: "news",
      gclid: "42",
    })
    expect(attributionIn("")).toEqual({})
  })

  it("truncates values that are far too long", () => {
    expect(attributionIn(`?utm_term=${"x".repeat(5000)}`).utm_term).toHaveLength(200)
  })

  it("puts a touch on one line", () => {
    expect(touchText({ at: "2026-03-01T10:00:00.000Z", from: { utm_source: "a b" } })).toBe(
      "utm_source=a+b&at=2026-03-01T10%3A00%3A00.000Z",
    )
  })
})

describe("counting visits", () => {
  it("does not begin before she agrees", () => {
    startAnalytics()
    track("Feed Refreshed")
    expect(sent).toEqual([])
    expect(localStorage.getItem("visitor")).toBeNull()
  })

  it("reports that the app was opened, and where she came from", async () => {
    await chooseConsent("analytics", true)
    startAnalytics()
    const touch = "utm_source=news&utm_medium=mail&at=2026-03-01T10%3A00%3A00.000Z"
    expect(sent).toEqual([
      { name: "App Opened", props: { first_touch: touch, latest_touch: touch } },
    ])
  })

  it("keeps the first touch and updates the latest", async () => {
    await chooseConsent("analytics", true)
    startAnalytics()
    rememberLanding("?utm_source=advert")
    startAnalytics()
    expect(visitor.first_touch?.from).toEqual({ utm_source: "news", utm_medium: "mail" })
    expect(visitor.latest_touch?.from).toEqual({ utm_source: "advert" })
  })

  it("adds to every later event how she signed in", async () => {
    await chooseConsent("analytics", true)
    recordLogin({ isReturning: true, method: "email" })
    track("Occasion Chosen", { occasions: "work", from: "feed" })
    expect(sent[0]?.props).toMatchObject({
      login_method: "email",
      is_returning_user: true,
      occasions: "work",
      from: "feed",
    })
  })

  it("stops when she withdraws, and sends nothing if nothing is set up", async () => {
    await chooseConsent("analytics", true)
    await chooseConsent("analytics", false)
    track("Feed Refreshed")
    await chooseConsent("analytics", true)
    environment.analyticsDomain = undefined
    track("Feed Refreshed")
    expect(sent).toEqual([])
  })

  it("respects the browser's own opt-outs", () => {
    const browser = (more: object): Navigator => ({ ...navigator, doNotTrack: null, ...more })
    expect(isTrackingRefused(browser({}))).toBe(false)
    expect(isTrackingRefused(browser({ globalPrivacyControl: true }))).toBe(true)
    expect(isTrackingRefused(browser({ doNotTrack: "1" }))).toBe(true)
  })

  it("goes on if the service cannot be reached", async () => {
    await chooseConsent("analytics", true)
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {})
    environment.sendEvent = () => Promise.reject(new Error("blocked"))
    track("Feed Refreshed")
    await expect.poll(() => warned).toHaveBeenCalledOnce()
  })
})

describe("the conversion", () => {
  it("is reported once she has agreed", async () => {
    const hook = vi.fn()
    environment.loadConversion = async () => hook
    await reportConversion()
    expect(hook).not.toHaveBeenCalled()
    await chooseConsent("analytics", true)
    await reportConversion()
    expect(hook).toHaveBeenCalledOnce()
  })

  it("is waited for no longer than 800 ms", async () => {
    await chooseConsent("analytics", true)
    const waits: number[] = []
    environment.wait = async (milliseconds) => {
      waits.push(milliseconds)
    }
    environment.loadConversion = () => new Promise(() => {})
    await reportConversion()
    expect(waits).toEqual([800])
  })

  it("does not stop a signup by failing", async () => {
    await chooseConsent("analytics", true)
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {})
    environment.wait = () => new Promise(() => {})
    environment.loadConversion = () => Promise.reject(new Error("not found"))
    await reportConversion()
    expect(warned).toHaveBeenCalledOnce()
  })
})

it("is documented, event by event", async () => {
  const rows = Object.entries(EVENTS).map(([name, { when, props }]) => {
    const carried = Object.entries(props).map(([prop, words]) => `\`${prop}\`: ${words}`)
    return `| ${name} | ${when} | ${carried.join("<br>")} |`
  })
  const head = ["| event | sent when | carries |", "|---|---|---|"]
  const intro = [
    "# What is counted",
    "",
    "Visits are counted only if the operator has set it up (`VITE_PLAUSIBLE_DOMAIN`, and",
    "`VITE_PLAUSIBLE_HOST` for their own host), the visitor has agreed, and her browser sends neither",
    "Global Privacy Control nor Do Not Track. The list below is complete: it mirrors",
    "`src/analytics/events.ts`, and a test compares the two.",
    "",
    "Every event carries the page's path and these facts about the visit: `first_touch` and",
    "`latest_touch` (the campaign parameters of the address, with the time), `login_method` and",
    "`is_returning_user`.",
    "",
    "A signup can be reported to an advertiser through the operator's own module",
    "(`VITE_CONVERSION_MODULE`, the address of an ES module whose default export is called), under the",
    "same conditions; the app waits for it at most 800 ms.",
    "",
  ]
  const page = `${[...intro, ...head, ...rows].join("\n")}\n`
  await expect(page).toMatchFileSnapshot("../../ANALYTICS.md")
})
