/** Printed and woven patterns that can be painted. */
export type Print =
  | "plain"
  | "breton"
  | "stripe"
  | "pinstripe"
  | "gingham"
  | "check"
  | "tartan"
  | "dot"
  | "floral"
  | "animal"
  | "cow"
  | "zebra"
  | "tiger"
  | "snake"
  | "dalmatian"
  | "tweed"
  | "herringbone"
  | "geo"
  | "fair-isle"
  | "abstract"
  | "paisley"
  | "photo"

/** A visible surface of cloth. */
export type Surface =
  | "plain"
  | "denim"
  | "knit"
  | "cable"
  | "linen"
  | "canvas"
  | "marl"
  | "satin"
  | "leather"
  | "woven"
  | "coated"
  | "waxed"
  | "crinkled"
  | "corduroy"
  | "suede"
  | "velvet"
  | "lace"
  | "crochet"
  | "fleece"
  | "fur"
  | "teddy"
  | "sequin"
  | "straw"
  | "mesh"
  | "pearl"
  | "quilted"

/** Real cloth from a photograph: a tile that continues on all sides, as a PNG or JPEG data URL. */
export interface PhotoTile {
  readonly href: string
  /** In px of the drawing. */
  readonly width: number
  readonly height: number
}

/** A motif on the body of a garment, as a PNG data URL that is clear around it. */
export interface PlacedMotif {
  readonly href: string
  /** From the left to the right edge of the body, -1 to 1. */
  readonly left: number
  readonly right: number
  /** Where its middle lies from the shoulder to the hem, 0 to 1. */
  readonly middle: number
  /** Its width divided by its height. */
  readonly aspect: number
}

/** The cloth of one garment as it is painted. Colours are #rrggbb. */
export interface Cloth {
  readonly colour: string
  readonly pattern?: Print | undefined
  readonly material?: Surface | undefined
  /** The pattern's colours; by default they are mixed from the ground's. */
  readonly second?: string | undefined
  readonly third?: string | undefined
  /** What the pattern "photo" shows, at its own size. */
  readonly photo?: PhotoTile | undefined
  /** What is printed on the body alone. */
  readonly motif?: PlacedMotif | undefined
  /** Which of the emblems is printed on its chest, from 0. */
  readonly graphic?: number | undefined
  /** The pattern's size; 1 is usual. */
  readonly scale?: number | undefined
  /** How far down the panel a Breton's stripes begin, 0 to 1. */
  readonly from?: number | undefined
  /** How dense it is where it hangs free, 0 to 1: below 1, arms and legs shimmer through. */
  readonly density?: number | undefined
  /** Whether its stitches are small. */
  readonly fine?: boolean | undefined
  /** Whether it is knitted so thinly that its stitches hardly show and its ribbing is narrow. */
  readonly thin?: boolean | undefined
  /** The metal of the studs that it is set with. */
  readonly studs?: string | undefined
  /** Whether strips of it hang from its seams and its edges. */
  readonly fringed?: boolean | undefined
  /** Whether it is shot with metal. */
  readonly metallic?: boolean | undefined
  /** Whether it is leather with a skin of metal, which gleams softly. */
  readonly foiled?: boolean | undefined
  /** Whether bands that throw light back are sewn round it. */
  readonly reflective?: boolean | undefined
  /** The thread of visible stitching. */
  readonly stitch?: string | undefined
}
