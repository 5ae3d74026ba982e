import type { Heel, Length, Material, Touch, WholeGarment } from "@stylin/garments/vocabulary"
import { clothTones } from "../core/colour.ts"
import { makersOf, type PieceMaker } from "../piece.ts"
import { shoePair } from "./shoes/pair.ts"
import { BOOTS, type ShoeKind, type ShoeSpec, shaftTop } from "./shoes/spec.ts"
import { VIEWS } from "./shoes/views.ts"
import { shoes } from "./shoes/worn.ts"

const shaftOf = (length: Length | undefined): ShoeSpec["shaft"] =>
  length === "ankle" || length === "knee" || length === "thigh" ? length : undefined

/** Heels that go into a deep sole. */
const LOW: ReadonlySet<Heel> = new Set(["flat", "low", "block"])

/** What nobody walks on a heel in. */
const FLAT_ONES: readonly Touch[] = [
  "hiking",
  "biker",
  "toe-cap",
  "walking-sandal",
  "footbed",
  "plimsoll",
  "comfort",
  "pull-on",
]

/** How far up under the hem of a skirt a shaft goes, as a share of the leg. */
const UNDER_HEM = 0.012
/** From where on a shaft is drawn that legs fall over: at the knee, where they are narrow, it would stand out beside them. */
const UNDER_LEGS = 0.82

const isWoolly = (material: Material): boolean => material === "fur" || material === "fleece"

const shod =
  (_: unknown, kind: ShoeKind): PieceMaker =>
  ({ cut, cloth: { material }, touches }, cloth) => {
    const shaft = shaftOf(cut.length)
    const { heel = "flat" } = cut
    const thick = touches.includes("thick-sole") && LOW.has(heel)
    // Nobody walks through snow on a heel: a lined boot has one only if its words say so.
    const slipper = touches.includes("slipper")
    const isFlat =
      thick ||
      slipper ||
      FLAT_ONES.some((one) => touches.includes(one)) ||
      ((touches.includes("fur-lined") || isWoolly(material)) && LOW.has(heel))
    // Sheepskin is worn with its wool inside: suede outside, the wool at the rim.
    const isSheepskin = BOOTS.includes(kind) && isWoolly(material)
    const lined = touches.includes("fur-lined") || isSheepskin
    const runner = kind === "trainers" && touches.includes("runner")
    const spec: ShoeSpec = {
      kind,
      heel: isFlat ? "flat" : heel,
      // Mesh does not shine, and slippers are of suede or cloth.
      cloth: runner
        ? { ...cloth, material: "plain" }
        : (slipper && cloth.material === "leather") || isSheepskin
          ? { ...cloth, material: "suede" }
          : cloth,
      ...(runner && { runner }),
      ...(isHighTop({ kind, touches }) && { highTop: true }),
      ...(touches.includes("velcro") && { velcro: true }),
      ...(touches.includes("hiking") && { hiking: true }),
      ...(touches.includes("toe-cap") && { capped: true }),
      ...(touches.includes("biker") && { biker: true }),
      ...(touches.includes("walking-sandal") && { walking: true }),
      ...(touches.includes("footbed") && { footbed: true }),
      ...(kind === "sandals" && touches.includes("pull-on") && { slide: true }),
      ...(kind === "trainers" && touches.includes("pull-on") && { slipOn: true }),
      ...(touches.includes("plimsoll") && { plimsoll: true }),
      ...(touches.includes("comfort") && { comfort: true }),
      ...(touches.includes("pointed") && { pointed: true }),
      ...(slipper && { slipper }),
      ...(thick && { thick }),
      ...(shaft && { shaft }),
      ...(lined && { lined }),
      ...(kind === "sandals" && material === "rubber" && { thong: true }),
      ...(cloth.second && { accent: cloth.second }),
    }
    return {
      worn: (pen, body, { skin, inTights, underLegs = false, skirtEnd = 0 }) =>
        shoes(
          pen,
          body,
          {
            ...spec,
            covered: underLegs,
            shownFrom: Math.max(skirtEnd - UNDER_HEM, underLegs ? UNDER_LEGS : 0),
          },
          skin,
          inTights ? clothTones(skin) : undefined,
        ),
      alone: (pen) => shoePair(pen, spec),
      stands: true,
    }
  }

/** Whether its shaft goes over the ankle. */
const isHighTop = ({ kind, touches }: Pick<WholeGarment, "kind" | "touches">): boolean =>
  kind === "trainers" && touches.includes("high-top")

/** Where along the leg (0 hip, 1 ankle) the shaft of boots begins; undefined for other kinds. */
export function bootsFrom({
  kind,
  cut,
  cloth: { material },
  touches,
}: WholeGarment): number | undefined {
  const highTop = isHighTop({ kind, touches })
  const boot = highTop ? "trainers" : BOOTS.find((one) => one === kind)
  const shaft = shaftOf(cut.length)
  const lined = touches.includes("fur-lined") || isWoolly(material)
  const hiking = touches.includes("hiking")
  const capped = touches.includes("toe-cap")
  return boot && shaftTop({ kind: boot, lined, highTop, hiking, capped, ...(shaft && { shaft }) })
}

/** Everything worn on the feet. */
export const SHOES = makersOf(VIEWS, shod)
