import { COLOURS, type ColourName } from "@stylin/garments/colour"
import { KIND_NAMES, type Kind, kindFacts, type Pattern } from "@stylin/garments/vocabulary"
import { type Random, seededRandom } from "@stylin/stylist"
import { BRANDS, DEPARTMENTS, RANGE, type RangeEntry } from "./demo/range.ts"

const SEED = 20261120
const HEADER = [
  "id",
  "title",
  "description",
  "link",
  "image_link",
  "availability",
  "price",
  "sale_price",
  "brand",
  "color",
  "pattern",
  "material",
  "gender",
  "age_group",
  "product_type",
  "google_product_category",
] as const
type Row = Record<(typeof HEADER)[number], string>

const PATTERN_TITLES: Record<Pattern, string> = {
  plain: "",
  stripe: "striped",
  check: "checked",
  floral: "floral",
  dot: "polka dot",
  animal: "leopard print",
}

/** Google's category for apparel and accessories. */
const APPAREL = "166"

/** The demo catalogue as a Google product feed, parted by tabs; the same every time. */
export function makeDemoFeed(): string {
  const random = seededRandom(SEED)
  const rows = KIND_NAMES.flatMap((kind) =>
    Array.from({ length: RANGE[kind].count }, (_, index) => makeRow(kind, index, random)),
  )
  const lines = rows.map((row) => HEADER.map((column) => row[column]).join("\t"))
  return `${[HEADER.join("\t"), ...lines].join("\n")}\n`
}

function makeRow(kind: Kind, index: number, random: Random): Row {
  const range = RANGE[kind]
  const { slot, words } = kindFacts(kind)
  const [name] = words
  // Walked through, not drawn, so that a small range has no two alike before it has all.
  const colour = inTurn(range.colours, index)
  const cut = inTurn(range.cuts, index)
  const material = pick(range.materials, random)
  const pattern = pickPattern(range, random)
  const brand = pick(BRANDS, random)
  const price = priceIn(range.pounds, random)
  const id = `demo-${kind.replaceAll("_", "-")}-${index + 1}`
  const title = titleOf({ cut, pattern, material, name, colour })
  return {
    id,
    title,
    description: `${title}, from ${brand}. Made of ${material}.`,
    link: `https://shop.example/women/${id}`,
    image_link: pictureOf(kind, colour, pattern),
    availability: random() < 0.05 ? "out_of_stock" : "in_stock",
    price: `${price.toFixed(2)} GBP`,
    sale_price: random() < 0.12 ? `${Math.max(5, Math.round(price * 0.7)).toFixed(2)} GBP` : "",
    brand,
    color: colour,
    pattern: pattern === "plain" ? "" : PATTERN_TITLES[pattern],
    material,
    gender: "female",
    age_group: "adult",
    product_type: `${DEPARTMENTS[slot]} > ${name}`,
    google_product_category: APPAREL,
  }
}

interface TitleParts {
  readonly cut: string
  readonly pattern: Pattern
  readonly material: string
  readonly name: string
  readonly colour: ColourName
}

/** "High-waisted striped linen wide-leg trousers in navy" */
function titleOf({ cut, pattern, material, name, colour }: TitleParts): string {
  // A cloth that the cut or the kind names already is not said twice.
  const said = `${cut} ${name}`.toLowerCase()
  const isSaid = material.split(" ").some((word) => said.includes(word))
  const words = [cut, PATTERN_TITLES[pattern], isSaid ? "" : material, name].filter(Boolean)
  const text = words.join(" ")
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} in ${colour}`
}

function pictureOf(kind: Kind, colour: ColourName, pattern: Pattern): string {
  const query = pattern === "plain" ? "" : `?pattern=${pattern}`
  return `/api/pictures/flats/${kind}/${COLOURS[colour].slice(1)}.svg${query}`
}

/** About two in five of the kinds that come in patterns have one. */
function pickPattern({ patterns }: RangeEntry, random: Random): Pattern {
  return patterns.length > 0 && random() < 0.4 ? pick(patterns, random) : "plain"
}

/** Whole pounds, or a penny less, as shops price. */
function priceIn([from, to]: RangeEntry["pounds"], random: Random): number {
  const pounds = from + Math.floor(random() * (to - from + 1))
  return random() < 0.5 ? pounds : pounds - 0.01
}

function pick<Value>(values: readonly Value[], random: Random): Value {
  return inTurn(values, Math.floor(random() * values.length))
}

function inTurn<Value>(values: readonly Value[], index: number): Value {
  const value = values[index % values.length]
  if (value === undefined) throw new RangeError("There is nothing to choose from.")
  return value
}
