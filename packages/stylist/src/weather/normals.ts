/** A day's temperatures in °C. */
export interface Temperatures {
  readonly low: number
  readonly high: number
}

interface Station {
  /** Degrees north, negative in the south. */
  readonly latitude: number
  /** The mean highs and lows of the months, from January on. */
  readonly highs: readonly number[]
  readonly lows: readonly number[]
}

/**
 * Coastal places, from south to north: 1991-2020 by the Met Office (51 and 60 N) and NOAA (21 and
 * 34 N), otherwise the national services' normals in WMO's World Weather Information Service.
 */
const STATIONS: readonly Station[] = [
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

/** Where the shop's own customers are, in degrees north. */
export const HOME_LATITUDE = 51.5

/**
 * A month's typical days at a latitude, if no forecast is known.
 * @param month 1 to 12, by the calendar
 * @param latitude degrees north, negative in the south
 */
export function normalsFor(month: number, latitude: number = HOME_LATITUDE): Temperatures {
  const next = STATIONS.findIndex((station) => station.latitude >= latitude)
  const above = next < 0 ? STATIONS.at(-1) : STATIONS[next]
  const below = STATIONS[Math.max(0, next < 0 ? STATIONS.length - 1 : next - 1)]
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
