import type { Cloth } from "../core/cloth.ts"
import type { FrontCut } from "./front.ts"
import type { JacketCollar } from "./jacket-collars.ts"
import type { Detail } from "./jacket-details.ts"
import type { SleeveSpec } from "./sleeves.ts"

/** One row of buttons or two, and how many in a row. */
export interface Buttoning {
  readonly rows: 1 | 2
  readonly count: number
  /** Torso levels from one button to the next. */
  readonly step: number
}

/** Any layer that opens at the front: blazer, coat, cardigan, puffer, waistcoat… */
export interface JacketSpec extends FrontCut {
  readonly cloth: Cloth
  /** A coat, which goes over jackets and cardigans however short it is. */
  readonly isOver?: boolean
  readonly collar: JacketCollar
  readonly details?: readonly Detail[]
  readonly buttoning?: Buttoning
  /** A cloth belt: tied when closed, hanging when open. */
  readonly belt?: boolean
  /** A cord in it draws the waist in. */
  readonly drawn?: boolean
  /** A woolly pile, whose curls stand out from its edges. */
  readonly fluffy?: boolean
  /** Its hood has a stiff peak over the face. */
  readonly peaked?: boolean
  /** A short cape of its own cloth lies over its shoulders. */
  readonly caped?: boolean
  /** Left out if it has none. */
  readonly sleeves?: SleeveSpec | undefined
  /** Buttons or a strap above the cuff, or wool turned out of it. */
  readonly cuffs?: "buttons" | "strap" | "wool"
  /** The colour of braid, fur or a contrasting collar. */
  readonly trim?: string | undefined
  /** What the collar is made of, if not of the same cloth. */
  readonly collarCloth?: Cloth | undefined
  /** The velvet that its collar is faced with, but not its lapels. */
  readonly velvet?: Cloth | undefined
  readonly buttonColour?: string | undefined
  readonly wide?: number
  /** The hood of what is worn below lies over its collar. */
  readonly overHood?: boolean | undefined
}
