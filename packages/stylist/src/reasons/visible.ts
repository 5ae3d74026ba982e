import { type Heel, SKIRT_KINDS, wholeCut } from "@stylin/garments/vocabulary"
import { kindCode, kindCodes, SLOTS } from "../pieces/codes.ts"
import { cutOf } from "../pieces/cut.ts"
import { type Piece, wordsOfPiece } from "../pieces/piece.ts"
import { WEAR, wears } from "../pieces/wear.ts"
import { closesCoats } from "../weather/closing.ts"
import type { Need } from "../weather/need.ts"

/** Layers that hide most of what is beneath even where pictures show them open in front. */
const CLOSED = kindCodes("cape")
/** What a closed layer hides besides the top: everything that ends above its hem. */
const SHORT = kindCodes("shorts", "denim_shorts", ...SKIRT_KINDS, "culottes")
const AT_THE_BODY = kindCodes("belt", "necklace", "bracelet", "watch")
const BASE = SLOTS.indexOf("base")
const COAT = SLOTS.indexOf("coat")
const LAYER = SLOTS.indexOf("layer")
const LEGWEAR = SLOTS.indexOf("legwear")
const TOP = SLOTS.indexOf("top")
const HEAD = SLOTS.indexOf("head")
const DRESS = SLOTS.indexOf("dress")
/** Pictures show it zipped to the chin. */
const FLEECE = kindCode("fleece")
const SCARF = kindCode("scarf")
const BELT = kindCode("belt")
const AT_THE_WRIST = kindCodes("watch", "bracelet")
const SLEEVED = wears("sleeves", "coat")

/**
 * What a look's picture shows clearly enough to mention. Base layers are hidden, and so are legwear below
 * trousers, a belt below a layer, and what is at the wrist below sleeves. An open coat shows what is beneath it, but
 * only strips of a layer and of the top below that, or of a top below a scarf. A closed one shows
 * what comes out below its hem.
 * @param need of the day, which closes coats; without it they hang open
 */
export function visibleOf(look: readonly Piece[], need?: Need): Piece[] {
  const has = (at: number) => look.some(({ slot }) => slot === at)
  const [hasCoat, hasLayer] = [has(COAT), has(LAYER)]
  const hasScarf = look.some(({ kind }) => kind === SCARF)
  const hasTrousers = look.some(({ wear }) => (wear & WEAR.trousers) !== 0)
  const hasSleeves = look.some(({ wear }) => (wear & SLEEVED) !== 0)
  const outer = look.filter(({ slot, kind }) => {
    if (slot === BASE || (hasSleeves && AT_THE_WRIST.has(kind))) return false
    if (slot === LEGWEAR && hasTrousers) return false
    if (hasLayer && kind === BELT) return false
    if (hasCoat && slot === TOP) return !(hasLayer || hasScarf)
    return !(hasCoat && slot === LAYER)
  })
  const over = outer.filter((piece) => isClosed(piece, need))
  if (over.length === 0) return outer
  const isLong = over.some(coversThigh)
  return outer.filter((piece) => {
    if (piece.slot === TOP || AT_THE_BODY.has(piece.kind)) return false
    return !(isLong && (piece.slot === DRESS || SHORT.has(piece.kind)))
  })
}

/** What of it shows in strips, beneath an open coat or layer. */
export function glimpsesOf(look: readonly Piece[], need?: Need): Piece[] {
  if (look.some((piece) => isClosed(piece, need))) return []
  const shown = visibleOf(look, need)
  // A scarf over a layer leaves nothing of a top.
  const isWrapped =
    look.some(({ kind }) => kind === SCARF) && look.some(({ slot }) => slot === LAYER)
  return look.filter(
    (piece) =>
      (piece.slot === LAYER || (piece.slot === TOP && !isWrapped)) && !shown.includes(piece),
  )
}

/**
 * What of it shows near the face: what covers her head, or else a scarf, or else the collar of what is worn beneath an open
 * layer or coat, or both, and not these, which together cover a dress up to the neck.
 */
export function visibleAtFace(look: readonly Piece[], need?: Need): Piece[] {
  const isShut = look.some((piece) => isClosed(piece, need))
  // What covers her head frames her face, or what is round her neck does, and nothing else.
  const scarf = look.find(({ slot }) => slot === HEAD) ?? look.find(({ kind }) => kind === SCARF)
  if (scarf) return [scarf]
  const covers = look.filter(({ slot }) => slot === COAT || slot === LAYER).length
  const isOver = ({ slot }: Piece) => slot === COAT || slot === LAYER
  const hasCollar = look.some(({ slot }) => slot === TOP || slot === DRESS)
  const collars = glimpsesOf(look, need).filter(({ slot }) => slot === TOP)
  return [...visibleOf(look, need), ...collars].filter((piece) => {
    if (isOver(piece)) return isClosed(piece, need) || !hasCollar
    return piece.slot !== DRESS || !(isShut || covers >= 2)
  })
}

/** Whether a piece is a layer or a coat that is worn closed. */
export function isClosed({ kind, slot }: Pick<Piece, "kind" | "slot">, need?: Need): boolean {
  return CLOSED.has(kind) || kind === FLEECE || (slot === COAT && closesCoats(need))
}

/** Whether it ends below the hip. */
function coversThigh(piece: Piece): boolean {
  const { kind, cut } = wordsOfPiece(piece)
  const { length } = wholeCut(kind, cut)
  return CLOSED.has(piece.kind) || !(length === "cropped" || length === "regular")
}

const HIGH: readonly Heel[] = ["block", "stiletto"]
/** Below other shoes a block is for walking, and only a thin heel is a high one; a wedge is none. */
const BLOCKS = kindCodes("heels", "sandals", "mules")
/** Their heels are thick and low, whatever they are called. */
const CHUNKY = kindCodes("loafers", "brogues", "trainers", "lace_up_boots", "chelsea_boots")

/**
 * Whether shoes raise the heel by about 6 cm; a platform, which raises the whole foot, does not.
 */
export function isHighHeeled(piece: Piece): boolean {
  if (CHUNKY.has(piece.kind)) return false
  const { heel } = cutOf(piece)
  if (!BLOCKS.has(piece.kind)) return heel === "stiletto"
  return heel !== undefined && HIGH.includes(heel)
}
