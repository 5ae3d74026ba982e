import { beforeEach, expect, it, vi } from "vitest"
import { SAMPLE_PROFILE } from "../../testing/samples.ts"

const SWATCH = { name: "rust", hex: "#a5491f" }
const COLOURS = {
  colour_type: "true autumn",
  palette: { best: [SWATCH], accents: [], neutrals: [], away: [] },
}

/** The states as a new visit makes them. */
async function visit() {
  vi.resetModules()
  const { fakeCalls } = await import("../../testing/fakeCalls.ts")
  const { loadProfile } = await import("../profile/profile.ts")
  const { herColours } = await import("./herColours.ts")
  const { forgetEverything } = await import("../kept/lifetime.ts")
  return { fakeCalls, loadProfile, herColours, forgetEverything }
}

beforeEach(() => localStorage.clear())

it("are known in a later visit without a network, until she signs out", async () => {
  const first = await visit()
  expect(first.herColours.known).toBeNull()
  first.fakeCalls({ getProfile: () => ({ ...SAMPLE_PROFILE, selfie: COLOURS }) })
  await first.loadProfile()
  expect(first.herColours.known).toEqual(COLOURS)

  const second = await visit()
  expect(second.herColours.known).toEqual(COLOURS)
  second.forgetEverything()
  expect(second.herColours.known).toBeNull()
  expect((await visit()).herColours.known).toBeNull()
})
