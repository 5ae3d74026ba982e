import {
  COLOUR_NAMES,
  type Colouring,
  chroma,
  colouringOf,
  hue,
  toLab,
} from "@stylin/garments/colour"

/** What reasons need to know about a named colour. */
export interface ColourFacts extends Colouring {
  /** CIELAB lightness, 0 to 100; its hue in degrees; and its chroma. */
  readonly lightness: number
  readonly hue: number
  readonly chroma: number
}

let facts: readonly ColourFacts[] | undefined

/** The facts of a colour's code, from a cached table. */
export function colourFacts(code: number): ColourFacts {
  facts ??= COLOUR_NAMES.map((name) => {
    const lab = toLab(name)
    return { ...colouringOf(lab), lightness: lab.l, hue: hue(lab), chroma: chroma(lab) }
  })
  return facts[code] ?? NOTHING
}

const NOTHING = { temperature: 0, depth: 0, clarity: 0, lightness: 0, hue: 0, chroma: 0 } as const
