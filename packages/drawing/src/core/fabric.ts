/** Printed and woven patterns that can be painted. */
export type Print =
  | "plain"
  | "breton"
  | "stripe"
  | "pinstripe"
  | "gingham"
  | "check"
  | "dot"
  | "floral"
  | "animal"
  | "tweed"
  | "herringbone"
  | "geo"
  | "abstract"

/** A visible surface of cloth. */
export type Surface =
  | "plain"
  | "denim"
  | "knit"
  | "cable"
  | "linen"
  | "canvas"
  | "satin"
  | "leather"
  | "corduroy"
  | "suede"
  | "velvet"
  | "lace"
  | "fleece"
  | "fur"
  | "sequin"
  | "straw"
  | "mesh"
  | "pearl"

/** The cloth of one garment as it is painted. Colours are #rrggbb. */
export interface Cloth {
  readonly colour: string
  readonly pattern?: Print | undefined
  readonly material?: Surface | undefined
  /** The pattern's colours; by default they are mixed from the ground's. */
  readonly second?: string | undefined
  readonly third?: string | undefined
  /** The pattern's size; 1 is usual. */
  readonly scale?: number | undefined
  /** How far down the panel a Breton's stripes begin, 0 to 1. */
  readonly from?: number | undefined
  /** How dense it is where it hangs free, 0 to 1: below 1, arms and legs shimmer through. */
  readonly density?: number | undefined
  /** The thread of visible stitching. */
  readonly stitch?: string | undefined
}
