import { lightnessOf } from "../grammar/colours.ts"
import { kindCode, NONE, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { isPrinted } from "../pieces/traits.ts"
import { WEAR } from "../pieces/wear.ts"
import type { Bond } from "./bond.ts"
import { colourFacts } from "./colour-facts.ts"
import { isBlueDenim } from "./colour-repeats.ts"
import { type Facts, fact } from "./grammar.ts"
import { colourWord, saidKind } from "./words.ts"

/** How warm a colour must be, from -1 to 1, to be called so. */
const WARM = 0.3
const warmthOf = ({ colours: [main = NONE] }: Piece) => colourFacts(main).temperature
/** How far apart in lightness (CIELAB) one half must be from the other to lighten it. */
const FAR = 40
const JUMPSUIT = kindCode("jumpsuit")

/** Which colour is worn where: of the halves of a look, or of a dress, and of what is over them. */
export function placedOf(shown: readonly Piece[]): Bond[] {
  const at = (place: (typeof SLOTS)[number]) =>
    shown.find((piece) => SLOTS[piece.slot] === place && shadeOf(piece) !== undefined)
  const [coat, layer, upper, lower] = [at("coat"), at("layer"), at("top"), at("bottom")]
  const [dress, shoes] = [at("dress"), at("shoes")]
  const over = coat ?? layer
  // A layer of a colour that she did not say is over it all the same.
  const isCovered = shown.some(({ slot }) => SLOTS[slot] === "coat" || SLOTS[slot] === "layer")
  const bond = (of: readonly (Piece | undefined)[], facts: Facts): Bond[] => {
    const pieces = of.filter((piece) => piece !== undefined)
    const shades = new Set(pieces.map(shadeOf))
    return shades.size === pieces.length
      ? [{ is: "placed", term: "harmony", of: pieces, facts }]
      : []
  }
  if (upper && lower) {
    const facts = { ...named("upper", upper), ...named("lower", lower) }
    const away = lightnessOf(upper) - lightnessOf(lower)
    return [
      ...(over
        ? bond([over, lower, upper], {
            ...facts,
            ...named("over", over),
            ...(coat && { coat: fact(`the ${saidKind(coat)}`) }),
            ...(warmthOf(upper) > WARM && warmthOf(over) < 0 && warmthOf(lower) < 0
              ? named("warm", upper)
              : {}),
          })
        : []),
      ...(away >= FAR && !isCovered
        ? bond([lower, upper], { ...named("paleAbove", upper), ...named("darkBelow", lower) })
        : []),
      ...(away <= -FAR && !isCovered
        ? bond([lower, upper], { ...named("darkAbove", upper), ...named("paleBelow", lower) })
        : []),
    ]
  }
  const isSkirted = dress && dress.kind !== JUMPSUIT && (dress.wear & WEAR.trousers) === 0
  if (!(isSkirted && shoes)) return []
  const foot = named("foot", shoes)
  if (over) {
    return bond([over, shoes, dress], { ...foot, ...named("dress", dress), ...named("over", over) })
  }
  // Below a pinafore's straps one sees the top.
  const isBeneath = shown.some(({ slot }) => SLOTS[slot] === "top")
  return isCovered || isBeneath ? [] : bond([shoes, dress], { ...foot, ...named("gown", dress) })
}

const named = (key: string, piece: Piece): Facts => ({ [key]: fact(shadeOf(piece) ?? "") })

/** Its colour as she calls it; of a print nobody says one. */
function shadeOf(piece: Piece): string | undefined {
  if (isPrinted(piece)) return undefined
  return isBlueDenim(piece) ? "denim" : colourWord(piece)
}
