import type { Heel, Kind } from "@stylin/garments/vocabulary"
import type { Cloth } from "../../core/cloth.ts"
import { light, shade } from "../../core/colour.ts"

export type ShoeKind = Extract<
  Kind,
  | "trainers"
  | "ankle_boots"
  | "chelsea_boots"
  | "lace_up_boots"
  | "knee_boots"
  | "wellies"
  | "heels"
  | "flats"
  | "mary_janes"
  | "loafers"
  | "brogues"
  | "mules"
  | "sandals"
  | "espadrilles"
>

/** A pair of shoes. */
export interface ShoeSpec {
  readonly kind: ShoeKind
  readonly heel: Heel
  readonly cloth: Cloth
  /** How far up a boot's shaft goes. */
  readonly shaft?: "ankle" | "knee" | "thigh"
  /** A deep cleated sole under the whole foot. */
  readonly thick?: boolean
  /** Lined with fur or wool, which shows at the rim of a boot. */
  readonly lined?: boolean
  /** Legs fall over its shaft, which must not stand out beside them. */
  readonly covered?: boolean
  /** Where along the leg its shaft has gone under the hem of a skirt: above, it would stand out beside it. */
  readonly shownFrom?: number | undefined
  /** Flip-flops: a thong from between the toes, and no straps. */
  readonly thong?: boolean
  /** A running shoe: mesh on a deep foam sole. */
  readonly runner?: boolean
  /** A trainer whose shaft goes over the ankle. */
  readonly highTop?: boolean
  /** Closed by two straps of hook-and-loop tape. */
  readonly velcro?: boolean
  /** Boots for hills: padded, hooked, lugged. */
  readonly hiking?: boolean
  /** A cap of steel under the leather of the toe. */
  readonly capped?: boolean
  /** Strapped and buckled, and not laced. */
  readonly biker?: boolean
  /** Sandals to walk in, with a bumper at the toe. */
  readonly walking?: boolean
  /** Two broad buckled straps on a footbed of cork. */
  readonly footbed?: boolean
  /** Slides: one broad band over the instep, open behind. */
  readonly slide?: boolean
  /** Held on the foot by elastic, without laces. */
  readonly slipOn?: boolean
  /** Of thin canvas on a thin flat sole, with a cap of rubber. */
  readonly plimsoll?: boolean
  /** Roomy and closed up to the instep, to slip on. */
  readonly comfort?: boolean
  /** Pointed at the toe, however low its heel is. */
  readonly pointed?: boolean
  /** Soft and closed, for the house. */
  readonly slipper?: boolean
  /** A second colour: the flash on a trainer, its heel tab. */
  readonly accent?: string
}

/** The wool that boots are lined with. */
export const FLEECE = "#E4D8C3"

/** Kinds whose shaft closes round the leg; they are drawn over slim trousers. */
export const BOOTS: readonly ShoeKind[] = [
  "ankle_boots",
  "chelsea_boots",
  "lace_up_boots",
  "knee_boots",
  "wellies",
]

/** Whether it has a shaft that closes round the leg. */
export const hasShaft = ({ kind, highTop }: Pick<ShoeSpec, "kind" | "highTop">): boolean =>
  highTop || BOOTS.includes(kind)

/** Whether its heel is a kitten heel: a low, slim one. */
export const isKitten = ({ kind, heel }: Pick<ShoeSpec, "kind" | "heel">): boolean =>
  heel === "low" && (kind === "mules" || kind === "heels")

/** How far the low block heel of ankle boots tips the foot: they are boots to walk in. */
export const WALKED_IN = 0.3

/** How far its heel tips the foot. */
export const liftOf = ({ kind, heel }: Pick<ShoeSpec, "kind" | "heel">): number =>
  kind === "ankle_boots" && heel === "low" ? WALKED_IN : LIFT[heel]

/** Whether its sole is covered in the cloth of the shoe: a platform's, which makes up half of what is seen of a pale one. */
export const isCovered = ({ heel, cloth }: Pick<ShoeSpec, "heel" | "cloth">): boolean =>
  heel === "platform" && light(cloth.colour) > PALE

/** OKLab lightness: darker shoes have a leather sole. */
const PALE = 0.5

/** The colour of a covered sole: the shoe's own, in shade. */
export const coveredSole = (colour: string): string => shade(colour, 1.1)

/** How far a heel tips the foot: 0 flat on the ground, 1 on the ball of the foot. */
export const LIFT: Readonly<Record<Heel, number>> = {
  flat: 0,
  low: 0.46,
  block: 0.62,
  stiletto: 1,
  platform: 0.72,
  wedge: 0.55,
}

/** Where along the leg (0 hip, 0.5 knee, 1 ankle) a boot's shaft ends above. */
export function shaftTop({
  kind,
  shaft,
  lined,
  highTop,
  hiking,
  capped,
}: Pick<ShoeSpec, "kind" | "shaft" | "lined" | "highTop" | "hiking" | "capped">): number {
  if (highTop || (capped && kind === "lace_up_boots" && !shaft)) return 0.885
  if (hiking) return 0.86
  if (kind === "wellies") return shaft === "ankle" ? 0.84 : 0.64
  if (kind === "knee_boots") return shaft === "thigh" ? 0.36 : shaft === "ankle" ? 0.87 : 0.56
  if (shaft === "knee") return 0.6
  // Snow boots reach up to the calf.
  if (kind === "lace_up_boots") return lined ? 0.77 : 0.835
  return 0.87
}
