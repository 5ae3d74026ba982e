import { type Kind, type Slot, usualCut, YEAR_SEASONS } from "@stylin/garments/vocabulary"
import { encode, kindCode, SLOTS } from "../pieces/codes.ts"
import { type Piece, rememberedTraits, wordsOfPiece } from "../pieces/piece.ts"
import { WEAR } from "../pieces/wear.ts"
import type { TermName } from "../score/score.ts"
import { type Facts, factOf } from "./grammar.ts"
import type { WearingCase } from "./skeletons/how-to-wear.ts"
import { isClosed, visibleOf } from "./visible.ts"
import { called, calledShort } from "./words.ts"

/** Advice on how to wear a look, and the look that it would not apply to. */
export interface Tip {
  readonly is: WearingCase
  readonly term: TermName
  readonly of: readonly Piece[]
  readonly facts: Facts
  readonly without: readonly Piece[]
}

const codes = (...kinds: readonly Kind[]) => new Set(kinds.map(kindCode))
const JACKETS = codes(
  "blazer",
  "cardigan",
  "denim_jacket",
  "overshirt",
  "bomber",
  "leather_jacket",
  "tweed_jacket",
)
const SLEEVED = codes("blazer", "cardigan", "denim_jacket", "overshirt", "bomber")
const TUCKED = codes("t_shirt", "shirt", "blouse", "cami", "vest", "jumper", "polo")
const JEWELS = codes("necklace", "earrings", "bracelet", "ring", "watch")
const HATS = codes("beanie", "beret", "cap", "fedora", "bucket_hat", "sun_hat")
const ACROSS = kindCode("crossbody_bag")
const ON_SHOULDER = codes("shoulder_bag")
const IN_HAND = codes("tote_bag", "bucket_bag")
const CLUTCH = kindCode("clutch")
/** Seasons in which a bare forearm is comfortable. */
const WARM = new Set([YEAR_SEASONS.indexOf("spring"), YEAR_SEASONS.indexOf("summer")])

/** All advice that applies to a look. */
export function tipsOf(look: readonly Piece[], season: number): Tip[] {
  const shown = visibleOf(look)
  const at = (slot: Slot) => shown.find((piece) => SLOTS[piece.slot] === slot)
  const [layer, top, bottom, dress] = [at("layer"), at("top"), at("bottom"), at("dress")]
  const extras = shown.filter((piece) => SLOTS[piece.slot] === "accessory")
  const isOnlyJewel = extras.filter(({ kind }) => JEWELS.has(kind)).length === 1
  const bag = at("bag")
  const tip = (is: WearingCase, piece: Piece, facts: Facts): Tip => ({
    is,
    term: SLOTS[piece.slot] === "layer" ? "season" : "formality",
    of: [piece],
    facts,
    without: look.filter((one) => one !== piece),
  })
  const tips: (Tip | undefined)[] = [
    ...(layer ? ofLayer(layer, dress ?? top, season, tip) : []),
    // A layer or a coat hides the sleeves and most of the hem of what is beneath.
    ...(top && bottom && !look.some(isOver) ? ofWaist(top, bottom, look) : []),
    bag && ofBag(bag, tip),
    ...extras.map((extra) => ofExtra(extra, isOnlyJewel, tip)),
  ]
  return tips.filter((one) => one !== undefined)
}

function isOver({ slot }: Piece): boolean {
  return SLOTS[slot] === "layer" || SLOTS[slot] === "coat"
}

type MakeTip = (is: WearingCase, piece: Piece, facts: Facts) => Tip

function ofLayer(layer: Piece, under: Piece | undefined, season: number, tip: MakeTip): Tip[] {
  const facts = {
    layer: factOf(layer, calledShort(layer)),
    ...(under && { under: factOf(under, called(under)) }),
  }
  if (isClosed(layer)) return []
  return [
    ...(JACKETS.has(layer.kind) ? [tip("open", layer, facts)] : []),
    ...(SLEEVED.has(layer.kind) && WARM.has(season) ? [tip("sleeves", layer, facts)] : []),
  ]
}

/** The volume of a wide piece, and of a close one. */
const STANDS = { wide: 50, close: -40, all: 100 } as const

function ofWaist(top: Piece, bottom: Piece, look: readonly Piece[]): Tip[] {
  const facts = {
    top: factOf(top, calledShort(top)),
    bottom: factOf(bottom, calledShort(bottom)),
  }
  const term = "silhouette"
  const of = [top, bottom]
  const swollen = look.map((piece) =>
    of.includes(piece) ? { ...piece, volume: STANDS.all } : piece,
  )
  const tips: Tip[] = []
  const { cut = {} } = wordsOfPiece(top)
  const isLoose = top.volume > -STANDS.wide && cut.length === undefined && cut.fit !== "oversized"
  if (TUCKED.has(top.kind) && isLoose && riseOf(bottom) === "high") {
    const low = look.map((piece) => (piece === bottom ? lowRise(bottom) : piece))
    const untucked = low.map((piece) => (piece === top ? { ...top, volume: STANDS.all } : piece))
    tips.push({ is: "tuck", term, of, facts, without: untucked })
  }
  if (bottom.volume >= STANDS.wide && top.volume <= STANDS.close) {
    tips.push({ is: "swing", term, of, facts, without: swollen })
  }
  if (top.volume >= STANDS.wide && bottom.volume <= STANDS.close) {
    const sleeved = (top.wear & WEAR.sleeves) !== 0 ? { sleeved: facts.top } : {}
    tips.push({ is: "drop", term, of, facts: { ...facts, ...sleeved }, without: swollen })
  }
  return tips
}

function ofBag(bag: Piece, tip: MakeTip): Tip | undefined {
  const facts = { bag: factOf(bag, called(bag)) }
  if (bag.kind === ACROSS) return tip("across", bag, facts)
  if (bag.kind === CLUTCH) return tip("hand", bag, facts)
  if (IN_HAND.has(bag.kind)) return tip("handle", bag, facts)
  return ON_SHOULDER.has(bag.kind) ? tip("shoulder", bag, facts) : undefined
}

function ofExtra(extra: Piece, isOnlyJewel: boolean, tip: MakeTip): Tip | undefined {
  const said = factOf(extra, called(extra))
  if (extra.kind === kindCode("belt")) return tip("belt", extra, { belt: said })
  if (extra.kind === kindCode("scarf")) return tip("scarf", extra, { scarf: said })
  if (JEWELS.has(extra.kind)) return isOnlyJewel ? tip("jewel", extra, { jewel: said }) : undefined
  return HATS.has(extra.kind) ? tip("hat", extra, { hat: said }) : undefined
}

function riseOf(bottom: Piece): string | undefined {
  const { kind, cut } = wordsOfPiece(bottom)
  return { ...usualCut(kind), ...cut }.rise
}

/** The same bottom with a low rise. */
function lowRise(bottom: Piece): Piece {
  const words = wordsOfPiece(bottom)
  const low = rememberedTraits(encode({ ...words, cut: { ...words.cut, rise: "low" } }))
  return { ...bottom, body: low.body, cut: low.cut }
}
