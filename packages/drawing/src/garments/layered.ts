import { METALLICS } from "@stylin/garments/colour"
import type { Kind, Neckline, WholeGarment } from "@stylin/garments/vocabulary"
import { type Cloth, isPrinted } from "../core/cloth.ts"
import type { Body } from "../figure/body.ts"
import { COATS } from "../kind-sets.ts"
import { type JacketCollar, velvetOf } from "./jacket-collars.ts"
import type { JacketSpec } from "./jacket-spec.ts"
import { jacket } from "./jackets.ts"
import { layerEnding } from "./lengths.ts"
import { type Dressed, pieceOf, sleevesOf, sleevesWorn } from "./words.ts"

/** The collar that a neckline word means on a garment that opens at the front. */
export const COLLARS: Partial<Record<Neckline, JacketCollar>> = {
  lapel: "notch",
  collar: "shirt",
  collarless: "none",
  high: "high",
  roll: "high",
  hood: "hood",
  wrap: "shawl",
  v: "none",
}

/** How open it is, in shops' pictures and on figures. */
interface Openness {
  readonly flat: number
  readonly figure: number
}

/** What every layer takes from its words. */
type Layered = ReturnType<typeof layerOf>

function layerOf(body: Body, { garment, cloth, wearing }: Dressed, open: Openness) {
  const { cut } = garment
  const { length = "regular", fit = "regular", neckline = "lapel" } = cut
  return {
    cloth,
    fit,
    collar: COLLARS[neckline] ?? "notch",
    sleeves: sleevesOf(cut.sleeve),
    open: body.flat ? open.flat : isShut(wearing) ? 0 : opennessOf(open.figure, wearing),
    ...layerEnding(length),
    isOver: COATS.has(garment.kind),
    isUnder: wearing.underCoat,
    overWide: wearing.overWide,
    overLayer: wearing.overLayer,
    overHood: wearing.overHood,
    velvet: garment.touches.includes("velvet-collar")
      ? velvetOf(secondOf(garment, cloth))
      : undefined,
    fluffy: garment.cloth.material === "fur" || garment.cloth.material === "fleece",
  } satisfies JacketSpec
}

/** The colour that its velvet may have: a print uses its second one, and one of metal is that of its buttons. */
const secondOf = ({ colours: [, second] }: WholeGarment, cloth: Cloth): string | undefined =>
  isPrinted(cloth) || METALLICS.some((metal) => metal === second?.colour) ? undefined : cloth.second

/** Whether nothing must show between the fronts: over skin, and where the weather closes it. */
export const isShut = ({ onSkin, closed }: Dressed["wearing"]) => onSkin === true || closed === true

/** How far a layer opens beneath a coat: both its edges show between those of the coat. */
export const AJAR = 0.05

/**
 * Beneath an open coat a jacket is buttoned: open as well, none of it would be seen. Over a dress or
 * a suit in one piece it stays ajar, because closed it would make a skirt or trousers of them.
 */
const opennessOf = (open: number, { underCoat, overDress = false }: Dressed["wearing"]) =>
  underCoat ? (overDress ? Math.min(open, AJAR) : 0) : open

/** A piece from what differs from other layers of its words. */
export const draw = (
  open: Openness,
  more: (base: Layered, dressed: Dressed) => Partial<JacketSpec>,
) =>
  pieceOf((pen, body, dressed) => {
    const base = layerOf(body, dressed, open)
    const spec: JacketSpec = { ...base, ...more(base, dressed), ...standing(base, dressed) }
    return jacket(pen, body, { ...spec, sleeves: sleevesWorn(spec.sleeves, dressed) })
  })

/** A collar that stands is as low as a band, and its front is buttoned up to it. */
function standing({ open }: Layered, { garment }: Dressed): Partial<JacketSpec> | undefined {
  if (!garment.touches.includes("stand-collar")) return undefined
  return {
    collar: "stand",
    ...zipped(open),
    lap: 0.06,
    ...(BUTTONED_UP.has(garment.kind) && { buttoning: { rows: 1, count: 6, step: 1 } }),
  }
}

/** What is tailored, and has buttons and no zip. */
const BUTTONED_UP: ReadonlySet<Kind> = new Set(["blazer", "wool_coat"])

/** A front that closes at the neck, however far it opens. */
export const zipped = (open: number | undefined) => ({
  breakAt: (open ?? 0) > 0 ? 2.2 : 0.95,
  lap: 0,
})

/** The hem of a layer that ends at its own level when it is of the usual length. */
export const endsAt = ({ garment }: Dressed, level: number) =>
  layerEnding(garment.cut.length, level)

/** How far the hem of a swing coat stands out on each side, in px. */
const SWINGS = 66

/** A coat's ending, and how far it swings out. */
export function coatOf(dressed: Dressed, usual: number) {
  const ending = endsAt(dressed, 7.2)
  const flare = dressed.garment.touches.includes("swing") ? SWINGS : usual
  return ending.drop ? { ...ending, flare: flare * Math.min(1, ending.drop / 0.4) } : ending
}

/** Whether its lining is wool, which is all that wool in the name of a denim jacket is. */
export const isLined = ({ garment: { touches, cloth } }: Dressed): boolean =>
  touches.includes("fur-lined") || cloth.material === "fur" || cloth.material === "fleece"
