import { type Colouring, SEASONAL_COLOURING } from "@stylin/garments/colour"
import { MATERIALS, PREFERENCE_TAGS } from "@stylin/garments/vocabulary"
import type { Brief } from "../grammar/brief.ts"
import { nearestSwatch, type PersonPalette } from "../person/palette.ts"
import { colourCode, kindCode, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { isCalm } from "../pieces/tones.ts"
import { hasBit } from "../pieces/traits.ts"
import { WEAR } from "../pieces/wear.ts"
import { paletteFit } from "../score/palette.ts"
import { nearFace } from "../score/places.ts"
import { colourFacts } from "./colour-facts.ts"
import type { Say } from "./finding.ts"
import { type Facts, fact, factOf } from "./grammar.ts"
import { AKIN_SAYINGS, COLOUR_SAYINGS, EFFECT_SAYINGS } from "./skeletons/colours.ts"
import { visibleAtFace } from "./visible.ts"
import { calledShort, colourWord, listed } from "./words.ts"
import { isWorse } from "./worse.ts"

/** A colour suits her from this fit on, and is called one of hers this near to a swatch (CIEDE2000). */
const SAYABLE = { fit: 0.35, difference: 8 } as const
/** Said only of pieces worn near enough to the face. */
const SHOWS = 0.5

const DENIM = MATERIALS.indexOf("denim")
const SCARF = kindCode("scarf")
const WHITE = colourCode("white")
const BLACK = colourCode("black")
const NEUTRALS = PREFERENCE_TAGS.indexOf("Neutral pallets")

/** The colour near her face that suits her most. */
export const sayColours: Say = (look, brief, score) => {
  const { palette } = brief.person
  if (!palette) return undefined
  const [best] = visibleAtFace(look, brief.need)
    .filter((piece) => piece.colours.length > 0 && nearFace(piece) >= SHOWS)
    // Washed denim is no colour of a palette, and of a string of beads nobody says that its colour suits her.
    .filter(({ material }) => material !== DENIM)
    .filter((piece) => SLOTS[piece.slot] !== "accessory" || piece.kind === SCARF)
    .map((piece) => ({ piece, fit: paletteFit(piece, palette) }))
    .sort((a, b) => b.fit * nearFace(b.piece) - a.fit * nearFace(a.piece))
  const [code] = best?.piece.colours ?? []
  if (!best || code === undefined || best.fit < SAYABLE.fit) return undefined
  if (code === WHITE && !isForPureWhite(palette)) return undefined
  if (code === BLACK && !isForBlack(palette)) return undefined
  if (!decides(best.piece, look, brief, score)) return undefined
  const swatch = nearestSwatch(code, palette.type)
  const colour = colourWord(best.piece)
  const quality = qualityOf(code, palette)
  if (swatch.difference > SAYABLE.difference) {
    if (!(colour && quality)) return undefined
    return {
      term: "palette",
      of: [best.piece.id],
      sayings: [...EFFECT_SAYINGS, ...AKIN_SAYINGS],
      facts: { colour: fact(colour), quality: fact(quality), ...effectOf(colour, quality) },
    }
  }
  const isBase = swatch.group === "neutrals" && isCalm(code) && !isOpposite(code, palette)
  // No neutral is praised for being one to somebody who avoids them.
  const isPraised = !(isBase && hasBit(brief.person.avoids, NEUTRALS))
  return {
    term: "palette",
    of: [best.piece.id],
    sayings: COLOUR_SAYINGS,
    facts: {
      kind: factOf(best.piece, calledShort(best.piece)),
      type: fact(palette.type),
      ...(colour && { colour: fact(colour) }),
      ...(quality && { quality: fact(quality) }),
      ...(colour && quality && effectOf(colour, quality)),
      ...(quality?.includes(" and ") && { qualities: fact(quality) }),
      ...(isBase && isPraised && colour && isHigh(best.piece) && { base: fact(colour) }),
      ...(swatch.group === "best" && colour && { best: fact(colour) }),
    },
  }
}

/** The colour by what it has in common with her first of all: `warm`, `soft`. */
function effectOf(colour: string, quality: string): Facts {
  const [first = ""] = quality.split(" ")
  return { [first]: fact(colour) }
}

/** Whether it is not cut so low that nothing of it is near the face. */
function isHigh({ wear }: Piece): boolean {
  return (wear & WEAR.bareShoulders) === 0
}

/** Pure white is cool and clear: who is warm wears cream, who is muted a soft white. */
function isForPureWhite({ type }: PersonPalette): boolean {
  const { temperature, clarity } = SEASONAL_COLOURING[type]
  return temperature <= 0 && clarity > 0
}

/** Black is cool: who is deep and warm may wear it, but nobody tells her that it flatters her. */
function isForBlack({ type }: PersonPalette): boolean {
  return SEASONAL_COLOURING[type].temperature <= 0
}

/** How marked a quality of a colour, and of her type, must be to be mentioned. */
const MARKED = { colour: 0.3, type: { temperature: 0.3, depth: 0.6, clarity: 0.3 } } as const
const POLES: readonly (readonly [keyof Colouring, less: string, more: string])[] = [
  ["temperature", "cool", "warm"],
  ["depth", "light", "deep"],
  ["clarity", "soft", "clear"],
]

/** From this chroma (CIELAB) on a colour is vivid, and nobody calls it deep. */
const VIVID = 45

/** What a colour has in common with her colouring: "warm and soft". */
function qualityOf(code: number, { type }: PersonPalette): string | undefined {
  const of = colourFacts(code)
  const hers = SEASONAL_COLOURING[type]
  const shared = POLES.flatMap(([quality, less, more]) => {
    const [mine, asked] = [of[quality], hers[quality]]
    const isShared =
      mine * asked > 0 && Math.abs(mine) >= MARKED.colour && Math.abs(asked) >= MARKED.type[quality]
    const isVivid = quality === "depth" && mine > 0 && of.chroma >= VIVID
    return isShared && !isVivid ? [mine > 0 ? more : less] : []
  })
  const [first] = POLES.toSorted(([a], [b]) => Math.abs(hers[b]) - Math.abs(hers[a]))
  // Who is warm above all is not told that she and a cool colour are both soft.
  const isHers = first !== undefined && of[first[0]] * hers[first[0]] >= 0
  return shared.length > 0 && isHers ? listed(shared.slice(0, 2)) : undefined
}

/** Whether a colour is warm and she is cool, or the other way round. */
function isOpposite(code: number, { type }: PersonPalette): boolean {
  const [mine, hers] = [colourFacts(code).temperature, SEASONAL_COLOURING[type].temperature]
  return mine * hers < 0 && Math.min(Math.abs(mine), Math.abs(hers)) >= MARKED.colour
}

/** Whether the look would be worse in the colour that suits her least. */
function decides(piece: Piece, look: readonly Piece[], brief: Brief, score: number): boolean {
  const fits = brief.person.palette?.fits ?? new Float32Array()
  const worst = fits.indexOf(Math.min(...fits))
  const recoloured = { ...piece, colours: [worst, ...piece.colours.slice(1)] }
  const without = look.map((other) => (other === piece ? recoloured : other))
  return isWorse(without, brief, score)
}
