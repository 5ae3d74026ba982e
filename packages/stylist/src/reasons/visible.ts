import { type Heel, type Kind, usualCut } from "@stylin/garments/vocabulary"
import { kindCode, SLOTS } from "../pieces/codes.ts"
import { type Piece, wordsOfPiece } from "../pieces/piece.ts"
import { wears } from "../pieces/wear.ts"

const codes = (...kinds: readonly Kind[]) => new Set(kinds.map(kindCode))

/** Layers that hide most of what is beneath, though pictures show them open in front. */
const CLOSED = codes("cape")
/** What a closed layer hides besides the top: everything that ends above its hem. */
const SHORT = codes(
  "shorts",
  "denim_shorts",
  "mini_skirt",
  "midi_skirt",
  "maxi_skirt",
  "pleated_skirt",
  "pencil_skirt",
  "denim_skirt",
  "culottes",
)
const AT_THE_BODY = codes("belt", "necklace", "bracelet", "watch")
const BASE = SLOTS.indexOf("base")
const COAT = SLOTS.indexOf("coat")
const LAYER = SLOTS.indexOf("layer")
const TOP = SLOTS.indexOf("top")
const DRESS = SLOTS.indexOf("dress")
const TORSO: ReadonlySet<number> = new Set([TOP, DRESS])
const SCARF = kindCode("scarf")
const BELT = kindCode("belt")
const AT_THE_WRIST = codes("watch", "bracelet")
const SLEEVED = wears("sleeves", "coat")

/**
 * What a look's picture shows clearly enough to mention. Base layers are hidden, and so is a belt
 * below a layer, and what is at the wrist below sleeves. An open coat shows what is beneath it, but
 * only strips of a layer and of the top below that, or of a top below a scarf.
 */
export function visibleOf(look: readonly Piece[]): Piece[] {
  const has = (at: number) => look.some(({ slot }) => slot === at)
  const [hasCoat, hasLayer] = [has(COAT), has(LAYER)]
  const hasScarf = look.some(({ kind }) => kind === SCARF)
  const hasSleeves = look.some(({ wear }) => (wear & SLEEVED) !== 0)
  const outer = look.filter(({ slot, kind }) => {
    if (slot === BASE || (hasSleeves && AT_THE_WRIST.has(kind))) return false
    if (hasLayer && kind === BELT) return false
    if (hasCoat && slot === TOP) return !(hasLayer || hasScarf)
    return !(hasCoat && slot === LAYER)
  })
  if (!outer.some(isClosed)) return outer
  return outer.filter(
    (piece) => !(TORSO.has(piece.slot) || SHORT.has(piece.kind) || AT_THE_BODY.has(piece.kind)),
  )
}

/** What of it shows near the face: two of a layer, a coat and a scarf cover a dress up to the neck. */
export function visibleAtFace(look: readonly Piece[]): Piece[] {
  const covers = look.filter(
    ({ slot, kind }) => slot === COAT || slot === LAYER || kind === SCARF,
  ).length
  return visibleOf(look).filter(({ slot }) => covers < 2 || slot !== DRESS)
}

/** Whether a piece is a layer that is worn closed. */
export function isClosed({ kind }: Pick<Piece, "kind">): boolean {
  return CLOSED.has(kind)
}

const HIGH: readonly Heel[] = ["block", "stiletto", "wedge"]
/** Their heels are thick and low, whatever they are called. */
const CHUNKY = codes("loafers", "brogues", "trainers", "lace_up_boots", "chelsea_boots")

/**
 * Whether shoes raise the heel by about 6 cm; a platform, which raises the whole foot, does not.
 */
export function isHighHeeled(piece: Piece): boolean {
  if (CHUNKY.has(piece.kind)) return false
  const { kind, cut } = wordsOfPiece(piece)
  const { heel } = { ...usualCut(kind), ...cut }
  return heel !== undefined && HIGH.includes(heel)
}
