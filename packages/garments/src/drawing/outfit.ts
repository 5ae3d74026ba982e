import { type Kind, kindFacts } from "../vocabulary/kinds.ts"
import type { Side } from "./core/layer.ts"
import type { ArmKind, PoseName } from "./figure/body.ts"
import type { MadeGarment } from "./pieces.ts"

const BOOTS: ReadonlySet<Kind> = new Set([
  "ankle_boots",
  "chelsea_boots",
  "lace_up_boots",
  "knee_boots",
  "wellies",
])
const COATS: ReadonlySet<Kind> = new Set([
  "trench_coat",
  "wool_coat",
  "teddy_coat",
  "parka",
  "raincoat",
  "cape",
])
const CAPES: ReadonlySet<Kind> = new Set(["cape"])
/** Jackets without sleeves leave the cuffs below them to be seen. */
const SLEEVELESS: ReadonlySet<Kind> = new Set(["waistcoat", "gilet", "cape"])
const NEVER_TUCKED: ReadonlySet<Kind> = new Set(["hoodie", "sweatshirt", "tunic", "corset_top"])
const HATS: ReadonlySet<Kind> = new Set([
  "beanie",
  "beret",
  "cap",
  "fedora",
  "bucket_hat",
  "sun_hat",
])
const POCKETED: ReadonlySet<Kind> = new Set([
  "jeans",
  "wide_leg_jeans",
  "trousers",
  "wide_leg_trousers",
  "chinos",
  "cargo_trousers",
  "culottes",
  "joggers",
  "shorts",
  "denim_shorts",
  "denim_skirt",
  "jumpsuit",
  "playsuit",
])

const slotOf = ({ words }: MadeGarment) => kindFacts(words.kind).slot

/** What is true of everything that is worn together. */
export class Outfit {
  readonly garments: readonly MadeGarment[]
  readonly hasHat: boolean
  readonly hasPockets: boolean
  /** Arms are under a cape. */
  readonly hasCape: boolean
  /** Slim hems go into boots. */
  readonly hasBoots: boolean

  constructor(garments: readonly MadeGarment[]) {
    const has = (kinds: ReadonlySet<Kind>) => garments.some(({ words }) => kinds.has(words.kind))
    this.garments = garments
    this.hasHat = has(HATS)
    this.hasPockets = has(POCKETED)
    this.hasCape = has(CAPES)
    this.hasBoots = has(BOOTS)
  }

  has(slot: ReturnType<typeof slotOf>): boolean {
    return this.garments.some((one) => slotOf(one) === slot)
  }

  /** Whether a coat goes over this one. */
  isUnderCoat(one: MadeGarment): boolean {
    return this.garments.some((other) => other !== one && COATS.has(other.words.kind))
  }

  /** Whether something with sleeves goes over this one. */
  isUnderJacket(one: MadeGarment): boolean {
    const own = layerOf(one)
    return this.garments.some((other) => layerOf(other) > own && !SLEEVELESS.has(other.words.kind))
  }

  /** Whether its hem is worn inside the waistband. */
  isTucked(one: MadeGarment): boolean {
    const { kind, cut } = one.words
    if (slotOf(one) !== "top" || !this.has("bottom")) return false
    if (kind === "bodysuit") return true
    if (NEVER_TUCKED.has(kind) || cut.length === "cropped" || cut.length === "long") return false
    if (cut.neckline === "off-shoulder" && kind === "blouse") return true
    const bottom = this.garments.find((other) => slotOf(other) === "bottom")
    if (bottom?.words.cut.rise === "low") return false
    return kind === "jumper" || kind === "polo"
      ? cut.fit === "fitted" || cut.fit === "regular"
      : cut.fit !== "oversized"
  }
}

/** 0 for what is worn on the skin, 1 for a jacket, 2 for a coat over it. */
function layerOf(one: MadeGarment): number {
  if (slotOf(one) !== "layer") return 0
  return COATS.has(one.words.kind) ? 2 : 1
}

/** What the arms do where nothing is said: one hand finds a pocket or the hip. */
export function usualArms(pose: PoseName, outfit: Outfit): Partial<Record<Side, ArmKind>> {
  const side: Side = pose.endsWith("Left") ? "L" : "R"
  if (outfit.hasCape || pose.startsWith("walk")) return {}
  return { [side]: outfit.hasPockets ? "pocket" : "hip" }
}
