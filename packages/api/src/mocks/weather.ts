import type { DressedFor } from "../contract/dressed-for.ts"
import type { FeltWeather, FoundPlace, HerWeather } from "../contract/weather.ts"
import { weatherWords } from "../contract/weather-words.ts"
import { type Account, isoTime, type State } from "./state.ts"

type Told = Omit<DressedFor, "day" | "words" | "told_by">

const DRY = { is_wet: false, is_windy: false } as const
const FELT: Readonly<Record<FeltWeather, Told>> = {
  cold: { low: 1, high: 6, ...DRY },
  mild: { low: 10, high: 16, ...DRY },
  hot: { low: 19, high: 28, ...DRY },
}
/** Every place has the same forecast: a wet day in autumn. */
const FORECAST: Told = { low: 4, high: 9, is_wet: true, is_windy: false }
const MONTH: Told = { low: 5, high: 12, ...DRY }

/** The places that the mocked provider knows. */
const PLACES: readonly FoundPlace[] = [
  { name: "Bristol, England, United Kingdom", latitude: 51.5, longitude: -2.6 },
  { name: "Bristol, Tennessee, United States", latitude: 36.6, longitude: -82.2 },
  { name: "Edinburgh, Scotland, United Kingdom", latitude: 56, longitude: -3.2 },
  { name: "London, England, United Kingdom", latitude: 51.5, longitude: -0.1 },
  { name: "Manchester, England, United Kingdom", latitude: 53.5, longitude: -2.2 },
]

/** Places whose name begins like this. */
export function placesLike(name: string): FoundPlace[] {
  return PLACES.filter((place) => place.name.toLowerCase().startsWith(name.toLowerCase()))
}

/** What is known of the weather that she dresses for. */
export function weatherOf({ now }: State, account: Account): HerWeather {
  const { place, felt } = account.weather
  const said = felt && Date.parse(felt.ends_at) > now() ? felt : null
  const today = {
    day: isoTime(now()).slice(0, 10),
    ...(said ? FELT[said.felt] : place ? FORECAST : MONTH),
    told_by: said ? said.felt : place ? "forecast" : "month",
  }
  return {
    place,
    felt: said,
    today: { ...today, words: weatherWords(today) },
    has_forecasts: true,
    finds_places: true,
  }
}
