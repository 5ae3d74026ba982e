import type { Kind, Length, Material, WholeGarment } from "@stylin/garments/vocabulary"
import { skinTones } from "../core/colour.ts"
import { Z } from "../core/layer.ts"
import { LEGGED } from "../kind-sets.ts"
import type { PieceMaker, PieceMakers, Wearing } from "../piece.ts"
import { isSlim, type LegLine, legLine } from "./legs.ts"
import { lengthOf } from "./lengths.ts"
import { skirt } from "./skirts.ts"
import { SAG, slitOf } from "./slits.ts"
import type { TrouserStyle } from "./trouser-spec.ts"
import { trousers } from "./trousers.ts"

/** Where full-length trousers end along the leg: wide hems cover the shoe. */
const FULL: Readonly<Record<LegLine, number>> = {
  skinny: 0.99,
  slim: 0.99,
  tapered: 1,
  barrel: 1,
  straight: 1.05,
  bootcut: 1.07,
  wide: 1.085,
  baggy: 1.085,
  flare: 1.085,
}

/** From this far down the leg on a shaft begins so low that a narrow hem would cover all of it: a boot would be a loafer. */
const LOW_SHAFT = 0.8
/** Where narrow hems end so that it shows. */
const ON_LOW_SHAFT = 0.94
/** Legs narrow enough to end on a shaft. */
const ENDS_ON_SHAFT: ReadonlySet<LegLine> = new Set(["straight", "tapered", "barrel"])

function trouserEnd(
  style: TrouserStyle,
  leg: LegLine,
  length: Length,
  { bootsFrom = 0 }: Wearing,
): number {
  if (style === "shorts" || style === "denim-shorts") {
    return length === "mini" ? 0.14 : length === "long" ? 0.44 : 0.22
  }
  if (style === "culottes") return 0.66
  const end = bootsFrom > LOW_SHAFT && ENDS_ON_SHAFT.has(leg) ? ON_LOW_SHAFT : FULL[leg]
  return length === "cropped" ? 0.78 : length === "ankle" ? 0.92 : end
}

/** Where hems end that are turned up. */
const TURNED_UP = 0.9

/** From this far down the leg on boots end at the ankle. */
const AT_ANKLE = 0.7

/** Where boots take the trousers in, if they do: wide legs fall over all of them, and most legs over low ones. */
export function tuckedAt(
  leg: LegLine,
  { bootsFrom }: Pick<Wearing, "bootsFrom">,
): number | undefined {
  if (bootsFrom === undefined) return undefined
  const goesIntoHigh = leg === "tapered" || leg === "straight" || leg === "barrel"
  const goesIn = isSlim(leg) || (goesIntoHigh && bootsFrom < AT_ANKLE)
  // A little below the rim, so that the cloth bulges over it.
  return goesIn ? bootsFrom + 0.02 : undefined
}

/** Whether its legs fall over boots down to the foot, so that nothing of their shafts may stand out beside them. */
export const fallsOver = (words: WholeGarment, bootsFrom: number | undefined): boolean =>
  LEGGED.has(words.kind) &&
  words.cut.length === "full" &&
  tuckedAt(legLine(words) ?? "wide", { bootsFrom }) === undefined

/** The leg of trousers. Without a word for it, shorts stand off the thigh. */
function legOf(style: TrouserStyle, garment: WholeGarment): LegLine {
  return legLine(garment) ?? (style === "shorts" || style === "denim-shorts" ? "straight" : "wide")
}

/** What no iron puts a crease into. */
const UNPRESSED: ReadonlySet<Material> = new Set([
  "leather",
  "patent",
  "suede",
  "jersey",
  "knit",
  "fleece",
])

const legged =
  (named: TrouserStyle): PieceMaker =>
  (garment, cloth) => ({
    worn: (pen, body, wearing) => {
      const isParachute = garment.touches.includes("parachute")
      const isPressed = named === "tailored" || named === "flowing"
      const isSoft = isPressed && UNPRESSED.has(garment.cloth.material)
      const isCorded = garment.touches.includes("drawstring")
      const style = isParachute || isCorded ? "joggers" : isSoft ? "chinos" : named
      const { cut } = garment
      const leg = isParachute ? "barrel" : legOf(style, garment)
      const short = style === "shorts" || style === "denim-shorts"
      return trousers(pen, body, {
        style,
        leg,
        clinging: style === "leggings",
        fit: isParachute ? "oversized" : (cut.fit ?? "regular"),
        gathered: isParachute,
        rise: cut.rise ?? "mid",
        end: wearing.hemsUp ? TURNED_UP : trouserEnd(style, leg, cut.length ?? "full", wearing),
        turned: wearing.hemsUp ?? false,
        tucked: tuckedAt(leg, wearing),
        underCoat: wearing.underCoat,
        coatEnd: wearing.coatEnd,
        cloth,
        ...(garment.touches.includes("ripped") && { torn: wearing.skin }),
        ...(garment.touches.includes("raw-hem") && { raw: true }),
        ...(garment.touches.includes("pull-on") && { pullOn: true }),
        ...(short && { flare: 8 }),
        ...(style === "culottes" && { flare: body.flat ? 12 : 6 }),
      })
    },
  })

const hung =
  (denim = false): PieceMaker =>
  (garment, cloth) => ({
    worn: (pen, body, { underCoat, coatEnd, inTights, skin, bootsFrom }) => {
      const slit = garment.touches.includes("slit")
      const length = lengthOf(garment)
      const layers = skirt(pen, body, {
        cut: garment.cut.skirt ?? "a-line",
        length,
        rise: garment.cut.rise ?? "high",
        fit: garment.cut.fit,
        cloth,
        denim,
        slit,
        lined: inTights,
        underCoat,
        coatEnd,
      })
      if (!slit) return layers
      const shown = inTights ? skin : skinTones(skin).lit
      const z = Z.skirt + 0.1
      return [...layers, slitOf(pen, body, { cloth, length, z, drop: SAG, skin: shown, bootsFrom })]
    },
  })

/** Everything worn from the waist down. */
export const LOWER = {
  jeans: legged("jeans"),
  wide_leg_jeans: legged("jeans"),
  trousers: legged("tailored"),
  wide_leg_trousers: legged("flowing"),
  chinos: legged("chinos"),
  cargo_trousers: legged("cargo"),
  culottes: legged("culottes"),
  leggings: legged("leggings"),
  joggers: legged("joggers"),
  shorts: legged("shorts"),
  denim_shorts: legged("denim-shorts"),
  mini_skirt: hung(),
  midi_skirt: hung(),
  maxi_skirt: hung(),
  pleated_skirt: hung(),
  pencil_skirt: hung(),
  denim_skirt: hung(true),
} satisfies Partial<PieceMakers<Kind>>
