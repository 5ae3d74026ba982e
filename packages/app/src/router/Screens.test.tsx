import { act, cleanup, render, screen } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest"
import { Router } from "wouter"
import { forgetCode, loadCode } from "../lib/loadCode.ts"
import { page as wholePage } from "../lib/page.ts"
import { endSession, startSession } from "../state/session/auth.ts"
import { network } from "../state/shell/network.ts"
import { fakeBrowser } from "../testing/browser.ts"
import { press } from "../testing/hands.ts"
import { navigate, startHistory, useAppLocation } from "./history.ts"
import { loadInside, Screens } from "./Screens.tsx"
import type { RouteSpec, ScreenProps } from "./spec.ts"

function Broken(): never {
  throw new Error("broken")
}

const open = { layout: "public", navbar: false } as const
const ROUTES: RouteSpec[] = [
  page("/", "guest", "Splash"),
  {
    ...page("/onboarding/:step", "both", ({ params }) => <h1>Step {params.step}</h1>),
    title: "Your style",
  },
  { ...page("/feed", "user", "Feed"), layout: "signedIn", navbar: true },
  page("/broken", "both", Broken),
  page("*", "both", "Page not found"),
]

function page(path: string, access: RouteSpec["access"], content: string | Content): RouteSpec {
  const Shown = typeof content === "string" ? () => <h1>{content}</h1> : content
  return {
    path,
    access,
    title: "Look",
    load: async () => ({ default: Shown }),
    ...open,
  }
}
type Content = (props: ScreenProps) => React.ReactElement

let scrolledTo: number[]
let stopHistory: () => void

beforeEach(() => {
  endSession()
  scrolledTo = fakeBrowser().scrolledTo
  history.replaceState(null, "", "/")
  stopHistory = startHistory()
})
afterEach(() => {
  cleanup()
  stopHistory()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function visit(path: string) {
  await act(async () => navigate(path))
}
async function start(routes: readonly RouteSpec[] = ROUTES) {
  await loadCode(loadInside)
  await act(async () => {
    render(
      <Router hook={useAppLocation}>
        <Screens routes={routes} />
      </Router>,
    )
  })
}
const heading = () => screen.getByRole("heading", { level: 1 }).textContent

it("shows the screen of the address", async () => {
  await start()
  expect(heading()).toBe("Splash")
  await visit("/onboarding/2")
  expect(heading()).toBe("Step 2")
  await visit("/nowhere")
  expect(heading()).toBe("Page not found")
})

it("sends a guest from an inner screen to the splash", async () => {
  await start()
  await visit("/feed")
  expect(location.pathname).toBe("/")
  expect(heading()).toBe("Splash")
})

it("sends a signed-in person from the splash to her feed", async () => {
  startSession({ email: "ann@example.com", token: "t" })
  await start()
  expect(location.pathname).toBe("/feed")
  expect(heading()).toBe("Feed")
  expect(screen.getByRole("navigation")).toBeDefined()
})

it("leaves an inner screen when she signs out", async () => {
  startSession({ email: "ann@example.com", token: "t" })
  await start()
  await act(async () => endSession())
  expect(location.pathname).toBe("/")
  expect(heading()).toBe("Splash")
})

it("titles the document and moves focus to the heading, but not on the first screen", async () => {
  await start()
  await visit("/onboarding/1")
  expect(document.title).toBe("Your style · Stylin")
  expect(document.activeElement?.textContent).toBe("Step 1")
})

it("scrolls to the top of a new screen, and back to the old position on return", async () => {
  await start()
  await visit("/onboarding/1")
  window.scrollTo({ top: 700 })
  await visit("/onboarding/2")
  expect(scrolledTo.at(-1)).toBe(0)
  await act(async () => {
    const popped = new Promise((resolve) =>
      window.addEventListener("popstate", resolve, { once: true }),
    )
    history.back()
    await popped
  })
  expect(heading()).toBe("Step 1")
  expect(scrolledTo.at(-1)).toBe(700)
})

it("answers the press that leads to a screen before it draws the screen", async () => {
  await start()
  const drawn = screen.findByRole("heading", { name: "Step 1" })
  navigate("/onboarding/1")
  // Whatever a press changes at once is changed by the end of its turn.
  await Promise.resolve()
  expect(heading()).toBe("Splash")
  await drawn
})

it("confines a failure to its screen", async () => {
  const reported = vi.spyOn(console, "error").mockImplementation(() => {})
  await start()
  await visit("/broken")
  expect(heading()).toBe("Unexpected Application Error!")
  expect(reported.mock.calls.filter(([text]) => text === "A screen failed.")).toHaveLength(1)
  await visit("/onboarding/1")
  expect(heading()).toBe("Step 1")
})

describe("a screen whose code cannot be fetched", () => {
  let failures: number
  const flaky: RouteSpec = {
    ...page("/flaky", "both", "Here"),
    load: async () => {
      failures -= 1
      if (failures >= 0) throw new TypeError("Failed to fetch dynamically imported module")
      return { default: () => <h1>Here</h1> }
    },
  }
  let warned: MockInstance
  beforeEach(async () => {
    failures = 1
    vi.spyOn(console, "error").mockImplementation(() => {})
    warned = vi.spyOn(console, "warn").mockImplementation(() => {})
    network.isOnline = true
    forgetCode(flaky.load)
    await start([flaky, ...ROUTES])
  })
  afterEach(() => {
    network.isOnline = true
  })

  it("is fetched again on the next visit", async () => {
    await visit("/flaky")
    expect(heading()).toBe("This page could not be fetched")
    await visit("/flaky")
    expect(heading()).toBe("Here")
  })

  it("says that she is offline, and appears once there is a network", async () => {
    network.isOnline = false
    await visit("/flaky")
    expect(heading()).toBe("You are offline")
    expect(warned).toHaveBeenCalledOnce()
    await act(async () => {
      network.isOnline = true
    })
    expect(heading()).toBe("Here")
  })

  it("offers the newest version if a network does not help", async () => {
    wholePage.reload = vi.fn()
    await visit("/flaky")
    await press("Try again")
    expect(wholePage.reload).toHaveBeenCalledOnce()
  })
})
