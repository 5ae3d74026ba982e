import { blend, fromOklab, hexOf, METALLICS, toOklab } from "@stylin/garments/colour"
import {
  type ColourShare,
  type Kind,
  kindFacts,
  type Material,
  type Slot,
  type WholeGarment,
} from "@stylin/garments/vocabulary"
import type { Cloth, Print, Surface } from "./core/cloth.ts"
import { TOLD_ANIMALS } from "./core/coats.ts"
import { innerLine, light } from "./core/colour.ts"
import { clamp } from "./core/geom.ts"

const SURFACES: Partial<Record<Material, Surface>> = {
  linen: "linen",
  canvas: "canvas",
  denim: "denim",
  corduroy: "corduroy",
  knit: "knit",
  cable: "cable",
  cashmere: "knit",
  fleece: "fleece",
  fur: "teddy",
  silk: "satin",
  satin: "satin",
  lace: "lace",
  broderie: "lace",
  crochet: "crochet",
  velvet: "velvet",
  sequin: "sequin",
  leather: "leather",
  suede: "suede",
  patent: "leather",
  rubber: "leather",
  straw: "straw",
  mesh: "mesh",
  pearl: "pearl",
}

/** Long-piled cloths. */
const WOOLLY: ReadonlySet<Material> = new Set(["fur", "fleece"])

/** What is studded is set with steel. */
const STUDS = "#D6D4D0"

/** What is cut from sweatshirt cloth and from T-shirt cloth. */
const OF_JERSEY: ReadonlySet<Kind> = new Set(["sweatshirt", "hoodie", "joggers", "t_shirt"])
/** The greys that are spun of dark and light fibres, by OKLab lightness, and how grey they are. */
const MARL = { from: 0.55, to: 0.88, hue: 0.012 } as const

/** Grey jersey is marled; dyed in one even grey it would look like felt. */
function isMarled({ kind, cloth: { material }, colours: [{ colour }] }: WholeGarment): boolean {
  if (material !== "jersey" || !OF_JERSEY.has(kind)) return false
  const [l, a, b] = toOklab(hexOf(colour))
  return l > MARL.from && l < MARL.to && Math.hypot(a, b) < MARL.hue
}

function surfaceOf(garment: WholeGarment): Surface {
  const {
    cloth: { material, sheen },
    touches,
  } = garment
  if (isMarled(garment)) return "marl"
  if (touches.includes("shearling")) return "suede"
  // Of wool is only its lining.
  if (garment.kind === "denim_jacket" && WOOLLY.has(material)) return "denim"
  if (touches.includes("quilted")) return "quilted"
  if (touches.includes("woven") && material === "leather") return "woven"
  if (material === "fur" && touches.includes("long-pile")) return "fur"
  return SURFACES[material] ?? (sheen === "high" ? "satin" : "plain")
}

/** How dense unlined thin cloth is. */
const DENSITY: Partial<Record<Material, number>> = { chiffon: 0.66, mesh: 0.56, lace: 0.74 }

/** How dense light tights are; all others are opaque. */
const SHEER_TIGHTS = 0.5

const densityOf = ({ kind, cloth: { material, weight } }: WholeGarment): number | undefined =>
  kind === "tights" && material === "nylon" && weight === "light" ? SHEER_TIGHTS : DENSITY[material]

/** Light yarn is knitted into thin cloth; light wool that is woven has no stitches to show. */
const isThinKnit = ({ cloth: { material, weight } }: WholeGarment): boolean =>
  (material === "knit" || material === "wool") && weight === "light"

const isFineKnit = (garment: WholeGarment): boolean =>
  garment.cloth.material === "cashmere" || isThinKnit(garment)

/** Stripes run across knits, and thinly down tailored clothes. */
const TAILORED: ReadonlySet<Kind> = new Set([
  "blazer",
  "waistcoat",
  "trousers",
  "wide_leg_trousers",
  "pencil_skirt",
  "wool_coat",
])
const ACROSS: ReadonlySet<Kind> = new Set([
  "t_shirt",
  "vest",
  "bodysuit",
  "polo",
  "jumper",
  "knitted_vest",
  "sweatshirt",
  "hoodie",
  "cardigan",
  "knitted_dress",
  "scarf",
  "beanie",
  "socks",
  "tights",
  "tote_bag",
])
/** Summer cloths have small checks, warm cloths large ones. */
const LIGHT_CHECKS: ReadonlySet<Material> = new Set([
  "cotton",
  "linen",
  "viscose",
  "silk",
  "chiffon",
])

/** Small even squares; flannel has the large ones of overshirts. */
const isLightCheck = (kind: Kind, { material, weight }: WholeGarment["cloth"]) =>
  LIGHT_CHECKS.has(material) && kind !== "overshirt" && weight !== "heavy"

/** Whether something is pictured on its chest alone: a print that is not named is meant by it. */
const isGraphic = ({ pattern, touches }: WholeGarment) =>
  touches.includes("graphic") && (pattern === "plain" || pattern === "abstract")

function printOf({ kind, pattern, colours, cloth, touches }: WholeGarment): Print {
  switch (pattern) {
    case "plain":
      // Of a scarf in two colours nobody expects to see one alone.
      if (kind === "scarf" && colours.length > 1) return "breton"
      if (cloth.material !== "tweed") return "plain"
      return kind === "wool_coat" || kind === "cape" ? "herringbone" : "tweed"
    case "stripe":
      if (ACROSS.has(kind)) return "breton"
      return TAILORED.has(kind) ? "pinstripe" : "stripe"
    case "check":
      if (touches.includes("tartan")) return "tartan"
      return isLightCheck(kind, cloth) ? "gingham" : "check"
    case "animal":
      return TOLD_ANIMALS.find((animal) => touches.includes(animal)) ?? "animal"
    case "geometric":
      return touches.includes("fair-isle") ? "fair-isle" : "geo"
    case "abstract":
      return touches.includes("paisley") ? "paisley" : "abstract"
    default:
      return pattern
  }
}

/** Black would show no folds and white no edge, so both are drawn a little off the extreme. */
export function drawable(hex: string): string {
  const [l, a, b] = toOklab(hex)
  return l < 0.265 || l > 0.982 ? fromOklab([clamp(l, 0.265, 0.982), a, b]) : hex
}

/** How much of a named colour's strength worn denim keeps. */
const WORN = 0.52

/** Denim is named after paint but looks washed; black, white and ecru stay as they are. */
function washedOut({ colour }: ColourShare): string {
  const hex = hexOf(colour)
  if (colour.startsWith("#")) return hex
  const [l, a, b] = toOklab(hex)
  return b < -0.03 ? fromOklab([l, a * WORN, b * WORN]) : hex
}

/** Blue denim is sewn in tan, any other in its own tone. */
function isBlue(hex: string): boolean {
  const [, a, b] = toOklab(hex)
  return b < -0.015 && a < 0.03
}

/** Straw keeps the tone of dry grass under any dye. */
const GRASS = "#E2C68F"

/** Sizes of a print: garments in the same words differ by their seed. */
const SCALES = [1, 0.84, 1.2] as const

/** The thread of denim that is not blue: its seams tell it from other cloth, on black as well. */
const threadOn = (colour: string): string =>
  light(colour) < 0.42 ? blend(colour, "#EFE6DA", 0.42) : innerLine(colour)

/** What is worn to be seen glows in these dyes, whatever word is used for them. */
const FLUORESCENT: Readonly<Record<string, string>> = {
  orange: "#FF6A13",
  coral: "#FF6A13",
  yellow: "#DDF02B",
  lemon: "#DDF02B",
  lime: "#DDF02B",
}

/** Slots of what is of foiled leather when it is called silver or gold: plain grey and ochre nobody calls so. */
const GLEAMING: ReadonlySet<Slot> = new Set(["shoes", "bag"])
const isFoiled = ({ kind, colours: [{ colour }] }: WholeGarment): boolean =>
  GLEAMING.has(kindFacts(kind).slot) && METALLICS.some((one) => one === colour)

/** The cloth that a garment's words ask for. */
export function clothFor(garment: WholeGarment): Cloth {
  const { material } = garment.cloth
  const surface = surfaceOf(garment)
  const dyed = (share: ColourShare) => {
    if (surface === "denim") return washedOut(share)
    const hex = hexOf(share.colour)
    if (garment.touches.includes("hi-vis")) return FLUORESCENT[share.colour] ?? hex
    return material === "straw" ? blend(hex, GRASS, 0.55) : hex
  }
  const [main, second, third] = garment.colours.map((share) => drawable(dyed(share)))
  const pattern = isGraphic(garment) ? "plain" : printOf(garment)
  const colour = main ?? drawable(hexOf(garment.colours[0].colour))
  return {
    colour,
    pattern,
    material: surface,
    second,
    third,
    density: densityOf(garment),
    scale: SCALES[garment.seed % SCALES.length] ?? 1,
    ...(isFineKnit(garment) && { fine: true }),
    ...(isThinKnit(garment) && { thin: true }),
    ...(isGraphic(garment) && { graphic: garment.seed }),
    ...(garment.touches.includes("metallic") && { metallic: true }),
    ...(isFoiled(garment) && { foiled: true }),
    ...(garment.touches.includes("fringed") && { fringed: true }),
    ...(garment.touches.includes("hi-vis") && { reflective: true }),
    ...(garment.touches.includes("studs") && { studs: STUDS }),
    ...(surface === "denim" && !isBlue(colour) && { stitch: threadOn(colour) }),
    ...(pattern === "breton" && { from: 0.16 }),
  }
}
