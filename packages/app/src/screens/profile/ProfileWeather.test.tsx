import { screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { environment } from "../../environment.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { press } from "../../testing/hands.ts"
import { beMember } from "../../testing/member.ts"
import { openApp } from "../../testing/openApp.tsx"
import { SAMPLE_PROFILE } from "../../testing/samples.ts"

const ANSWERS = {
  getProfile: () => SAMPLE_PROFILE,
  listSessions: () => [],
  listWaysIn: () => ({ has_password: true, identities: [], passkeys: [] }),
  getWaysIn: () => ({ open_id: null, passkeys: null }),
}

it("says where she dresses, and lets her name a place", async () => {
  beMember()
  const today = {
    day: "2026-11-23",
    words: "4 to 9 degrees",
    low: 4,
    high: 9,
    is_wet: false,
    is_windy: false,
    told_by: "forecast",
  }
  const place = { name: "Bristol", latitude: 51.5, longitude: -2.6 }
  const known = { felt: null, today, has_forecasts: true, finds_places: true }
  fakeCalls({ ...ANSWERS, getWeather: () => ({ ...known, place }) })
  await openApp("/profile")

  await screen.findByText("Your looks are for the weather in Bristol.")
  await press("Change or forget it")

  await screen.findByRole("dialog", { name: "The weather you dress for" })
  expect(await screen.findByText("Today: 4 to 9 degrees.")).toBeDefined()
})

it("says what she said of today, and takes it back", async () => {
  beMember()
  const today = {
    day: "2026-11-23",
    words: "a cold day",
    low: 0,
    high: 6,
    is_wet: false,
    is_windy: false,
    told_by: "cold",
  }
  const felt = { felt: "cold" as const, ends_at: new Date(environment.now() + 1000).toISOString() }
  const known = { felt, place: null, today, has_forecasts: false, finds_places: false }
  const calls = fakeCalls({
    ...ANSWERS,
    getWeather: () => known,
    sayWeather: () => ({ ...known, felt: null }),
  })
  await openApp("/profile")

  const said = await screen.findByText("Your looks are for a cold day until midnight, as you said.")
  await press("Take it back")

  expect(said.textContent).toMatch(/^Your looks are for a usual day of the month/)
  expect(document.activeElement).toBe(said)
  expect(screen.queryByRole("button", { name: "Take it back" })).toBeNull()
  await vi.waitFor(() =>
    expect(calls.find(({ name }) => name === "sayWeather")?.input).toMatchObject({
      body: { felt: null },
    }),
  )
})
