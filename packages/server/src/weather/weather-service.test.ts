import type { ServerResponse } from "node:http"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { RAINY, startWeatherStub, type WeatherStub } from "../testing/weather-stub.ts"
import { createWeatherService } from "./weather-service.ts"

const HOUR_MS = 60 * 60 * 1000
const MORNING = Date.UTC(2026, 10, 23, 8)
const BRISTOL = { latitude: 51.5, longitude: -2.6 }
const LONDON = { latitude: 51.5, longitude: -0.1 }

describe("a weather service in Open-Meteo's protocol", () => {
  let stub: WeatherStub
  let now: number
  let lines: string[]
  beforeEach(async () => {
    now = MORNING
    lines = []
    stub = await startWeatherStub({ clock: () => now })
  })
  afterEach(() => stub.close())

  const service = (key?: string) =>
    createWeatherService(
      { ...stub.settings, key },
      {
        log: { warn: (details, line) => lines.push(`${line} ${JSON.stringify(details)}`) },
        limitMs: 300,
      },
    )

  it("is asked for a day's weather at a place, to 0.1 degrees, with the operator's key", async () => {
    const day = await service("a-key").today({ latitude: -33.9, longitude: 151 }, now)

    expect(day).toEqual({ day: "2026-11-23", weather: RAINY })
    const [{ pathname, searchParams } = new URL("http://nothing")] = stub.asked
    expect(pathname).toBe("/v1/forecast")
    expect(Object.fromEntries(searchParams)).toEqual({
      latitude: "-33.9",
      longitude: "151.0",
      daily: expect.stringContaining("temperature_2m_max,temperature_2m_min"),
      timezone: "auto",
      forecast_days: "9",
      apikey: "a-key",
    })
  })

  it("is asked once for a place and hour, also by several at a time", async () => {
    const weather = service()

    await Promise.all([weather.today(BRISTOL, now), weather.today(BRISTOL, now)])
    await weather.today(BRISTOL, now + HOUR_MS / 2)
    expect(stub.asked).toHaveLength(1)
    await weather.today(LONDON, now)
    expect(stub.asked).toHaveLength(2)
    stub.day = { ...RAINY, high: 15 }
    const later = await weather.today(BRISTOL, now + HOUR_MS)

    expect(stub.asked).toHaveLength(3)
    expect(later?.weather.high).toBe(15)
  })

  it("gives the day by the calendar of the place", async () => {
    const ahead = await startWeatherStub({ clock: () => now, aheadMs: 5.5 * HOUR_MS })
    const weather = createWeatherService(ahead.settings, { log: { warn: () => {} } })
    now = Date.UTC(2026, 10, 23, 18, 10)

    const [first, ...others] = await weather.ahead(BRISTOL, now)
    expect([first?.day, others.length]).toEqual(["2026-11-23", 8])
    // Half past six in the evening, UTC, is midnight there.
    expect((await weather.today(BRISTOL, now))?.day).toBe("2026-11-23")
    expect((await weather.today(BRISTOL, now + HOUR_MS / 2))?.day).toBe("2026-11-24")
    expect(ahead.asked).toHaveLength(1)
    await ahead.close()
  })

  it.each<[string, (response: ServerResponse) => void]>([
    ["no JSON", (response) => response.end("<html>Bristol")],
    ["another form", (response) => response.end(JSON.stringify({ daily: { time: [] } }))],
    [
      "the heat of an oven",
      (response) =>
        response.end(
          JSON.stringify({
            utc_offset_seconds: 0,
            daily: {
              time: ["2026-11-23"],
              temperature_2m_max: [220],
              temperature_2m_min: [180],
              precipitation_sum: [0],
              precipitation_probability_max: [0],
              wind_speed_10m_max: [0],
            },
          }),
        ),
    ],
    ["too many calls", (response) => response.writeHead(429).end('{"error":true}')],
    ["a way elsewhere", (response) => response.writeHead(307, { location: "/geo" }).end()],
    ["a cut connection", (response) => response.destroy()],
    ["nothing at all", () => {}],
    [
      "an answer without an end",
      (response) => {
        const more = () => {
          if (!response.destroyed) response.write("x".repeat(65_536), more)
        }
        more()
      },
    ],
  ])("is passed over when it gives %s, and then left alone for a minute", async (_name, give) => {
    stub.answer = (_, response) => give(response)
    const weather = service("a-key")

    expect(await weather.today(BRISTOL, now)).toBeUndefined()
    expect(await weather.today(LONDON, now + 59_000)).toBeUndefined()
    expect(stub.asked).toHaveLength(1)
    expect(lines).toEqual([expect.stringMatching(/^the weather service did not help/)])
    expect(lines.join()).not.toMatch(/a-key|51|Bristol/)

    stub.answer = undefined
    expect(await weather.today(LONDON, now + 60_000)).toBeDefined()
  })

  it("is believed for a day while it cannot be asked", async () => {
    const weather = service()
    await weather.today(BRISTOL, now)
    stub.answer = (_, response) => response.destroy()

    expect(await weather.today(BRISTOL, now + 5 * HOUR_MS)).toBeDefined()
    expect(await weather.today(BRISTOL, now + 25 * HOUR_MS)).toBeUndefined()
  })

  it("leaves out what is missing of a day, and the day without a temperature", async () => {
    const daily = {
      time: ["2026-11-23"],
      temperature_2m_max: [9],
      temperature_2m_min: [4],
      precipitation_sum: [null],
      precipitation_probability_max: [null],
      wind_speed_10m_max: [null],
    }
    stub.answer = (_, response) => response.end(JSON.stringify({ utc_offset_seconds: 0, daily }))
    expect(await service().today(BRISTOL, now)).toEqual({
      day: "2026-11-23",
      weather: { low: 4, high: 9, rain: undefined, rainChance: undefined, wind: undefined },
    })

    stub.answer = (_, response) =>
      response.end(
        JSON.stringify({ utc_offset_seconds: 0, daily: { ...daily, temperature_2m_min: [null] } }),
      )
    expect(await service().today(BRISTOL, now)).toBeUndefined()
  })

  it("finds places by name, rounded to 0.1 degrees, each name once", async () => {
    const places = await service("a-key").findPlaces?.("Brist")

    expect(places).toEqual([
      { name: "Bristol, England, United Kingdom", latitude: 51.5, longitude: -2.6 },
      { name: "Bristol, United States", latitude: 36.6, longitude: -82.2 },
    ])
    expect(stub.asked[0]?.pathname).toBe("/geo/search")
    expect(await service().findPlaces?.("Nowhere")).toEqual([])
  })

  it("does not find places where it has no address for that, or fails", async () => {
    const { placesUrl, ...settings } = stub.settings
    const without = createWeatherService(
      { ...settings, placesUrl: undefined },
      { log: { warn: () => {} } },
    )
    expect(without.findPlaces).toBeUndefined()

    stub.answer = (_, response) => response.writeHead(500).end()
    expect(await service().findPlaces?.("Bristol")).toBeUndefined()
    expect(lines.join()).not.toContain("Bristol")
  })
})
