import type { Length, Rise, Skirt } from "@stylin/garments/vocabulary"
import type { Cloth } from "../core/cloth.ts"
import type { Points } from "../core/geom.ts"
import type { Panel } from "../core/panel.ts"
import type { Fit } from "../figure/fit.ts"

/** A skirt by itself. */
export interface SkirtSpec {
  readonly cut: Skirt
  readonly length: Length
  readonly rise: Rise
  readonly fit?: Fit | undefined
  readonly cloth: Cloth
  /** Made up like jeans: stitched, pocketed, buttoned down the front. */
  readonly denim?: boolean
  /** Sewn to a bodice: it has no waistband of its own. */
  readonly joined?: boolean
  /** Wound about her, without a seam or a slit. */
  readonly draped?: boolean
  /** A leg shows through a slit that the name says. */
  readonly slit?: boolean
  /** Thin cloth is lined to the hem: tights beneath it do not show through. */
  readonly lined?: boolean | undefined
  /** A coat over it presses a full skirt together. */
  readonly underCoat?: boolean
  /** Where along the leg that coat ends; left out, it covers the whole skirt. */
  readonly coatEnd?: number | undefined
}

/** What a skirt's trimmings are placed on. */
export interface SkirtShape {
  readonly L: Points
  readonly R: Points
  readonly hem: Points
  readonly panel: Panel
}
