import type { Brief } from "../grammar/brief.ts"
import { nearestSwatch } from "../person/palette.ts"
import type { Piece } from "../pieces/piece.ts"
import { paletteFit } from "../score/palette.ts"
import { nearFace } from "../score/places.ts"
import { scoreOf } from "../score/score.ts"
import type { Say } from "./reasons.ts"
import { capitalised, colourWord, kindWord } from "./words.ts"

/** A colour is said to be hers from this fit on, and this near to a swatch (CIEDE2000). */
const SAYABLE = { fit: 0.35, difference: 8 } as const
/** Said only of what is worn where it shows on the face. */
const SHOWS = 0.5

/** "Ecru sits ΔE 6 from your soft-autumn neutrals": the colour that does most for her palette. */
export const sayColours: Say = (look, brief, score) => {
  const { palette } = brief.person
  if (!palette) return undefined
  const [best] = look
    .filter((piece) => piece.colours.length > 0 && nearFace(piece) >= SHOWS)
    .map((piece) => ({ piece, fit: paletteFit(piece, palette) }))
    .sort((a, b) => b.fit * nearFace(b.piece) - a.fit * nearFace(a.piece))
  const [colour] = best?.piece.colours ?? []
  if (!best || colour === undefined || best.fit < SAYABLE.fit) return undefined
  if (!decides(best.piece, look, brief, score)) return undefined
  const swatch = nearestSwatch(colour, palette.type)
  if (swatch.difference > SAYABLE.difference) return undefined
  const { name, group, difference } = swatch
  const type = palette.type.replace(" ", "-")
  const among = group === "neutrals" ? "neutrals" : "best colours"
  const subject = `${capitalised(colourWord(best.piece) ?? "")} near your face, in the ${kindWord(best.piece)},`
  return {
    term: "palette",
    of: [best.piece.id],
    text: `${subject} sits ΔE ${Math.round(difference)} from ${name}, one of your ${type} ${among}.`,
  }
}

/** Whether the look would be worse in the colour that suits her least. */
function decides(piece: Piece, look: readonly Piece[], brief: Brief, score: number): boolean {
  const fits = brief.person.palette?.fits ?? new Float32Array()
  const worst = fits.indexOf(Math.min(...fits))
  const recoloured = { ...piece, colours: [worst, ...piece.colours.slice(1)] }
  const without = look.map((other) => (other === piece ? recoloured : other))
  return scoreOf(without, brief) < score
}
