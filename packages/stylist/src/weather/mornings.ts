import type { Need } from "./need.ts"

/** A morning below the one, in °C, before an afternoon from the other on. */
export interface Morning {
  readonly below: number
  readonly before: number
}

/** What asks for a coat that she carries back. */
export const COLD_MORNING: Morning = { below: 9, before: 14 }
/** What asks for a layer that comes off by noon. */
export const COOL_MORNING: Morning = { below: 15, before: 19 }

/** Whether a day begins as such a morning and warms up. */
export function warmsUp(need: Need | undefined, { below, before }: Morning): boolean {
  return need !== undefined && need.day.low < below && need.day.high >= before
}
