import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
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
