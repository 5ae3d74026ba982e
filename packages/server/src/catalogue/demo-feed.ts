import { aboutPounds, decimalsOf, type Money, POUNDS } from "@stylin/garments/money"
import {
  type Colour,
  CUT_FIELDS,
  KIND_NAMES,
  type Kind,
  kindFacts,
  usualCut,
} from "@stylin/garments/vocabulary"
import { type Random, seededRandom } from "@stylin/stylist/basics"
import { flatAddress } from "../pictures/flat-address.ts"
import { CLOTHS } from "./demo/cloths.ts"
import type { RangeEntry } from "./demo/entry.ts"
import { PATTERN_PHRASES } from "./demo/phrases.ts"
import { priceOf, salePriceOf } from "./demo/price.ts"
import { MORE, RANGE } from "./demo/range.ts"
import { DEPARTMENTS } from "./demo/shops.ts"
import { sizesOf } from "./demo/sizes.ts"
import { designStyle, type Style } from "./demo/style.ts"
import { capitalised, nameStyle, phrasesOf, type StyleName, titleOf } from "./demo/title.ts"

const SEED = 20261120
const HEADER = [
  "id",
  "item_group_id",
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
  // A row stands for a product in all its sizes, as in Awin's feeds.
  "size",
  "size_system",
  "condition",
  "gender",
  "age_group",
  "product_type",
  "google_product_category",
] as const
type Row = Record<(typeof HEADER)[number], string>

/**
 * The demo catalogue as a tab-separated Google product feed, line by line, each with its line
 * break; the same every time. Its shops and labels do not exist, and ask about as much in every currency.
 */
export function* makeDemoFeed(money: Money = POUNDS): Generator<string> {
  const random = seededRandom(SEED)
  yield lineOf(HEADER)
  for (const kind of KIND_NAMES) {
    yield* linesOf({ kind, entry: RANGE[kind], money, group: "demo" }, random)
  }
  // Last, so that nothing before them depends on how many there are.
  for (const kind of KIND_NAMES) {
    const entry = MORE[kind]
    if (entry) yield* linesOf({ kind, entry, money, group: "demo-more" }, random)
  }
}

/** A range of one kind: what it is like, in which money, and how the ids of its products begin. */
interface Range {
  readonly kind: Kind
  readonly entry: RangeEntry
  readonly money: Money
  readonly group: string
}

function* linesOf(range: Range, random: Random): Generator<string> {
  for (const row of rowsOf(range, random)) yield lineOf(HEADER.map((column) => row[column]))
}

function* rowsOf(range: Range, random: Random): Generator<Row> {
  const { kind, entry } = range
  const told = new Set<string>()
  let made = 0
  for (let number = 1; made < entry.count; number += 1) {
    const style = designStyle(kind, entry, random)
    const row = priced(style, nameStyle(style, random), { ...range, number }, random)
    for (const [index, colours] of style.colourways.entries()) {
      // A shop sells no style twice, not even under two names.
      const { shop, cloth, pattern } = style
      const cut = CUT_FIELDS.map((field) => style.cut[field]).join()
      const key = [shop.name, cloth, pattern, cut, colours].join("/")
      if (told.has(key)) continue
      told.add(key)
      made += 1
      yield row(index, colours, random)
    }
  }
}

/** Prices a style and returns a function that makes the row of one of its colours. */
function priced(
  style: Style,
  name: StyleName,
  { number, money, entry, group: begins }: Range & { readonly number: number },
  random: Random,
) {
  const { kind, shop, cut, cloth, pattern } = style
  const { slot, words } = kindFacts(kind)
  const group = `${begins}-${kind.replaceAll("_", "-")}-${number}`
  const price = priceOf(style, entry, random)
  const sale = salePriceOf(price, style, random)
  const department = DEPARTMENTS[slot]
  const called = capitalised(`${name.before} ${name.after}`.trim())
  const isWorn = slot !== "bag" && slot !== "accessory"
  return (index: number, colours: readonly [Colour, ...Colour[]], chance: Random): Row => {
    const id = `${group}-${index + 1}`
    const [main, ...others] = colours.map((colour) => ({ colour }))
    return {
      id,
      item_group_id: group,
      title: titleOf(name, colours, style),
      description: `${called} from ${shop.name}. ${detailsOf(style)}Made of ${cloth.replaceAll("-", " ")}.`,
      link: `https://shop.example/women/${id}`,
      image_link: flatAddress({
        kind,
        cut,
        cloth: CLOTHS[cloth],
        pattern,
        colours: [main ?? { colour: colours[0] }, ...others],
        seed: number,
      }),
      availability: chance() < 0.06 ? "out_of_stock" : "in_stock",
      price: inMoney(price, money),
      sale_price: sale === undefined ? "" : inMoney(sale, money),
      brand: shop.name,
      color: colours.join("/"),
      pattern: pattern === "plain" ? "" : PATTERN_PHRASES[pattern][0],
      material: cloth.replaceAll("-", " "),
      size: sizesOf(kind, shop, chance).join(", "),
      size_system: isWorn ? "UK" : "",
      condition: "new",
      gender: "female",
      age_group: "adult",
      product_type: `${department.shop} > ${words[0]}`,
      google_product_category: `Apparel & Accessories > ${department.google}`,
    }
  }
}

/** "High-waisted, wide-leg, ankle-length. " */
function detailsOf({ kind, cut }: Style): string {
  const whole = { ...usualCut(kind), ...cut }
  const said = CUT_FIELDS.flatMap((field) => phrasesOf(field, whole).slice(0, 1)).join(", ")
  return said && `${capitalised(said)}. `
}

function inMoney(pounds: number, { currency }: Money): string {
  return `${aboutPounds(pounds, currency).toFixed(decimalsOf(currency))} ${currency}`
}

function lineOf(cells: readonly string[]): string {
  return `${cells.join("\t")}\n`
}
