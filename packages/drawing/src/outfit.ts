import { type Kind, kindFacts, type Slot, type Styling } from "@stylin/garments/vocabulary"
import type { Head } from "./figure/figure.ts"
import type { Rise } from "./figure/hang.ts"
import { hosieryColour, isClosed } from "./garments/extras/hosiery.ts"
import { bootsFrom } from "./garments/kinds-shoes.ts"
import { legLine, stretchesCoat } from "./garments/legs.ts"
import { layerEnding } from "./garments/lengths.ts"
import {
  AT_THE_WRIST,
  BIBBED,
  CAPES,
  COATS,
  HANGING,
  HATS,
  LEGGED,
  NEVER_TUCKED,
  OVER_TOPS,
  POCKETED,
  SLEEVELESS,
  ZIPPED,
} from "./kind-sets.ts"
import type { MadeGarment } from "./pieces.ts"

/** Slots worn besides clothes. */
const BESIDES: ReadonlySet<Slot> = new Set(["shoes", "bag", "accessory"])

/** Lengths that end above the thigh. */
const SHORT: readonly string[] = ["cropped", "regular"]

const slotOf = ({ words }: MadeGarment) => kindFacts(words.kind).slot
/** Whether it is of thin cloth, lined or not. */
export const isSheer = ({ cloth }: MadeGarment): boolean => cloth.density !== undefined

/** Facts about garments worn together. */
export class Outfit {
  readonly garments: readonly MadeGarment[]
  readonly styling: Styling
  readonly hasHat: boolean
  /** A cape covers the arms. */
  readonly hasCape: boolean

  constructor(garments: readonly MadeGarment[], styling: Styling = {}) {
    this.styling = styling
    const has = (kinds: ReadonlySet<Kind>) => garments.some(({ words }) => kinds.has(words.kind))
    const tops = garments.filter((one) => slotOf(one) === "top").length
    const over = (one: MadeGarment) => Number(tops > 1 && OVER_TOPS.has(one.words.kind))
    // Of two tops the one beneath is drawn first, and what is worn beneath something sheer, as it shows through it.
    this.garments = garments.toSorted(
      (a, b) => over(a) - over(b) || Number(isSheer(a)) - Number(isSheer(b)),
    )
    this.hasHat = has(HATS)
    this.hasCape = has(CAPES)
  }

  has(slot: ReturnType<typeof slotOf>): boolean {
    return this.garments.some((one) => slotOf(one) === slot)
  }

  /** Where along the leg the shaft of the boots begins, if boots are worn. */
  get bootsFrom(): number | undefined {
    return this.garments.map(({ words }) => bootsFrom(words)).find((top) => top !== undefined)
  }

  /** The rise of a visible waistband: no top hangs over it. */
  get waistband(): Rise | undefined {
    const bottom = this.garments.find((one) => slotOf(one) === "bottom")
    const tops = this.garments.filter((one) => slotOf(one) === "top")
    const shows = tops.every(
      (one) => this.isTucked(one) || this.frontIn(one) || one.words.cut.length === "cropped",
    )
    return shows ? bottom?.words.cut.rise : undefined
  }

  /** Whether a hand finds a pocket that nothing hangs over; in those of a coat or a jacket it would be lost. */
  get hasPockets(): boolean {
    if (this.has("layer")) return false
    const tops = this.garments.filter((one) => slotOf(one) === "top")
    const covered = tops.some((one) => !this.isTucked(one) && one.words.cut.length !== "cropped")
    return !covered && this.garments.some(({ words }) => POCKETED.has(words.kind))
  }

  /** Where along the leg skin first shows, 0 at the hip. */
  get legsFrom(): number {
    const lengths = this.garments
      .filter(({ words }) => LEGGED.has(words.kind))
      .map(({ words }) => words.cut.length)
    if (lengths.some((length) => length === "full" || length === "ankle")) return 0.6
    return lengths.includes("cropped") ? 0.4 : 0
  }

  /** The colour of the leg that a garment lies on: the tights', of the foot in shoes also the socks', else the skin's. */
  legIn(one: MadeGarment, skin: string): string {
    const hose = this.hoseIn(one)
    return hose ? hosieryColour(hose.cloth, skin) : skin
  }

  /** Whether a garment lies on tights or socks that are modelled as cloth. */
  isOnHose(one: MadeGarment): boolean {
    const hose = this.hoseIn(one)
    return hose !== undefined && isClosed(hose.cloth)
  }

  private hoseIn(one: MadeGarment): MadeGarment | undefined {
    const worn = (kind: Kind) => this.garments.find(({ words }) => words.kind === kind)
    return worn("tights") ?? (slotOf(one) === "shoes" ? worn("socks") : undefined)
  }

  /** Whether a hand that looks for a pocket hangs beside it. */
  get hangsBeside(): boolean {
    return this.garments.some(({ words }) => HANGING.has(words.kind))
  }

  /** The colour of the cloth with the pocket. */
  get pocketColour(): string | undefined {
    return this.garments.find(({ words }) => POCKETED.has(words.kind))?.cloth.colour
  }

  /** Whether it cannot be seen: a cape covers the arms and the waist, and a hijab the ears. */
  isHidden({ words }: MadeGarment, hair: Head): boolean {
    if (words.kind === "earrings") return hair === "hijab"
    return this.hasCape && (AT_THE_WRIST.has(words.kind) || words.kind === "belt")
  }

  /** The colour of the cape. */
  get capeColour(): string | undefined {
    return this.garments.find(({ words }) => CAPES.has(words.kind))?.cloth.colour
  }

  /** Whether a cape is so long that hands come out only through its slits. */
  get hasHandsCovered(): boolean {
    return this.garments.some(
      ({ words }) => CAPES.has(words.kind) && !SHORT.includes(words.cut.length ?? "long"),
    )
  }

  /** Whether a coat goes over this one; a short one ends above what is worn below the waist. */
  isUnderCoat(one: MadeGarment): boolean {
    const coats = this.garments.filter((other) => other !== one && COATS.has(other.words.kind))
    return coats.some(
      ({ words }) => slotOf(one) === "layer" || !SHORT.includes(words.cut.length ?? "long"),
    )
  }

  /** Where along the leg the longest coat ends, 0 at the hip or above it; undefined without a coat. */
  get coatEnd(): number | undefined {
    const ends = this.garments
      .filter(({ words }) => COATS.has(words.kind))
      .map(({ words }) => layerEnding(words.cut.length).drop)
    return ends.length > 0 ? Math.max(...ends) : undefined
  }

  /** The headscarf that she wears, which covers her hair in its colour and cloth. */
  get headscarf(): MadeGarment | undefined {
    return this.garments.find(({ words }) => words.kind === "headscarf")
  }

  get hasBib(): boolean {
    return this.garments.some(({ words }) => BIBBED.has(words.kind))
  }

  get hasScarf(): boolean {
    return this.garments.some(({ words }) => words.kind === "scarf")
  }

  /** Whether legs are worn with it that stand out beside a coat. */
  get hasWideLegs(): boolean {
    return this.garments.some(({ words }) => stretchesCoat(legLine(words)))
  }

  /** Whether something with sleeves goes over this one. */
  isUnderJacket(one: MadeGarment): boolean {
    const own = layerOf(one)
    return this.garments.some((other) => layerOf(other) > own && !SLEEVELESS.has(other.words.kind))
  }

  /** Whether a jumper or a hoodie goes over it. */
  isUnderTop(one: MadeGarment): boolean {
    return isThinTop(one) && this.garments.some(({ words }) => OVER_TOPS.has(words.kind))
  }

  /** Whether the hood of something worn over it lies round the neck. */
  isUnderHood(one: MadeGarment): boolean {
    const own = layerOf(one)
    return this.garments.some(
      (other) => layerOf(other) > own && other.words.cut.neckline === "hood",
    )
  }

  /** Whether the hood of something worn below it comes out over its collar. */
  isOverHood(one: MadeGarment): boolean {
    return this.below(one).some(({ words }) => words.cut.neckline === "hood")
  }

  /** Whether the next layer over it, which is worn open, stands round its turned-down collar. */
  isInCollar(one: MadeGarment): boolean {
    const own = layerOf(one)
    return (
      isCollared(one) &&
      this.garments.some(
        (other) => layerOf(other) > own && standsOpen(other) && !this.isClosed(other),
      )
    )
  }

  /** Whether it is a coat over another layer. */
  isOverLayer(one: MadeGarment): boolean {
    return this.below(one).some((other) => layerOf(other) > 0)
  }

  private below(one: MadeGarment): readonly MadeGarment[] {
    const own = layerOf(one)
    return this.garments.filter((other) => layerOf(other) < own)
  }

  /** Whether there is only skin below it. */
  isOnSkin(one: MadeGarment): boolean {
    const clothes = this.garments.filter((other) => !BESIDES.has(slotOf(other)))
    const isBelow = (other: MadeGarment) =>
      layerOf(other) < layerOf(one) || (OVER_TOPS.has(one.words.kind) && isThinTop(other))
    return !clothes.some((other) => slotOf(other) !== "bottom" && isBelow(other))
  }

  /** Whether its hem is worn inside the waistband. */
  isTucked(one: MadeGarment): boolean {
    if (slotOf(one) !== "top") return false
    // Long tops would come out at the sides of a bib.
    if (this.hasBib) return true
    if (!this.has("bottom")) return false
    if (one.words.kind === "bodysuit") return true
    if (this.isBelted(one) || hasPeplum(one)) return false
    return this.styling.tuck ? this.styling.tuck === "in" : this.isUsuallyTucked(one)
  }

  /** The rise of the waistband that takes in only the front of its hem. */
  frontIn(one: MadeGarment): Rise | undefined {
    if (slotOf(one) !== "top" || this.styling.tuck !== "front" || this.isBelted(one))
      return undefined
    if (one.words.kind === "bodysuit" || one.words.cut.length === "cropped") return undefined
    if (hasPeplum(one)) return undefined
    return this.garments.find((other) => slotOf(other) === "bottom")?.words.cut.rise
  }

  /** Whether a belt goes over it. */
  isBelted(one: MadeGarment): boolean {
    return slotOf(one) === "top" && this.styling.belt === "over"
  }

  /** Whether it is a coat that the weather closes. */
  isClosed(one: MadeGarment): boolean {
    return this.styling.coat === "closed" && COATS.has(one.words.kind)
  }

  /** Whether its sleeves are rolled or pushed up: the layer's, or without a layer the top's. */
  hasSleevesUp(one: MadeGarment): boolean {
    const slot = this.has("layer") ? "layer" : "top"
    return this.styling.sleeves === "up" && slotOf(one) === slot && !COATS.has(one.words.kind)
  }

  /** Whether its hems are turned up. */
  hasHemsUp(one: MadeGarment): boolean {
    return this.styling.hems === "up" && slotOf(one) === "bottom"
  }

  private isUsuallyTucked(one: MadeGarment): boolean {
    const { kind, cut } = one.words
    if (NEVER_TUCKED.has(kind) || cut.length === "cropped" || cut.length === "long") return false
    if (cut.neckline === "off-shoulder" && kind === "blouse") return true
    const bottom = this.garments.find((other) => slotOf(other) === "bottom")
    if (bottom?.words.cut.rise === "low") return false
    return kind === "jumper" || kind === "polo"
      ? cut.fit === "fitted" || cut.fit === "regular"
      : cut.fit !== "oversized"
  }
}

/** Whether it is a top that goes below a jumper or a hoodie. */
const isThinTop = (one: MadeGarment) => slotOf(one) === "top" && !OVER_TOPS.has(one.words.kind)

/** Whether a frill hangs from its waist, which nobody tucks in. */
const hasPeplum = ({ words }: MadeGarment) => words.touches.includes("peplum")

/** Whether its collar is a shirt's. */
const isCollared = ({ words: { kind, cut, touches } }: MadeGarment) =>
  (kind === "polo" || cut.neckline === "collar") &&
  kindFacts(kind).slot !== "layer" &&
  !touches.includes("stand-collar")

/** Whether it has a hood, or a collar that stands when its zip is open. */
const standsOpen = ({ words: { kind, cut } }: MadeGarment) =>
  cut.neckline === "hood" || (ZIPPED.has(kind) && cut.neckline !== "lapel")

/** 0 for garments worn on the skin, 1 for a jacket, 2 for a coat over it. */
function layerOf(one: MadeGarment): number {
  if (slotOf(one) !== "layer") return 0
  return COATS.has(one.words.kind) ? 2 : 1
}
