import { type Lab, labDifference, toLab } from "./lab.ts"
import { COLOUR_NAMES, COLOURS, type ColourName, type Hex, METALLICS } from "./names.ts"

interface Named {
  readonly name: ColourName
  readonly lab: Lab
}

const NAMED: readonly Named[] = COLOUR_NAMES.map((name) => ({ name, lab: toLab(COLOURS[name]) }))
const CLOTH: readonly Named[] = NAMED.filter(({ name }) => !METALLICS.includes(name))

/** The name nearest to a colour, and its distance in CIEDE2000. */
export interface NearestName {
  readonly name: ColourName
  readonly difference: number
}

/**
 * The fashion name nearest to a colour by CIEDE2000. Names of metals are considered only if asked
 * for: mustard cloth is not gold, but a mustard-coloured chain is.
 */
export function nearestName(hex: Hex, { metal = false } = {}): NearestName {
  const lab = toLab(hex)
  return (metal ? NAMED : CLOTH)
    .map((named) => ({ name: named.name, difference: labDifference(lab, named.lab) }))
    .reduce((best, next) => (next.difference < best.difference ? next : best))
}
