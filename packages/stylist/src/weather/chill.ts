/** The wind of a usual day in km/h, at 10 m: what the tables of clothing for walkers allow for. */
const USUAL = 20
/** In °C: wind chill is defined up to the first; where it is mild, wind no longer chills. */
const UNTIL = { cold: 10, mild: 16 } as const

/**
 * The temperature that a wind makes of the air's for somebody out in it, by Osczevski and Bluestein ("The new wind
 * chill equivalent temperature chart", Bulletin of the American Meteorological Society 86, 2005), as Canada, the US and the
 * UK publish it. Only a wind stronger than usual takes from it: the usual one is in what is needed anyway.
 * @param celsius of the air
 * @param kmh the wind at 10 m, as forecasts have it; what it is at the face is in the formula
 */
export function feltAt(celsius: number, kmh: number): number {
  const share = (UNTIL.mild - celsius) / (UNTIL.mild - UNTIL.cold)
  const colder = chill(celsius, USUAL) - chill(celsius, Math.max(USUAL, kmh))
  return celsius - colder * Math.min(1, Math.max(0, share))
}

function chill(celsius: number, kmh: number): number {
  const wind = kmh ** 0.16
  return 13.12 + 0.6215 * celsius - 11.37 * wind + 0.3965 * celsius * wind
}
