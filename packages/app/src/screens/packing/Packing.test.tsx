import type { Trip } from "@stylin/api/contract"
import { act, fireEvent, screen } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { environment } from "../../environment.ts"
import { addDays } from "../../lib/calendar.ts"
import { localDay } from "../../lib/day.ts"
import { sendTrips } from "../../state/trips/sayTrip.ts"
import { trips } from "../../state/trips/trips.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { arriveAt, press } from "../../testing/hands.ts"
import { beMember } from "../../testing/member.ts"
import { openApp } from "../../testing/openApp.tsx"
import { sampleItem, sampleLook, unreachable } from "../../testing/samples.ts"

const day = addDays(localDay(environment.now()), 5)
const coat = {
  item_id: "coat",
  name: "Coat",
  image_url: "/api/pictures/items/coat.svg",
  section: "upper_body",
  isYours: true,
} as const
const trip: Trip = {
  trip_id: "a",
  name: "Bath",
  place: null,
  parts: [
    { day, occasion: "outings", look: sampleLook("1", { clothes: [[coat]] }) },
    { day, occasion: "dating", lacks: "What is missing is shoes." },
  ],
  packed: [],
}
const working = (known: readonly Trip[] = []): Parameters<typeof fakeCalls>[0] => ({
  getTrips: () => [...known],
  getWardrobe: () => [{ ...sampleItem("coat", "upper_body"), state: "wash" }],
  getWeather: unreachable,
  putTrip: ({ body }) => ({ ...trip, trip_id: body.trip_id, name: body.name }),
  removeTrip: () => ({ ok: true }),
  tickPacked: () => ({ ok: true }),
})

beforeEach(beMember)

it("asks where, when and what for, and lists what to pack with what is missing", async () => {
  const calls = fakeCalls(working())
  await openApp("/plan/packing")
  await arriveAt("Packing")
  await press("Pack for a trip")
  await press("Choose what to pack")
  await screen.findByText("Say where you are going first please")
  fireEvent.change(screen.getByLabelText("Where to"), { target: { value: "Bath" } })
  for (const label of ["First day", "Last day"]) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: day } })
  }
  fireEvent.change(screen.getByLabelText(/^And also/), { target: { value: "dating" } })
  await press("Choose what to pack")

  await screen.findByText("In your one look. In the wash")
  await screen.findByText("What is missing is shoes.")
  expect(calls.find(({ name }) => name === "putTrip")?.input).toMatchObject({
    body: {
      name: "Bath",
      place: null,
      parts: [
        { day, occasion: "outings" },
        { day, occasion: "dating" },
      ],
    },
  })
})

it("asks for clothes first where she has none", async () => {
  fakeCalls({ ...working(), getWardrobe: () => [] })
  await openApp("/plan/packing")
  await screen.findByText("Nothing to pack yet")
  expect(screen.queryByRole("button", { name: "Pack for a trip" })).toBeNull()

  await press("Add clothes")

  expect(location.pathname).toBe("/wardrobe/item")
})

it("asks for the town where it asks where to, and dresses for the weather there", async () => {
  const bath = { name: "Bath, England", latitude: 51.4, longitude: -2.4 }
  const calls = fakeCalls({
    ...working(),
    getWeather: () => ({
      place: null,
      felt: null,
      has_forecasts: true,
      finds_places: true,
      today: {
        day,
        words: "usual November weather",
        low: 4,
        high: 9,
        is_wet: false,
        is_windy: false,
        told_by: "month",
      },
    }),
    findPlaces: () => [bath],
  })
  await openApp("/plan/packing")
  await arriveAt("Packing")
  await press("Pack for a trip")
  await press("Find")
  await screen.findByText("Say where you are going first please")
  fireEvent.change(screen.getByLabelText("Where to"), { target: { value: "Bath" } })
  await press("Find")
  await press("Bath, England")

  screen.getByText("Dressed for the weather in Bath, England.")
  expect(screen.getByLabelText<HTMLInputElement>("Where to").value).toBe("Bath, England")
  await press("Choose what to pack")
  await vi.waitFor(() =>
    expect(calls.find(({ name }) => name === "putTrip")?.input).toMatchObject({
      body: { name: "Bath, England", place: bath },
    }),
  )
})

it("keeps ticks on the device until they are sent, and brings a deleted trip back with them", async () => {
  fakeCalls({ ...working([trip]), tickPacked: unreachable })
  await openApp("/plan/packing")
  await act(async () => (await screen.findByRole("checkbox", { name: /Coat/ })).click())
  await screen.findByText("1 of 1 packed")

  const calls = fakeCalls(working([trip]))
  await act(() => sendTrips())
  await press("Delete")
  await screen.findByText("Where are you going?")
  await press("Undo")
  await screen.findByText("1 of 1 packed")
  await act(() => sendTrips())
  const said = calls.filter(({ name }) => /Trip$|Packed$/.test(name)).map(({ name }) => name)
  expect(said).toEqual(["tickPacked", "removeTrip", "putTrip", "tickPacked"])
  expect(trips.list.map(({ packed }) => packed)).toEqual([["coat"]])
})
