import type { Kind, Neckline } from "@stylin/garments/vocabulary"
import { isPrinted, type Surface } from "../core/cloth.ts"
import { blend, light } from "../core/colour.ts"
import { isFur } from "../core/pile.ts"
import type { PieceMakers } from "../piece.ts"
import { cape } from "./cape.ts"
import { crossedOver } from "./closures.ts"
import { CORDUROY, WOOL } from "./jacket-collars.ts"
import type { JacketSpec } from "./jacket-spec.ts"
import { AJAR, COLLARS, coatOf, draw, endsAt, isLined, isShut, zipped } from "./layered.ts"
import { capeShare } from "./lengths.ts"
import { diamonds, UNCHANNELLED } from "./quilted.ts"
import { drawnIn, isWaxed, proofed, ridingCoat, sheenOf, slimmer } from "./weather-coats.ts"
import { type Dressed, isKimono, knit, pieceOf, sleevesOf } from "./words.ts"

/** How far a wrap coat crosses to the side, just above the waist, where its belt is tied. */
export const WRAPPED = 0.78
const WRAPS_TO = 4.72

const isDoubleBreasted = ({ garment }: Dressed) => garment.touches.includes("double-breasted")

/** The second colour in the words, for braid and fur, unless a print uses it. */
const second = ({ cloth }: Dressed) => (isPrinted(cloth) ? undefined : cloth.second)

/** Whether it ends at the hip. */
const isShort = ({ garment }: Dressed) =>
  garment.cut.length === "regular" || garment.cut.length === "cropped"

/** Woolly piles, which are never quilted. */
const PILES: ReadonlySet<Surface | undefined> = new Set<Surface>(["fleece", "teddy"])

/** Fur on a hood, in a tone that stands off the cloth and is never taken for skin. */
const furOn = (colour: string) => blend(colour, light(colour) > 0.55 ? "#3E3630" : "#A79C92", 0.68)

/** Where a cardigan's neckline ends, as a torso level. */
const NECK_END: Partial<Record<Neckline, number>> = { crew: 1.4, collarless: 2.2, scoop: 2.8 }

/** How far the loose fronts of a waterfall cardigan hang apart. */
const FALLS_OPEN = 0.5

/** How far a duster's fronts hang apart, and how far down it reaches that is only called long: below the knee. */
const DUSTER = { open: 0.62, drop: 0.58, flare: 12 } as const

/** A duster is thin and falls straight open, with neither buttons nor ribbing. */
function fallingOpen({ cloth, garment: { cut }, wearing }: Dressed): Partial<JacketSpec> {
  const isLong = cut.length === undefined || cut.length === "long" || cut.length === "regular"
  return {
    // So thin that no stitches show.
    cloth: cloth.material === "knit" ? { ...cloth, material: "plain" } : cloth,
    collar: cut.neckline === "collar" ? "shawl" : "none",
    details: [],
    open: isShut(wearing) ? 0 : wearing.underCoat ? AJAR : DUSTER.open,
    breakAt: 2.6,
    flare: DUSTER.flare,
    ...(isLong && { hem: 7, drop: DUSTER.drop }),
    sleeves: sleevesOf(cut.sleeve),
  }
}

/** Everything that opens at the front and is worn over something else. */
export const LAYERS = {
  cardigan: draw({ flat: 0, figure: 0.5 }, (base, dressed) => {
    const { cloth, garment, wearing } = dressed
    const collared = garment.cut.neckline === "collar"
    // Without collar and band its edges hang open.
    const edged = garment.cut.neckline === "collarless"
    return {
      cloth: knit(cloth),
      collar: collared ? "shawl" : edged ? "none" : "band",
      details: edged ? [] : ["band"],
      breakAt: NECK_END[garment.cut.neckline ?? "v"] ?? 3.7,
      lap: 0.07,
      // Beneath a coat, too, what is worn below it shows between its edges.
      ...(wearing.underCoat && !isShut(wearing) && { open: AJAR }),
      ...endsAt(dressed, 6.9),
      sleeves: base.sleeves && { end: "rib", ...base.sleeves },
      ...(garment.touches.includes("zip") && {
        collar: collared ? "shawl" : "rib",
        ...zipped(base.open),
        details: ["zip", "rib"],
      }),
      ...(garment.touches.includes("duster") && fallingOpen(dressed)),
      ...(garment.touches.includes("waterfall") && {
        collar: "none",
        details: ["cascade"],
        hemLine: "falling",
        // Nothing closes it: where it must, its fronts meet.
        open: isShut(wearing) ? 0 : wearing.underCoat ? AJAR : FALLS_OPEN,
        breakAt: 3.2,
        sleeves: base.sleeves,
      }),
    }
  }),
  waistcoat: draw({ flat: 0, figure: 0 }, (_, dressed) => ({
    ...endsAt(dressed, 6.15),
    sleeves: undefined,
    sleeveless: true,
    halter: dressed.garment.cut.neckline === "halter",
    collar: dressed.garment.cut.neckline === "lapel" ? "notch" : "none",
    wide: 0.8,
    breakAt: 3.7,
    hemLine: "pointed",
    details: ["welt", "darts"],
    buttoning: { rows: 1, count: 4, step: 0.62 },
    lap: 0.06,
  })),
  blazer: draw({ flat: 0, figure: 0.5 }, ({ collar, fit }, dressed) => ({
    ...endsAt(dressed, 7.5),
    hemLine: "rounded",
    collar: collar === "none" ? "none" : "notch",
    breakAt: 4.7,
    details: ["flaps", ...(fit === "oversized" ? [] : (["darts"] as const))],
    buttoning: { rows: 1, count: 2, step: 0.85 },
    cuffs: "buttons",
    ...(isDoubleBreasted(dressed) && crossedOver({ count: 2, step: 0.85 })),
  })),
  tweed_jacket: draw({ flat: 0.3, figure: 0.4 }, ({ collar }, dressed) => ({
    ...endsAt(dressed, 6.4),
    collar: collar === "none" ? "none" : collar,
    breakAt: collar === "none" ? 2.4 : 4,
    details: ["braid"],
    trim: collar === "none" ? second(dressed) : undefined,
  })),
  denim_jacket: draw({ flat: 0.2, figure: 0.5 }, ({ collar }, dressed) => ({
    ...endsAt(dressed, 6.15),
    collar: collar === "none" ? "none" : "wide-shirt",
    breakAt: 2.6,
    details: ["trucker"],
    // Its lining is turned out at the collar.
    ...(isLined(dressed) && { collarCloth: WOOL, fluffy: false }),
    sleeves: { reach: "long", end: "cuff" },
  })),
  leather_jacket: draw({ flat: 0, figure: 0.6 }, ({ collar, open }, dressed) =>
    // Of suede it is a soft jacket with a plain zip, unless it is called a biker's.
    dressed.garment.cloth.material === "suede" && !dressed.garment.touches.includes("biker")
      ? {
          ...endsAt(dressed, 6.2),
          collar: collar === "notch" ? "wide-shirt" : collar === "none" ? "stand" : collar,
          ...zipped(open),
          details: ["zip", "slant"],
          sleeves: { reach: "long", end: "cuff" },
        }
      : {
          ...endsAt(dressed, 5.95),
          collar: collar === "notch" ? "biker" : collar === "none" ? "stand" : collar,
          // Closed, its zip slants from the wearer's right shoulder to the middle of the hem.
          ...(open > 0
            ? { breakAt: 4.3 }
            : collar === "notch"
              ? { breakAt: 3.9, lap: 0.34 }
              : zipped(0)),
          details: ["biker"],
        },
  ),
  bomber: draw({ flat: 0, figure: 0.5 }, ({ collar, open, fit }, dressed) => ({
    ...endsAt(dressed, 6.35),
    fit: fit === "regular" ? "relaxed" : fit,
    collar: collar === "shirt" ? "shirt" : "rib",
    ...zipped(open),
    details: ["zip", "slant", "rib"],
    cinched: true,
    sleeves: { reach: "long", end: "rib", balloon: 5 },
  })),
  overshirt: draw({ flat: 0, figure: 0.5 }, ({ collar, open }, dressed) => {
    const waxed = isWaxed(dressed.garment)
    return {
      ...endsAt(dressed, 7.4),
      // Heavier than a shirt: its collar is large and lies thick, and it falls further off the body.
      collar: collar === "none" ? "none" : "wide-shirt",
      thick: true,
      collarCloth: waxed ? CORDUROY : undefined,
      breakAt: open > 0 ? 2.6 : 1.6,
      lap: open > 0 ? 0.1 : 0.06,
      details: [waxed ? "waxed" : isKimono(dressed) ? "patch" : "utility"],
      sleeves: { reach: "long", end: "cuff" },
    }
  }),
  fleece: draw({ flat: 0, figure: 0.35 }, ({ collar, open }) => ({
    fluffy: true,
    thick: true,
    collar: collar === "high" ? "high" : collar,
    ...zipped(open),
    details: ["zip", "slant", "outdoor"],
  })),
  gilet: draw({ flat: 0, figure: 0.4 }, ({ collar, open, drop }, dressed) => ({
    sleeves: undefined,
    sleeveless: true,
    collar,
    ...(collar === "notch" ? { breakAt: 3.2, lap: 0 } : zipped(open)),
    channels: drop ? 12 : 8,
    details: ["quilt", "zip"],
    // A vest to be seen in is one thin layer.
    ...(dressed.cloth.reflective && {
      ...UNCHANNELLED,
      collar: "none",
      breakAt: 2.4,
      details: ["zip"],
    }),
    ...((diamonds(dressed) || isFur(dressed.cloth)) && UNCHANNELLED),
    ...(PILES.has(dressed.cloth.material) && {
      channels: 0,
      details: ["zip", "slant", "outdoor"],
      fluffy: true,
    }),
  })),
  puffer: draw({ flat: 0, figure: 0.8 }, ({ collar, open, drop }, dressed) => ({
    collar,
    ...endsAt(dressed, 6.6),
    ...zipped(open),
    channels: drop ? 5 + Math.round(drop * 8) : 6,
    details: ["quilt", "zip"],
    sleeves: { reach: "long", channels: 7, end: "gathered" },
    ...diamonds(dressed, collar),
    ...(isFur(dressed.cloth) && { ...UNCHANNELLED, sleeves: { reach: "long" } }),
  })),
  parka: draw({ flat: 0, figure: 0.9 }, ({ collar, open }, dressed) => ({
    collar,
    ...coatOf(dressed, 10),
    ...zipped(open),
    details: ["bellows", "cord", "placket"],
    drawn: true,
    trim: collar === "hood" ? (second(dressed) ?? furOn(dressed.cloth.colour)) : undefined,
    sleeves: { reach: "long", end: "cuff" },
  })),
  raincoat: draw({ flat: 0, figure: 1 }, ({ collar, open, sleeves, fit }, dressed) => ({
    cloth: proofed(dressed),
    sleeves: slimmer(sleeves, fit),
    collar,
    peaked: true,
    ...coatOf(dressed, 26),
    ...zipped(open),
    // A short one is a shell, closed by its zip; a coat has a flap over it.
    details: isShort(dressed) ? ["shell"] : ["rain", "placket"],
    ...(dressed.garment.touches.includes("elastic-hem") && drawnIn(dressed)),
    ...(dressed.garment.touches.includes("stockman") && ridingCoat(dressed)),
  })),
  trench_coat: draw({ flat: 0, figure: 1.3 }, ({ collar }, dressed) => ({
    cloth: sheenOf(dressed),
    collar: collar === "shirt" ? "shirt" : "notch",
    wide: 1.2,
    fit: dressed.garment.cut.fit === "regular" ? "relaxed" : (dressed.garment.cut.fit ?? "relaxed"),
    ...coatOf(dressed, 24),
    belt: true,
    breakAt: 3.9,
    lap: 0.3,
    details: ["storm", "slant"],
    buttoning: { rows: 2, count: 3, step: 1.05 },
    cuffs: "strap",
  })),
  wool_coat: draw({ flat: 0, figure: 1.3 }, ({ collar, open }, dressed) => ({
    collar,
    wide: 1.2,
    ...coatOf(dressed, 12),
    breakAt:
      collar === "high" || collar === "shirt"
        ? 2
        : collar === "shawl" && open <= 0
          ? WRAPS_TO
          : 4.3,
    belt: collar === "shawl" || dressed.garment.touches.includes("belt"),
    lap: collar === "shawl" ? WRAPPED : 0.12,
    // With a hood it is a duffle coat, held by toggles.
    ...(collar === "hood"
      ? { breakAt: 2.2, lap: 0.06, details: ["patch", "horns"] }
      : { details: ["flaps"] }),
    ...(collar === "shawl" || collar === "hood"
      ? {}
      : isDoubleBreasted(dressed)
        ? crossedOver({ count: 3, step: 1 })
        : { buttoning: { rows: 1, count: 3, step: 1 } as const }),
  })),
  teddy_coat: draw({ flat: 0.12, figure: 1.2 }, ({ collar }, dressed) => {
    const isShearling = dressed.garment.touches.includes("shearling")
    return {
      fluffy: !isShearling,
      collar,
      wide: 1.35,
      ...coatOf(dressed, 8),
      breakAt: 3.6,
      ...(isShearling
        ? { collarCloth: WOOL, trim: WOOL.colour, details: ["slant", "wool"], cuffs: "wool" }
        : { details: ["slant"] }),
      buttoning: { rows: 1, count: 2, step: 1.1 },
    }
  }),
  cape: pieceOf((pen, body, { cloth, garment, wearing }) => {
    const { length = "long", neckline = "high", fit = "oversized" } = garment.cut
    return cape(pen, body, {
      cloth,
      fit,
      pointed: neckline === "v",
      rolled: neckline === "roll",
      collar: COLLARS[neckline] ?? "high",
      length: capeShare(length),
      closed: wearing.closed,
    })
  }),
} satisfies Partial<PieceMakers<Kind>>
