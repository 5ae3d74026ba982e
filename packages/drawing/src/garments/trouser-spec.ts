import type { Rise } from "@stylin/garments/vocabulary"
import type { Cloth } from "../core/cloth.ts"
import type { LegCut } from "./legs.ts"

/** How trousers are made up: their fly, pockets, seams and hems. */
export type TrouserStyle =
  | "jeans"
  | "tailored"
  | "flowing"
  | "chinos"
  | "cargo"
  | "culottes"
  | "leggings"
  | "joggers"
  | "shorts"
  | "denim-shorts"

/** A pair of trousers or shorts. */
export interface TrousersSpec extends Omit<LegCut, "waist"> {
  readonly style: TrouserStyle
  readonly rise: Rise
  readonly cloth: Cloth
  /** Its hems are turned up and show the inside of the cloth. */
  readonly turned?: boolean
  /** The colour of the leg that shows where they are torn. */
  readonly torn?: string
  /** Their hems are cut off and fray. */
  readonly raw?: boolean
  /** A cord gathers its hems. */
  readonly gathered?: boolean
  /** An elastic holds them up in place of a button. */
  readonly pullOn?: boolean
  /** Sewn to a bodice: they have no waistband of their own. */
  readonly joined?: boolean
}

/** Leggings that cling from waist to hem: stretched over the leg, they crease as a stocking does. */
export const isStretched = ({ style, leg }: Pick<TrousersSpec, "style" | "leg">): boolean =>
  style === "leggings" && leg === "skinny"
