import type { Kind } from "@stylin/garments/vocabulary"
import type { PieceMakers } from "../piece.ts"
import { type TopSpec, top } from "./tops.ts"
import { type Dressed, fitOf, neckOf, pieceOf, sleevesOf, TOP_HEM } from "./words.ts"

/** What every top takes from its words. */
function topOf(dressed: Dressed) {
  const { garment, cloth, wearing } = dressed
  const { cut } = garment
  return {
    cloth,
    ...neckOf(cut),
    fit: fitOf(dressed),
    hem: TOP_HEM[cut.length ?? "regular"] ?? 6.7,
    sleeves: sleevesOf(cut.sleeve),
    crossed: cut.neckline === "wrap",
    tucked: wearing.tucked,
    under: wearing.underJacket,
  } satisfies TopSpec
}

const knitted = (dressed: Dressed): TopSpec => {
  const base = topOf(dressed)
  const material = base.cloth.material ?? "knit"
  return {
    ...base,
    cloth: { ...base.cloth, material: material === "plain" ? "knit" : material },
    finish: "rib",
    neckband: "rib",
    sleeves: sleevesOf(dressed.garment.cut.sleeve, { end: "rib" }),
  }
}

const draw = (spec: (dressed: Dressed) => TopSpec) =>
  pieceOf((pen, body, dressed) => top(pen, body, spec(dressed)))

/** Everything worn next to the skin or over a shirt that is not opened like a jacket. */
export const TOPS = {
  t_shirt: draw(topOf),
  vest: draw(topOf),
  cami: draw((dressed) => ({ ...topOf(dressed), neckband: "none" })),
  thermal_top: draw((dressed) => ({ ...topOf(dressed), finish: "rib", neckband: "rib" })),
  bodysuit: draw((dressed) => ({
    ...topOf(dressed),
    hem: 6.75,
    finish: "brief",
    neckband: "none",
  })),
  corset_top: draw((dressed) => ({
    ...topOf(dressed),
    fit: "fitted",
    hem: dressed.garment.cut.length === "regular" ? 6.3 : 5.5,
    finish: "point",
    boned: true,
    neckband: "none",
  })),
  blouse: draw((dressed) => {
    const base = topOf(dressed)
    const { neckline, sleeve } = dressed.garment.cut
    const cuffed = sleeve === "long" || sleeve === "three-quarter"
    return {
      ...base,
      neckpiece: neckline === "high" ? "frill" : neckline === "collar" ? "round" : base.neckpiece,
      opening: neckline === "collar" ? "shirt" : base.opening,
      neckband: "none",
      gathered: true,
      placket: neckline === "v" || neckline === "collar" ? "full" : "none",
      sleeves: sleevesOf(
        sleeve,
        cuffed ? { end: "cuff", puff: 6, balloon: 5, fit: "relaxed" } : {},
      ),
    }
  }),
  tunic: draw((dressed) => ({
    ...topOf(dressed),
    tucked: false,
    fall: { length: 0.17, flare: 9 },
    trims: ["slits"],
    placket: dressed.garment.cut.neckline === "v" ? "short" : "none",
    neckband: "binding",
  })),
  shirt: draw((dressed) => {
    const { sleeve } = dressed.garment.cut
    const short = sleeve === "short" || sleeve === "elbow" || sleeve === "puff"
    const base = topOf(dressed)
    return {
      ...base,
      neckpiece: base.opening === "v" ? "none" : base.neckpiece,
      hem: base.hem + 0.55,
      finish: dressed.garment.cut.length === "cropped" ? "hem" : "tails",
      placket: "full",
      pocket: true,
      sleeves: sleevesOf(sleeve, { end: short ? "hem" : "cuff" }),
    }
  }),
  polo: draw((dressed) => ({
    ...topOf(dressed),
    placket: "short",
    neckpiece: "shirt",
    trims: ["slits"],
    sleeves: sleevesOf(dressed.garment.cut.sleeve, { end: "rib" }),
  })),
  jumper: draw(knitted),
  knitted_vest: draw((dressed) => ({ ...knitted(dressed), armholes: "rib" })),
  sweatshirt: draw((dressed) => ({
    ...knitted(dressed),
    cloth: dressed.cloth,
    trims: ["notch"],
  })),
  hoodie: draw((dressed) => ({ ...knitted(dressed), cloth: dressed.cloth, trims: ["pouch"] })),
} satisfies Partial<PieceMakers<Kind>>
