import { expect, it } from "vitest"
import { weatherWords } from "./weather-words.ts"

const day = {
  day: "2026-11-23",
  low: 4.2,
  high: 8.9,
  is_wet: false,
  is_windy: false,
  told_by: "forecast",
}

it.each<[string, Partial<typeof day>]>([
  ["4 to 9 degrees", {}],
  ["4 to 9 degrees, rain", { is_wet: true }],
  ["4 to 9 degrees, wind", { is_windy: true }],
  ["4 to 9 degrees, rain and wind", { is_wet: true, is_windy: true }],
  ["−3 to 0 degrees", { low: -3.4, high: -0.3 }],
  ["9 degrees", { low: 8.6 }],
  ["a cold day", { told_by: "cold", is_wet: true }],
  ["usual November weather", { told_by: "month" }],
])("says %s", (words, more) => {
  expect(weatherWords({ ...day, ...more })).toBe(words)
})
