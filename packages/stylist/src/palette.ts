import { COLOUR_NAMES, type ColourName, NEUTRALS } from "@stylin/garments/colour"
import { usualCloth } from "@stylin/garments/vocabulary"
import type { Garment } from "./types.ts"

const KNOWN: ReadonlySet<string> = new Set(COLOUR_NAMES)
const NEUTRAL: ReadonlySet<string> = new Set(NEUTRALS)
/** Blues that go with everything when the cloth is denim. */
const DENIM_BLUES: readonly ColourName[] = ["indigo", "blue", "light blue"]

/** The colours of a garment that the vocabulary knows, the main one first. */
export function knownColours(garment: Pick<Garment, "colours">): ColourName[] {
  return garment.colours.filter((colour): colour is ColourName => KNOWN.has(colour))
}

/** The colours that stand out on it; blue denim counts as a neutral. */
export function accentsOf(garment: Pick<Garment, "colours" | "kind">): ColourName[] {
  const isDenim = usualCloth(garment.kind).material === "denim"
  return knownColours(garment).filter(
    (colour) => !(NEUTRAL.has(colour) || (isDenim && DENIM_BLUES.includes(colour))),
  )
}

/** Colours of garments laid together. */
export interface Palette {
  /** Main colours, each once. */
  readonly mains: ReadonlySet<ColourName>
  readonly accents: ReadonlySet<ColourName>
  /** How many garments carry a print. */
  readonly prints: number
}

/** Lays the colours and prints of garments together. */
export function paletteOf(garments: readonly Garment[]): Palette {
  const mains = new Set<ColourName>()
  const accents = new Set<ColourName>()
  let prints = 0
  for (const garment of garments) {
    const main = knownColours(garment)[0]
    if (main) mains.add(main)
    for (const accent of accentsOf(garment)) accents.add(accent)
    if (isPrinted(garment)) prints += 1
  }
  return { mains, accents, prints }
}

/** Whether a garment carries a print. */
export function isPrinted(garment: Pick<Garment, "pattern">): boolean {
  return garment.pattern !== undefined && garment.pattern !== "plain"
}
