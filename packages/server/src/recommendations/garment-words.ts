import { type GarmentWords, isColour, type Kind, parseGarment } from "@stylin/garments/vocabulary"
import { readFlatAddress } from "../pictures/flat-address.ts"

/** Drawn in when nothing says the colour. */
const UNKNOWN_COLOUR = "grey"

interface Described {
  readonly name: string
  readonly kind: Kind
  readonly colours: readonly string[]
  readonly pattern?: GarmentWords["pattern"] | undefined
  /** The address of its picture. */
  readonly picture: string
}

/**
 * The words that a garment is drawn from in a look. One whose own picture is a drawing is drawn
 * from the same words; another from what is known of it, and from what its name says of cut and
 * cloth.
 */
export function garmentWords({ name, kind, colours, pattern, picture }: Described): GarmentWords {
  const drawn = wordsOfPicture(picture)
  if (drawn) return drawn
  const read = parseGarment(name)
  const [main = UNKNOWN_COLOUR, ...others] = colours.filter(isColour)
  return {
    kind,
    // A cut read for one kind may not be a cut of another.
    ...(read.kind === kind && { cut: read.cut }),
    ...(read.material && { cloth: { material: read.material } }),
    ...(pattern && { pattern }),
    colours: [{ colour: main }, ...others.map((colour) => ({ colour }))],
  }
}

function wordsOfPicture(picture: string): GarmentWords | undefined {
  const [, file, query] = /^\/api\/pictures\/flats\/([\w.]+)\?(.*)$/.exec(picture) ?? []
  return file ? readFlatAddress(file, Object.fromEntries(new URLSearchParams(query))) : undefined
}
