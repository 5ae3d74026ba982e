import { type Heel, type Kind, usualCut } from "@stylin/garments/vocabulary"
import { kindCode, SLOTS } from "../pieces/codes.ts"
import { type Piece, wordsOfPiece } from "../pieces/piece.ts"

const codes = (...kinds: readonly Kind[]) => new Set(kinds.map(kindCode))

/** Layers that pictures show closed. */
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
const TORSO: ReadonlySet<number> = new Set([SLOTS.indexOf("top"), SLOTS.indexOf("dress")])
const BASE = SLOTS.indexOf("base")
const COAT = SLOTS.indexOf("coat")
const LAYER = SLOTS.indexOf("layer")
const TOP = SLOTS.indexOf("top")
const SCARF = kindCode("scarf")

/**
 * What a look's picture shows clearly enough to mention: base layers are hidden, an open coat
 * leaves a strip of the layer beneath it, and a closed one hides more.
 */
export function visibleOf(look: readonly Piece[]): Piece[] {
  const hasCoat = look.some(({ slot }) => slot === COAT)
  const hasScarf = look.some(({ kind }) => kind === SCARF)
  const outer = look.filter(
    ({ slot }) =>
      slot !== BASE &&
      !(hasCoat && slot === LAYER) &&
      // Between the edges of a coat and the ends of a scarf there is only a strip of the top.
      !(hasCoat && hasScarf && slot === TOP),
  )
  if (!outer.some(isClosed)) return outer
  return outer.filter(
    (piece) => !(TORSO.has(piece.slot) || SHORT.has(piece.kind) || AT_THE_BODY.has(piece.kind)),
  )
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
