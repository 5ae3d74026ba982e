import type { Cut, Fit, Neckline, Sleeve, Touch, WholeGarment } from "@stylin/garments/vocabulary"
import type { Cloth } from "../core/cloth.ts"
import type { Layer } from "../core/layer.ts"
import type { Pen } from "../core/pen.ts"
import type { Body } from "../figure/body.ts"
import type { PieceMaker, Wearing } from "../piece.ts"
import type { Opening } from "./necklines.ts"
import type { Neckpiece } from "./neckpieces.ts"
import type { SleeveSpec } from "./sleeves.ts"

/** A garment in words and in painted cloth, ready to be drawn on a body. */
export interface Dressed {
  readonly garment: WholeGarment
  readonly cloth: Cloth
  readonly wearing: Wearing
}

export type DrawGarment = (pen: Pen, body: Body, dressed: Dressed) => readonly Layer[]

/** A piece from how it is drawn. */
export const pieceOf =
  (draw: DrawGarment): PieceMaker =>
  (garment, cloth) => ({
    worn: (pen, body, wearing) => draw(pen, body, { garment, cloth, wearing }),
  })

/** Cloth that is knitted unless its word says otherwise. */
export const knit = (cloth: Cloth): Cloth => ({
  ...cloth,
  material: !cloth.material || cloth.material === "plain" ? "knit" : cloth.material,
})

/** The visible fit: a jacket, which may be slim, presses what is worn below it close. */
export function fitOf({
  garment,
  wearing,
}: Pick<Dressed, "garment"> & { readonly wearing: Pick<Wearing, "underJacket"> }): Fit {
  return wearing.underJacket ? "fitted" : (garment.cut.fit ?? "regular")
}

/** Whether a jacket is cut like a kimono: wide and without a collar, and it has no flaps. */
export const isKimono = ({ garment: { cut } }: Pick<Dressed, "garment">): boolean =>
  cut.neckline === "collarless" && cut.fit === "oversized"

const SLEEVE_WORDS: Record<Sleeve, SleeveSpec | undefined> = {
  sleeveless: undefined,
  strap: undefined,
  short: { reach: "short" },
  elbow: { reach: "elbow" },
  "three-quarter": { reach: "three-quarter" },
  long: { reach: "long" },
  puff: { reach: "short", fit: "regular", puff: 6, end: "gathered" },
  balloon: { reach: "long", balloon: 11, puff: 2, end: "cuff" },
}

/** A sleeve by its word; undefined if there is none. */
export function sleevesOf(word: Sleeve | undefined, more: SleeveSpec = {}): SleeveSpec | undefined {
  const sleeve = word && SLEEVE_WORDS[word]
  return sleeve && { ...more, ...sleeve }
}

/**
 * Sleeves as they are worn: long ones may be pushed up, or rolled where they have no ribbing; a cape presses those
 * below it to the arm.
 */
export function sleevesWorn(
  sleeves: SleeveSpec | undefined,
  { wearing }: Pick<Dressed, "wearing">,
): SleeveSpec | undefined {
  if (sleeves && wearing.underCape) return { ...sleeves, fit: "fitted", puff: 0, balloon: 0 }
  const isLong = sleeves?.reach === "long" || sleeves?.reach === undefined
  if (!(sleeves && wearing.sleevesUp && isLong)) return sleeves
  const end = sleeves.end === "rib" ? "pushed" : "turned"
  return { ...sleeves, reach: "rolled", end, balloon: 0 }
}

interface Neck {
  readonly opening: Opening
  readonly neckpiece: Neckpiece
  readonly straps: boolean
}

const NECK_WORDS: Record<Neckline, readonly [Opening, Neckpiece]> = {
  crew: ["crew", "none"],
  scoop: ["scoop", "none"],
  v: ["v", "none"],
  boat: ["boat", "none"],
  square: ["square", "none"],
  sweetheart: ["sweetheart", "none"],
  bandeau: ["bandeau", "none"],
  cami: ["cami", "none"],
  halter: ["halter", "none"],
  "one-shoulder": ["one-shoulder", "none"],
  "off-shoulder": ["off-shoulder", "frilled-shoulders"],
  wrap: ["wrap", "none"],
  cowl: ["cowl", "cowl"],
  roll: ["roll", "roll"],
  high: ["high", "stand"],
  collar: ["shirt", "shirt"],
  // Closed beneath it: in a deep neck the bow would hang on bare skin.
  bow: ["band", "bow"],
  lapel: ["v", "none"],
  collarless: ["crew", "none"],
  hood: ["crew", "hood"],
}

/** The openings that thin straps turn others into. */
const STRAPPED: Partial<Record<Opening, Opening>> = {
  v: "slip",
  wrap: "slip",
  scoop: "cami",
  // A round neck up to the throat needs no straps.
  crew: "cami",
  cowl: "draped",
}

/** How a neckline is cut, what is sewn to it, and whether thin straps hold it up. */
export function neckOf({ neckline = "crew", sleeve }: Cut, touches: readonly Touch[] = []): Neck {
  if (touches.includes("stand-collar")) return { opening: "band", neckpiece: "band", straps: false }
  const [opening, neckpiece] = NECK_WORDS[neckline]
  const strapped = sleeve === "strap" || opening === "cami"
  const cut = strapped ? (STRAPPED[opening] ?? opening) : opening
  const straps = strapped && ["cami", "slip", "draped", "sweetheart"].includes(cut)
  return { opening: cut, neckpiece, straps }
}
