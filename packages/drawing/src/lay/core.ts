import type { Laid, LaidPiece } from "./piece.ts"

/** One way to lay the clothes themselves; the rest finds its place around them. */
export interface Arrangement {
  /** How much of the narrower of two neighbours lies under the other, 0 to 1. */
  readonly overlap: number
  /** Trousers or a skirt lie below the top as they are worn, or beside it. */
  readonly bottom: "worn" | "beside"
}

export const ARRANGEMENTS: readonly Arrangement[] = [0.24, 0.34, 0.44].flatMap((overlap) => [
  { overlap, bottom: "worn" },
  { overlap, bottom: "beside" },
])

/** How far each piece of a row begins below the one before, in cm: level tops look like a form. */
const LOWER = 7
/** How much of a top the waistband covers, as a share of its length and in cm. */
const TUCK = { share: 0.2, most: 13 }
/** Beside: where along the top the waistband begins, down and across. */
const BESIDE = { down: 0.42, across: 0.5 }
/** Hems that lie over the waistband. */
const LOOSE: ReadonlySet<string> = new Set([
  "jumper",
  "sweatshirt",
  "hoodie",
  "tunic",
  "knitted_vest",
])

/** The pieces that make up the middle; the others lie around it. */
export function isClothing({ slot, kind }: LaidPiece): boolean {
  return (
    slot === "layer" || slot === "top" || slot === "bottom" || slot === "dress" || kind === "tights"
  )
}

/**
 * The clothes of a look, the lowest first: outerwear on the left, the outfit on the right over its
 * edge, trousers and skirts below or beside their top.
 */
export function layCore(pieces: readonly LaidPiece[], { overlap, bottom }: Arrangement): Laid[] {
  const of = (slot: LaidPiece["slot"]) => pieces.filter((piece) => piece.slot === slot)
  const [dress, ...dresses] = of("dress")
  const tops = of("top")
  const main = dress ?? tops.at(-1)
  const row = [...of("layer"), ...dresses, ...tops.filter((top) => top !== main)]
  const placed: Laid[] = []
  let [right, y] = [0, 0]
  for (const piece of [...row, ...(main ? [main] : [])]) {
    const before = placed.at(-1)
    const shared = before ? Math.min(before.piece.cm.width, piece.cm.width) * overlap : 0
    placed.push({ piece, x: right - shared, y })
    right = right - shared + piece.cm.width
    y += LOWER
  }
  const upper = placed.at(-1)
  for (const piece of of("bottom")) layBottom(placed, { piece, upper, bottom })
  layTights(placed, pieces)
  return placed
}

interface Bottom {
  readonly piece: LaidPiece
  readonly upper: Laid | undefined
  readonly bottom: Arrangement["bottom"]
}

function layBottom(placed: Laid[], { piece, upper, bottom }: Bottom): void {
  if (!upper) {
    placed.push({ piece, x: 0, y: 0 })
    return
  }
  const at = placed.indexOf(upper)
  const { x, y, piece: top } = upper
  if (bottom === "beside") {
    const beside = { x: x + top.cm.width * BESIDE.across, y: y + top.cm.height * BESIDE.down }
    placed.splice(at, 0, { piece, ...beside })
    return
  }
  const tuck = Math.min(TUCK.most, top.cm.height * TUCK.share)
  const below = { x: x + (top.cm.width - piece.cm.width) / 2 + 2, y: y + top.cm.height - tuck }
  placed.splice(LOOSE.has(top.kind) ? at : at + 1, 0, { piece, ...below })
}

/** From this share of their length on, what is worn over tights hides them. */
const HIDES = 0.85

/** Tights lie below the skirt or dress that they are worn with, their waist at its waist. */
function layTights(placed: Laid[], pieces: readonly LaidPiece[]): void {
  const over = placed.find(({ piece }) => piece.slot === "bottom" || piece.slot === "dress")
  for (const piece of pieces.filter(({ kind }) => kind === "tights")) {
    if (!over) {
      placed.unshift({ piece, x: 0, y: 0 })
      continue
    }
    const { x, y, piece: skirt } = over
    const waist = skirt.slot === "dress" ? skirt.cm.height * 0.35 : 0
    const down = Math.max(y + waist, y + skirt.cm.height - piece.cm.height * 0.6)
    // Trousers hide them, so that they come out beside.
    const isHidden = skirt.cm.height > piece.cm.height * HIDES
    const across = isHidden ? x + skirt.cm.width * 0.7 : x + (skirt.cm.width - piece.cm.width) / 2
    placed.splice(placed.indexOf(over), 0, { piece, x: across, y: down })
  }
}
