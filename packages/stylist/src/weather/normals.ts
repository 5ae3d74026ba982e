import { STATIONS, type Station } from "./stations.ts"

/** A day's temperatures in °C. */
export interface Temperatures {
  readonly low: number
  readonly high: number
}

/** Where somebody is, in degrees: negative in the south and in the west. */
export interface Whereabouts {
  readonly latitude?: number | undefined
  readonly longitude?: number | undefined
}

/**
 * Coastal places, from south to north: 1991-2020 by the Met Office (51 and 60 N) and NOAA (21 and
 * 34 N), otherwise the national services' normals in WMO's World Weather Information Service.
 */
const COASTS: readonly Omit<Station, "longitude">[] = [
  {
    latitude: -54.8,
    highs: [14.5, 14.1, 12.1, 9.8, 6.9, 4.2, 4.6, 6.1, 8.1, 10.5, 12.2, 13.3],
    lows: [5.6, 5.6, 4.3, 2.9, 1.1, -1.2, -1.1, -0.3, 0.6, 2.3, 3.6, 4.6],
  },
  {
    latitude: -34.6,
    highs: [30.1, 28.7, 26.8, 22.9, 19.3, 16, 15.3, 17.7, 19.3, 22.7, 25.6, 28.5],
    lows: [20.1, 19.2, 17.7, 13.8, 10.7, 8.1, 7.4, 8.8, 10.3, 13.3, 15.9, 18.4],
  },
  {
    latitude: -19.6,
    highs: [31.9, 31.7, 31.2, 29.6, 27.8, 25.4, 25.3, 26.2, 28.4, 29.9, 31, 32],
    lows: [23, 22.9, 21.5, 19.2, 16.6, 13.2, 12.1, 13, 15.5, 18.5, 20.8, 22.4],
  },
  {
    latitude: 1.3,
    highs: [30.6, 31.5, 32.2, 32.4, 32.3, 31.9, 31.4, 31.4, 31.6, 31.8, 31.2, 30.5],
    lows: [24.3, 24.6, 24.9, 25.3, 25.7, 25.7, 25.4, 25.3, 25.2, 25, 24.6, 24.3],
  },
  {
    latitude: 21.3,
    highs: [27.1, 27.2, 27.7, 28.4, 29.4, 30.4, 30.9, 31.2, 31.1, 30.2, 28.9, 27.7],
    lows: [18.3, 18.3, 19.1, 20.2, 20.8, 22.2, 22.8, 23.1, 22.8, 22.2, 21.2, 19.6],
  },
  {
    latitude: 34,
    highs: [21.5, 21.9, 23.1, 25.4, 26.5, 28.5, 31.5, 32.2, 30.9, 28, 24.5, 21.8],
    lows: [8.6, 9.1, 10.1, 11.6, 13.9, 15.8, 17.9, 18.2, 17.3, 14.5, 11, 8.1],
  },
  {
    latitude: 51.5,
    highs: [8.4, 9, 11.7, 15, 18.4, 21.6, 23.9, 23.4, 20.2, 15.8, 11.5, 8.8],
    lows: [2.7, 2.6, 4.1, 6, 9.1, 12, 14.2, 14.1, 11.6, 8.8, 5.3, 3.1],
  },
  {
    latitude: 60.1,
    highs: [6.1, 5.8, 6.7, 8.4, 10.6, 12.6, 14.4, 14.7, 13, 10.4, 8.1, 6.6],
    lows: [2.2, 1.8, 2.4, 3.8, 5.6, 8, 10.1, 10.5, 9.2, 6.6, 4.3, 2.5],
  },
]

interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

/** Where the shop's own customers are, in degrees north. */
export const HOME_LATITUDE = 51.5

/** How far the word of a station carries: with the cube of its distance it counts less, and at so many km as much as the coast's. */
const REACH = { power: 3, km: 1000 } as const
/** No station is nearer than the extent of a city. */
const CITY_KM = 20
const EARTH_KM = 6371

/**
 * A month's typical days somewhere, if no forecast is known: those of a coast at the latitude, and, where the longitude is known too,
 * by as much colder or warmer as the stations around are than their coasts. Left out, each station is told from the others
 * within 2.8 °C (root mean square), and within 5.1 °C from its latitude alone.
 * @param month 1 to 12, by the calendar
 * @param at without a latitude, where the shop's customers are
 */
export function normalsFor(month: number, at: Whereabouts = {}): Temperatures {
  return usualFrom(STATIONS, month, at)
}

/** The same, by these stations. */
export function usualFrom(
  stations: readonly Station[],
  month: number,
  { latitude = HOME_LATITUDE, longitude }: Whereabouts,
): Temperatures {
  const coast = coastAt(month, latitude)
  if (longitude === undefined) return coast
  const offset = { low: 0, high: 0, weight: REACH.km ** -REACH.power }
  for (const station of stations) {
    const km = Math.max(CITY_KM, distanceKm(station, { latitude, longitude }))
    const weight = km ** -REACH.power
    const there = coastAt(month, station.latitude)
    offset.low += weight * ((station.lows[month - 1] ?? there.low) - there.low)
    offset.high += weight * ((station.highs[month - 1] ?? there.high) - there.high)
    offset.weight += weight
  }
  return {
    low: coast.low + offset.low / offset.weight,
    high: coast.high + offset.high / offset.weight,
  }
}

/** A month's typical days on a coast at a latitude. */
function coastAt(month: number, latitude: number): Temperatures {
  const next = COASTS.findIndex((coast) => coast.latitude >= latitude)
  const above = next < 0 ? COASTS.at(-1) : COASTS[next]
  const below = COASTS[Math.max(0, next < 0 ? COASTS.length - 1 : next - 1)]
  const share =
    above && below && above !== below
      ? (latitude - below.latitude) / (above.latitude - below.latitude)
      : 0
  const between = (of: "highs" | "lows") => {
    const [from = 0, to = 0] = [below?.[of][month - 1], above?.[of][month - 1]]
    return from + Math.min(1, Math.max(0, share)) * (to - from)
  }
  return { low: between("lows"), high: between("highs") }
}

/** Along a great circle, by the haversine formula. */
function distanceKm(one: Coordinates, other: Coordinates): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const across = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude))
  const chord = half(one.latitude, other.latitude) + across * half(one.longitude, other.longitude)
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
