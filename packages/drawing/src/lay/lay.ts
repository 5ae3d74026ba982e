import { layAround } from "./around.ts"
import { ARRANGEMENTS, type Arrangement, isClothing, layCore } from "./core.ts"
import { emptyGrid, type Grid, isAllSeen, withPiece } from "./grid.ts"
import { extentOf, type Laid, type LaidPiece } from "./piece.ts"
import { ASPECT, scoreOf } from "./score.ts"
import { filledIn } from "./shape.ts"

/** A piece's place on a sheet, as shares of the sheet's width and height. */
export interface Place {
  /** The number of the piece in the list that was asked for. */
  readonly index: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A flat lay: every piece's place, the lowest first. */
export interface FlatLay {
  readonly places: readonly Place[]
  /** How many sheet widths a centimetre is, the same for all pieces. */
  readonly perCm: number
}

/** The margin around everything, as a share of the sheet's width. */
const MARGIN = 0.035
/** How much larger than the clothes the sheet is that the rest is laid on. */
const GROWTH = [1, 1.12, 1.26, 1.45] as const
/** Where on a sheet that is wider than the clothes they lie, 0 left to 1 right. */
const ACROSS = [0, 0.4, 0.8] as const

/**
 * Lays a look's garments out as a stylist would: at true scale, overlapping, the outfit in the
 * middle, what goes with it around, so that no corner stays empty and nothing is hidden. The same
 * pieces give the same lay.
 */
export function layFlat(pieces: readonly LaidPiece[]): FlatLay {
  if (pieces.length === 0) return { places: [], perCm: 0 }
  // A strap and what it encloses are one thing: nothing lies within it.
  const solid = pieces.map((piece) =>
    isClothing(piece) ? piece : { ...piece, shape: filledIn(piece.shape) },
  )
  const clothes = solid.filter(isClothing)
  const rest = byRoom(solid.filter((piece) => !isClothing(piece)))
  let best: Candidate | undefined
  for (const arrangement of arrangementsFor(clothes)) {
    const core = layCore(clothes, arrangement)
    for (const growth of GROWTH)
      for (const across of rest.length > 0 ? ACROSS : [0]) {
        const one = complete(core, rest, { growth, across })
        if (one && one.score > (best?.score ?? Number.NEGATIVE_INFINITY)) best = one
      }
  }
  return onSheet(best?.laid ?? inRows(solid), solid)
}

/** The arrangements that differ for these clothes. */
function arrangementsFor(clothes: readonly LaidPiece[]): readonly Arrangement[] {
  const uppers = clothes.filter(({ slot }) => slot !== "bottom" && slot !== "accessory")
  const hasBottom = uppers.length < clothes.length
  return ARRANGEMENTS.filter(
    ({ overlap, bottom }) =>
      (uppers.length > 1 || overlap === ARRANGEMENTS[0]?.overlap) &&
      (hasBottom || bottom === ARRANGEMENTS[0]?.bottom),
  )
}

interface Candidate {
  readonly laid: readonly Laid[]
  readonly score: number
}

interface Sheet {
  readonly growth: number
  readonly across: number
}

/** The clothes with everything else laid around them; undefined if something would be hidden. */
function complete(
  core: readonly Laid[],
  rest: readonly LaidPiece[],
  { growth, across }: Sheet,
): Candidate | undefined {
  const most = Math.max(...rest.map(({ cm }) => Math.max(cm.width, cm.height * ASPECT)), 0)
  const { left, top, right, bottom } =
    core.length > 0 ? extentOf(core) : { left: 0, top: 0, right: most * 1.6, bottom: most }
  const width = Math.max(right - left, (bottom - top) * ASPECT) * growth
  const height = width / ASPECT
  const [dx, dy] = [(width - (right - left)) * across - left, (height - (bottom - top)) * 0.4 - top]
  let grid: Grid | undefined = emptyGrid(width, height)
  for (const one of core) grid = withPiece(grid, { ...one, x: one.x + dx, y: one.y + dy })
  if (!isAllSeen(grid)) return undefined
  for (const piece of rest) {
    grid = layAround(grid, piece)
    if (!grid) return undefined
  }
  return { laid: grid.laid, score: scoreOf(grid.laid) }
}

/** The largest first: small things fit into what is left. */
function byRoom(pieces: readonly LaidPiece[]): readonly LaidPiece[] {
  return pieces.toSorted((a, b) => b.shape.covered - a.shape.covered)
}

/** The last resort: everything in rows, side by side. */
function inRows(pieces: readonly LaidPiece[]): Laid[] {
  const total = pieces.reduce((sum, { cm }) => sum + cm.width * cm.height, 0)
  const wide = Math.max(Math.sqrt(total * ASPECT), ...pieces.map(({ cm }) => cm.width))
  const laid: Laid[] = []
  let [x, y, high] = [0, 0, 0]
  for (const piece of pieces.toSorted((a, b) => b.cm.height - a.cm.height)) {
    if (x > 0 && x + piece.cm.width > wide) [x, y, high] = [0, y + high + 2, 0]
    laid.push({ piece, x, y })
    x += piece.cm.width + 2
    high = Math.max(high, piece.cm.height)
  }
  return laid
}

/** Everything in the middle of its sheet, as large as the margin allows. */
function onSheet(laid: readonly Laid[], pieces: readonly LaidPiece[]): FlatLay {
  const { left, top, right, bottom } = extentOf(laid)
  const room = 1 - 2 * MARGIN
  const perCm = Math.min(room / (right - left), (1 / ASPECT - 2 * MARGIN) / (bottom - top))
  const dx = (1 - (right - left) * perCm) / 2
  const dy = (1 / ASPECT - (bottom - top) * perCm) / 2
  const places = laid.map(({ piece, x, y }) => ({
    index: pieces.indexOf(piece),
    x: dx + (x - left) * perCm,
    y: (dy + (y - top) * perCm) * ASPECT,
    width: piece.cm.width * perCm,
    height: piece.cm.height * perCm * ASPECT,
  }))
  return { places, perCm }
}
