import { hash } from "node:crypto"
import { type Money, POUNDS } from "@stylin/garments/money"
import { kindFacts, parseGarment, placeOf, sizeBits, suitIn } from "@stylin/garments/vocabulary"
import { garmentWords } from "../../pictures/garment-words.ts"
import type { ImportedProduct } from "../../stores/products.ts"
import type { RawRow } from "../feed/raw-row.ts"
import { remembered } from "../remembered.ts"
import { checkRow } from "./check-row.ts"
import { byColumn } from "./columns.ts"
import { isWithin, PriceError, unitsOf } from "./price.ts"

/** A row that does not become a product. */
export interface Rejection {
  readonly line: number
  /** Empty if the row has none. */
  readonly id: string
  /** Begins with the column, if one is at fault. */
  readonly reason: string
}

/** A product with its id in the feed. */
export type FeedProduct = Omit<ImportedProduct, "feed">

export type ReadRow =
  | {
      readonly product: FeedProduct
      /** Whether its colour or pattern came only from the title. */
      readonly isInferred: boolean
    }
  | { readonly rejection: Rejection }

const MAX_COLOURS = 8
const FOR_OTHERS = /\b(men'?s?|boys?'?|girls?'?|kids?'?|child(ren)?('?s)?|baby|toddlers?)\b/i

const coloursIn = remembered((text) => parseGarment(text).colours)
const patternIn = remembered((text) => ({ pattern: parseGarment(text).pattern }))

/**
 * Parses a feed's row as a product, or says why it is not one.
 * @param now in milliseconds since 1970; decides whether a sale price is valid
 * @param money the shop's; a price in another currency is refused
 */
export function readProduct(row: RawRow, now: number, money: Money = POUNDS): ReadRow {
  const columns = byColumn(row.values)
  const reject = (reason: string): ReadRow => ({
    rejection: { line: row.line, id: columns.id, reason },
  })
  if (row.problem) return reject(row.problem)
  const said = checkRow(columns)
  if ("problems" in said) return reject(said.problems.join("; "))
  const { id, title, description, brand, link, imageLink, available } = said
  if (columns.gender === "" && FOR_OTHERS.test(`${title} ${said.productType}`)) {
    return reject("title: names another wearer, and gender is missing")
  }
  // A suit or twin set drawn and worn as its trousers or jumper alone would be half of what is sold.
  if (suitIn(title)) return reject("title: names two garments with one price")
  const price = priceOf(columns, now, money)
  if ("reason" in price) return reject(price.reason)
  const fromTitle = parseGarment(title, { productType: said.productType })
  const { kind } = fromTitle
  if (!kind) return reject("title: names no kind of garment that the catalogue knows")
  const stated = { colours: coloursIn(said.colour), ...patternIn(said.pattern) }
  const pattern = stated.pattern ?? fromTitle.pattern
  const colours = stated.colours.length > 0 ? stated.colours : fromTitle.colours
  const { section, slot, formality, warmth } = kindFacts(kind)
  const product = {
    id,
    title,
    ...(brand && { brand }),
    description,
    pricePence: price.units,
    link,
    imageLink,
    available,
    section,
    slot,
    kind,
    colours: colours.slice(0, MAX_COLOURS),
    ...(pattern && { pattern }),
    formality,
    warmth,
    sizes: sizeBits(placeOf(kind), said.size, said.sizeSystem),
  }
  const described = { name: title, kind, colours: product.colours, pattern }
  const words = garmentWords({ ...described, picture: imageLink })
  const { currency } = money
  // Rows that were read before there were other currencies are known by the same hash.
  const other = currency !== POUNDS.currency && { currency }
  return {
    // A hash of the product, not of the row: the start or end of a sale is a change, and so are
    // words that a better reading finds.
    product: { ...product, currency, words, rowHash: fingerprint({ ...product, ...other, words }) },
    isInferred:
      (stated.colours.length === 0 && colours.length > 0) ||
      (stated.pattern === undefined && pattern !== undefined),
  }
}

/** The sale price while it is valid, otherwise the full one. */
function priceOf(
  columns: ReturnType<typeof byColumn>,
  now: number,
  money: Money,
): { units: number } | { reason: string } {
  let column: keyof typeof columns = "price"
  try {
    const full = unitsOf(columns.price, columns.currency, money)
    if (columns.sale_price === "") return { units: full }
    column = "sale_price"
    const sale = unitsOf(columns.sale_price, columns.currency, money)
    column = "sale_price_effective_date"
    const range = columns.sale_price_effective_date
    const holds = range === "" || isWithin(range, now)
    return { units: holds ? Math.min(sale, full) : full }
  } catch (error) {
    if (error instanceof PriceError) return { reason: `${column}: ${error.message}` }
    throw error
  }
}

function fingerprint(product: object): string {
  return hash("sha256", JSON.stringify(product), "base64url").slice(0, 22)
}
