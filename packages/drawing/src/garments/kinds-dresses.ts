import type { Kind, Length } from "@stylin/garments/vocabulary"
import { skinTones } from "../core/colour.ts"
import { Z } from "../core/layer.ts"
import type { PieceMakers } from "../piece.ts"
import { type DressSpec, dress, suit, type Waist } from "./dresses.ts"
import { tuckedAt } from "./kinds-lower.ts"
import { hemShare, lengthOf } from "./lengths.ts"
import type { Opening } from "./necklines.ts"
import { overTop } from "./pinafores.ts"
import { saree } from "./saree.ts"
import { skirtHang } from "./skirt-cuts.ts"
import { slitOf } from "./slits.ts"
import type { TopSpec } from "./tops.ts"
import { top } from "./tops.ts"
import { type Dressed, fitOf, knit, neckOf, pieceOf, sleevesOf } from "./words.ts"

/** What every dress takes from its words. */
function dressOf(dressed: Dressed) {
  const { garment, cloth, wearing } = dressed
  const { cut } = garment
  const long = cut.sleeve === "long"
  return {
    cloth,
    ...neckOf(cut, garment.touches),
    fit: fitOf(dressed),
    skirt: cut.skirt ?? "a-line",
    length: lengthOf(garment),
    sleeves: sleevesOf(cut.sleeve, long ? { end: "cuff", flare: 8 } : {}),
    crossed: cut.neckline === "wrap",
    embroidered: garment.touches.includes("embroidered"),
    under: wearing.underJacket,
    inCollar: wearing.inCollar,
    buttoned: wearing.underJacket,
    underScarf: wearing.underScarf,
    skin: wearing.inTights ? wearing.skin : skinTones(wearing.skin).lit,
    bootsFrom: wearing.bootsFrom,
    lined: wearing.inTights,
    slit: garment.touches.includes("slit"),
    underCoat: wearing.underCoat,
    coatEnd: wearing.coatEnd,
    waist: "seam",
    ribs: garment.touches.includes("ribs"),
    shaped: cut.fit !== "relaxed" && cut.fit !== "oversized",
  } satisfies DressSpec
}

const draw = (more: (base: ReturnType<typeof dressOf>, dressed: Dressed) => Partial<DressSpec>) =>
  pieceOf((pen, body, dressed) => {
    const base = dressOf(dressed)
    if (dressed.garment.touches.includes("saree")) return saree(pen, body, base)
    const spec = { ...base, ...more(base, dressed) }
    // A clinging or slip skirt has no seam at the waist: the dress is cut in one.
    if (!isSheath(spec)) return dress(pen, body, spec)
    const layers = top(pen, body, sheath(spec, dressed.garment.cut.fit === "fitted"))
    return spec.slit ? [...layers, slitOf(pen, body, { ...spec, z: Z.dress + 0.6 })] : layers
  })

const isSheath = ({ skirt, waist = "seam" }: DressSpec) =>
  waist === "seam" && (skirt === "pencil" || skirt === "slip")

/** How far in a clinging skirt would run without legs in it, in px: it lies on them all the way down. */
const CLINGING = -60

function sheath(spec: DressSpec, isFitted: boolean): TopSpec {
  const { length } = spec
  const share = hemShare(length)
  const { flare, waves } = skirtHang(spec.skirt, share)
  const clings = isFitted && spec.skirt === "pencil"
  const fall = { length: share, flare: clings ? CLINGING * share : flare, waves, clings }
  return { neckband: "none", ...spec, fall, z: 42 }
}

const legsOf = (dressed: Dressed, style: "flowing" | "shorts", end: number) => {
  const { cut } = dressed.garment
  return {
    leg: cut.leg ?? "straight",
    fit: cut.fit ?? "regular",
    style,
    rise: "high",
    end,
    underCoat: dressed.wearing.underCoat,
    coatEnd: dressed.wearing.coatEnd,
  } as const
}

/** The openings of jumpsuits that are buttoned down to the waist. */
const BUTTONED: ReadonlySet<Opening> = new Set(["v", "shirt", "high", "crew"])

/** Where a trouser leg ends: 1 is the ankle. */
const LEG_END: Partial<Record<Length, number>> = {
  cropped: 0.8,
  ankle: 0.92,
  full: 1.03,
  mini: 0.16,
}

/** A belt with its buckle, or one that is tied if the name says so. */
const waistOf = ({ touches }: Dressed["garment"]): Waist =>
  touches.includes("tied") ? "tied" : "belt"

/** Everything that covers the body from the shoulders to below the hip in one piece. */
export const DRESSES = {
  day_dress: draw(({ neckpiece }) => (neckpiece === "band" ? { placket: "short" } : {})),
  shirt_dress: draw((_, { garment }) => ({
    placket: "full",
    buttoned: true,
    waist: waistOf(garment),
    shaped: false,
    sleeves: sleevesOf(garment.cut.sleeve, {
      end: garment.cut.sleeve === "long" ? "cuff" : "turned",
      fit: "relaxed",
    }),
  })),
  wrap_dress: draw(() => ({ waist: "tie" })),
  slip_dress: draw(() => ({})),
  knitted_dress: draw((base, { cloth, garment }) => ({
    cloth: knit(cloth),
    finish: "rib",
    neckband: "rib",
    ribs: true,
    sleeves: sleevesOf(garment.cut.sleeve, { end: "rib" }),
    ...(base.skirt === "a-line" ? { skirt: "slip" } : {}),
  })),
  mini_dress: draw(() => ({})),
  maxi_dress: draw(() => ({})),
  evening_dress: draw(() => ({ fit: "fitted" })),
  pinafore: pieceOf((pen, body, dressed) => {
    const base = dressOf(dressed)
    return overTop(pen, body, {
      cloth: base.cloth,
      lower: {
        skirt: base.skirt,
        length: base.length,
        underCoat: base.underCoat,
        coatEnd: base.coatEnd,
      },
      neckline: dressed.garment.cut.neckline ?? "square",
      under: dressed.wearing.underJacket,
    })
  }),
  dungarees: pieceOf((pen, body, dressed) => {
    const end = LEG_END[dressed.garment.cut.length ?? "full"] ?? 1
    const legs = legsOf(dressed, "shorts", end)
    const tucked = tuckedAt(legs.leg, dressed.wearing)
    return overTop(pen, body, {
      cloth: dressed.cloth,
      lower: { legs: { ...legs, style: "jeans", tucked } },
      neckline: "square",
      under: dressed.wearing.underJacket,
    })
  }),
  jumpsuit: pieceOf((pen, body, dressed) => {
    const end = LEG_END[dressed.garment.cut.length ?? "full"] ?? 1
    const legs = legsOf(dressed, "flowing", end)
    const tucked = tuckedAt(legs.leg, dressed.wearing)
    const base = dressOf(dressed)
    const buttoned = BUTTONED.has(base.opening)
    return suit(pen, body, {
      ...base,
      ...(buttoned && { placket: "full" }),
      waist: waistOf(dressed.garment),
      legs: { ...legs, tucked },
    })
  }),
  playsuit: pieceOf((pen, body, dressed) =>
    suit(pen, body, {
      ...dressOf(dressed),
      waist: "tie",
      legs: { ...legsOf(dressed, "shorts", 0.17), leg: "wide" },
    }),
  ),
} satisfies Partial<PieceMakers<Kind>>
