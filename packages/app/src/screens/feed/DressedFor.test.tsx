import { ApiError } from "@stylin/api/client"
import type { DressedFor, HerWeather } from "@stylin/api/contract"
import { act, screen } from "@testing-library/react"
import { ref } from "valtio/vanilla"
import { beforeEach, expect, it, vi } from "vitest"
import { environment } from "../../environment.ts"
import { feed } from "../../state/feed/feed.ts"
import { isLeft } from "../../state/kept/leftBehind.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { fakeWhere } from "../../testing/fakeWhere.ts"
import { choose, enter, expectBlamed, press } from "../../testing/hands.ts"
import { beMember } from "../../testing/member.ts"
import { openApp } from "../../testing/openApp.tsx"
import { refusal, sampleLook, unreachable } from "../../testing/samples.ts"

const MONTH: DressedFor = {
  day: "2026-11-23",
  words: "usual November weather",
  low: 5,
  high: 12,
  is_wet: false,
  is_windy: false,
  told_by: "month",
}
const RAIN: DressedFor = {
  ...MONTH,
  words: "4 to 9 degrees, rain",
  low: 4,
  high: 9,
  is_wet: true,
  told_by: "forecast",
}
const NOWHERE: HerWeather = {
  place: null,
  felt: null,
  today: MONTH,
  has_forecasts: true,
  finds_places: true,
}
const BRISTOL = { name: "Bristol, England", latitude: 51.5, longitude: -2.6 }
const LEEDS = { name: "Leeds, England", latitude: 53.8, longitude: -1.5 }
const IN_BRISTOL: HerWeather = { ...NOWHERE, place: BRISTOL, today: RAIN }

/** Looks for a day's weather. */
const looksFor = (dressed_for: DressedFor) =>
  ["1", "2", "3"].map((id) => sampleLook(id, { dressed_for }))

let now = 0
/** What the provider dresses her for. */
let today = MONTH
beforeEach(() => {
  beMember()
  now = new Date(2026, 10, 23, 9).getTime()
  today = MONTH
  environment.now = () => now
  environment.wait = () => new Promise(() => {})
  vi.spyOn(console, "warn").mockImplementation(() => {})
})

async function openSheet(answers: Parameters<typeof fakeCalls>[0]) {
  const calls = fakeCalls({
    getFeed: () => looksFor(today),
    getWeather: () => NOWHERE,
    ...answers,
  })
  await openApp("/feed")
  await press("Dressed for usual November weather")
  await screen.findByRole("dialog", { name: "The weather you dress for" })
  return calls
}
const named = (calls: ReturnType<typeof fakeCalls>, wanted: string) =>
  calls.flatMap(({ name, input }) => (name === wanted ? [input] : []))

it("says in half a line what the feed is dressed for", async () => {
  fakeCalls({ getFeed: () => looksFor(RAIN) })
  await openApp("/feed")
  screen.getByRole("button", { name: "Dressed for 4 to 9 degrees, rain" })
})

it("takes a town by its name, and dresses her for the forecast there", async () => {
  const calls = await openSheet({
    findPlaces: () => [BRISTOL, { ...BRISTOL, name: "Bristol, Tennessee" }],
    setPlace: () => IN_BRISTOL,
  })
  await screen.findByText("Today: usual November weather.")
  await press("Find")
  expectBlamed("Town")

  await enter("Town", "Bristol")
  await press("Find")
  today = RAIN
  await press("Bristol, England")

  await screen.findByText("Today: 4 to 9 degrees, rain.")
  expect(screen.getByRole("link", { name: /Open-Meteo/ })).toBeDefined()
  expect(named(calls, "setPlace")).toMatchObject([{ body: BRISTOL }])
  await screen.findByRole("button", { name: "Dressed for 4 to 9 degrees, rain", hidden: true })
})

it("says where no town is found, or names cannot be looked up", async () => {
  let answer: () => [] = () => []
  await openSheet({ findPlaces: () => answer() })
  await enter("Town", "Nowhere")
  await press("Find")
  await screen.findByText("No town of this name was found.")

  answer = () => {
    throw refusal(503, "Towns can't be looked up here just now.")
  }
  await press("Find")
  await screen.findByText("Towns can't be looked up here just now.")
})

it("says what the browser will ask before it asks, and sends no more than 0.1 degrees", async () => {
  const asked = fakeWhere((told) => told({ latitude: 51.4779, longitude: -0.0015 }))
  const calls = await openSheet({ setPlace: () => IN_BRISTOL })

  await press("Use where I am")
  screen.getByText(/Your browser asks you next, once. We round the answer to about 11 km/)
  expect(asked).not.toHaveBeenCalled()
  await press("Ask my browser")

  expect(asked).toHaveBeenCalledTimes(1)
  await vi.waitFor(() => expect(named(calls, "setPlace")).toHaveLength(1))
  const [input] = named(calls, "setPlace")
  expect(input).toEqual({
    body: { latitude: 51.5, longitude: 0, said_at: new Date(now).toISOString() },
  })
})

it("says why the browser did not tell, and can be left", async () => {
  fakeWhere((_, refused) => refused())
  await openSheet({})

  await press("Use where I am")
  await press("Ask my browser")
  const why = await screen.findByText(/is not allowed to share/)
  expect(why.textContent).toMatch(
    /Allow it in your browser’s settings .* or say above how today is/,
  )
  await press("Not now")

  screen.getByRole("button", { name: "Use where I am" })
})

it("forgets her place in one press, and knows it again in another", async () => {
  const calls = await openSheet({
    getWeather: () => IN_BRISTOL,
    forgetPlace: () => NOWHERE,
    setPlace: () => IN_BRISTOL,
  })
  await screen.findByText("Bristol, England")

  await press("Forget this place")

  expect(screen.queryByText("Bristol, England")).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Your place" }))
  expect(named(calls, "forgetPlace")).toHaveLength(1)
  await screen.findByText("Today: usual November weather.")

  screen.getByText("Your place is forgotten.")
  await press("Undo")

  await screen.findByText("Bristol, England")
  expect(named(calls, "setPlace")).toMatchObject([{ body: BRISTOL }])
  await screen.findByText("Today: 4 to 9 degrees, rain.")
})

it("does not bring a forgotten place back over the one that she has named since", async () => {
  const calls = await openSheet({
    getWeather: () => IN_BRISTOL,
    forgetPlace: () => NOWHERE,
    setPlace: () => ({ ...IN_BRISTOL, place: LEEDS }),
  })
  await screen.findByText("Bristol, England")
  await press("Forget this place")
  const { sayPlace } = await import("../../state/weather/sayWeather.ts")
  act(() => sayPlace(LEEDS))
  await screen.findByText("Leeds, England")

  await press("Undo")

  screen.getByText("Leeds, England")
  expect(named(calls, "setPlace")).toMatchObject([{ body: LEEDS }])
})

it("is dressed for what she says of today, until midnight by her own clock", async () => {
  const cold = { ...MONTH, words: "a cold day", low: 0, high: 5, told_by: "cold" }
  const calls = await openSheet({ sayWeather: () => ({ ...NOWHERE, today: cold }) })
  await screen.findByText("Today: usual November weather.")

  today = cold
  await choose("Cold")

  await screen.findByText("Today: a cold day.")
  expect(named(calls, "sayWeather")).toMatchObject([
    { body: { felt: "cold", ends_at: new Date(2026, 10, 24).toISOString() } },
  ])
  await screen.findByRole("button", { name: "Dressed for a cold day", hidden: true })
})

it("sends what she says of today while looks for her place are still on their way", async () => {
  const cold = { ...MONTH, words: "a cold day", told_by: "cold" }
  let feeds = 0
  const calls = await openSheet({
    getWeather: () => IN_BRISTOL,
    getFeed: () => {
      feeds += 1
      return feeds === 2 ? new Promise(() => {}) : looksFor(today)
    },
    forgetPlace: () => ({ ...NOWHERE, today: { ...MONTH, words: "rain after all" } }),
    sayWeather: () => ({ ...NOWHERE, today: cold }),
  })
  await screen.findByText("Bristol, England")
  await press("Forget this place")
  await vi.waitFor(() => expect(feeds).toBe(2))

  today = cold
  await choose("Cold")

  await screen.findByText("Today: a cold day.")
  expect(named(calls, "sayWeather")).toHaveLength(1)
})

it("keeps what she says offline, and sends it once the provider is reached", async () => {
  await openSheet({ sayWeather: unreachable })
  await screen.findByText("Today: usual November weather.")
  await choose("Hot")
  await screen.findByText(/Your looks follow as soon as we can be reached/)
  expect(isLeft("weather")).toBe(true)

  const hot = { ...MONTH, words: "a hot day", told_by: "hot" }
  const calls = fakeCalls({
    sayWeather: () => ({ ...NOWHERE, today: hot }),
    getFeed: () => looksFor(hot),
  })
  const { sendWeather } = await import("../../state/weather/sayWeather.ts")
  await act(sendWeather)

  expect(named(calls, "sayWeather")).toMatchObject([{ body: { felt: "hot" } }])
  expect(isLeft("weather")).toBe(false)
  screen.getByText("Today: a hot day.")
})

it("says that the weather did not load, and can try again", async () => {
  let isDown = true
  await openSheet({
    getWeather: () => {
      if (isDown) throw new ApiError("network", { message: "We could not be reached." })
      return NOWHERE
    },
  })
  await screen.findByText("The weather did not load")
  isDown = false

  await press("Try again")

  await screen.findByText("Today: usual November weather.")
})

/** Yesterday's looks, kept on the device. */
function keepLooksOf(day: DressedFor) {
  feed.looks = ref(looksFor({ ...day, day: "2026-11-22" }))
}

it("does not serve yesterday's looks for another weather", async () => {
  keepLooksOf(MONTH)
  const calls = fakeCalls({ getWeather: () => IN_BRISTOL, getFeed: () => looksFor(RAIN) })

  await openApp("/feed")

  await screen.findByRole("button", { name: "Dressed for 4 to 9 degrees, rain" })
  expect(named(calls, "getWeather")).toHaveLength(1)
  expect(named(calls, "getFeed")).toHaveLength(1)
})

it("keeps yesterday's looks where today is much the same, and where nobody can be asked", async () => {
  const nearly = { ...RAIN, low: 6, high: 11, words: "6 to 11 degrees, rain" }
  keepLooksOf(RAIN)
  const calls = fakeCalls({ getWeather: () => ({ ...IN_BRISTOL, today: nearly }) })
  await openApp("/feed")
  await vi.waitFor(() => expect(named(calls, "getWeather")).toHaveLength(1))
  screen.getByRole("button", { name: "Dressed for 4 to 9 degrees, rain" })

  // A day later, on a page that stayed open.
  now += 24 * 60 * 60 * 1000
  const offline = fakeCalls({ getWeather: unreachable })
  await act(async () => void document.dispatchEvent(new Event("visibilitychange")))
  await vi.waitFor(() => expect(named(offline, "getWeather")).toHaveLength(1))
  screen.getByRole("button", { name: "Dressed for 4 to 9 degrees, rain" })
})
