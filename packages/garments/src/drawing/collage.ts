import { kindFacts, type Slot } from "../vocabulary/kinds.ts"
import { type DrawnGarment, document, drawPiece, type Piece, pieceOf } from "./flat.ts"
import { type Box, boundsOf } from "./path.ts"

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })

type Layout = Record<Slot, Box>

const BESIDE = {
  accessory: box(420, 90, 120, 130),
  bag: box(404, 330, 150, 210),
  shoes: box(396, 620, 164, 120),
}
const SEPARATES: Layout = {
  ...BESIDE,
  layer: box(0, 0, 0, 0),
  dress: box(60, 60, 310, 680),
  top: box(60, 60, 310, 300),
  bottom: box(100, 372, 230, 380),
}
const LAYERED: Layout = {
  layer: box(36, 44, 280, 330),
  top: box(334, 60, 226, 240),
  dress: box(330, 50, 236, 420),
  bottom: box(70, 396, 212, 360),
  accessory: box(404, 322, 140, 118),
  bag: box(400, 462, 140, 150),
  shoes: box(390, 636, 164, 112),
}
const LAYERED_DRESS: Layout = {
  ...LAYERED,
  dress: box(44, 330, 280, 420),
  layer: box(40, 44, 260, 270),
  accessory: box(400, 90, 120, 120),
  bag: box(390, 290, 160, 210),
}

/** How far a second garment of the same place is moved aside, so that both can be seen. */
const ASIDE = 28

/**
 * Lays garments out as one outfit, an SVG document of 600 x 800 px: top above bottom, the rest beside.
 * @throws DrawingError naming the field whose word is unknown
 */
export function drawCollage(garments: readonly DrawnGarment[]): string {
  const pieces = garments.map((garment) => {
    const piece = pieceOf(garment)
    return { piece, slot: kindFacts(piece.kind).slot }
  })
  const layout = layoutFor(new Set(pieces.map(({ slot }) => slot)))
  const placed = new Map<Slot, number>()
  const drawn = pieces.map(({ piece, slot }, index) => {
    const earlier = placed.get(slot) ?? 0
    placed.set(slot, earlier + 1)
    return drawInto(piece, layout[slot], earlier * ASIDE, `piece${index}`)
  })
  return document(600, 800, pieces.map(({ piece }) => piece.name).join(", "), drawn.join(""))
}

function layoutFor(slots: ReadonlySet<Slot>): Layout {
  if (!slots.has("layer")) return SEPARATES
  return slots.has("dress") ? LAYERED_DRESS : LAYERED
}

function drawInto(piece: Piece, target: Box, aside: number, id: string): string {
  const { cloth, inside = [], pale = [], dark = [] } = piece.silhouette
  const bounds = boundsOf([...cloth, ...inside, ...pale, ...dark])
  const scale = Math.min(target.width / bounds.width, target.height / bounds.height)
  const x = target.x + (target.width - bounds.width * scale) / 2 - bounds.x * scale + aside
  const y = target.y + (target.height - bounds.height * scale) / 2 - bounds.y * scale + aside
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})`
  return `<g transform="${place}">${drawPiece(piece, id)}</g>`
}
