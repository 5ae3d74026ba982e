import { createHash } from "node:crypto"
import { type Money, POUNDS } from "@stylin/garments/money"
import { kindFacts, parseGarment, placeOf, sizeBits } from "@stylin/garments/vocabulary"
import * as z from "zod"
import { garmentWords } from "../../pictures/garment-words.ts"
import type { ImportedProduct } from "../../stores/products.ts"
import type { RawRow } from "../feed/raw-row.ts"
import { byColumn, MAX_ID_LENGTH } from "./columns.ts"
import { isWithin, PriceError, unitsOf } from "./price.ts"
import { plainText } from "./texts.ts"

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

const MAX_DESCRIPTION = 5000
const MAX_COLOURS = 8

const plain = z.string().transform(plainText)
const webAddress = (protocols: readonly string[], error: string) =>
  z.string().transform((value, context) => {
    const url = URL.canParse(value) ? new URL(value) : undefined
    const isSafe = url && protocols.includes(url.protocol) && !(url.username || url.password)
    const href = url?.href.replaceAll("'", "%27") ?? ""
    if (isSafe && href.length <= 2000 && !/[\s"<>\\]/.test(href)) return href
    context.addIssue(error)
    return z.NEVER
  })
const drawnPicture = /^\/api\/pictures\/(?!.*\.\.)[\w\-./]+(?:\?[\w\-.=&+%]*)?$/
const PICTURE_NEEDED = "must be an https address, or a path that begins with /api/pictures/"
const pictureAddress = webAddress(["https:"], PICTURE_NEEDED)

const AVAILABLE = ["in_stock", "in stock", "preorder", "backorder", "1", "yes", "true"]
const UNAVAILABLE = ["out_of_stock", "out of stock", "0", "no", "false"]
const FOR_HER = ["female", "women", "womens", "women's", "woman", "ladies", "unisex"]
const FOR_OTHERS = /\b(men'?s?|boys?'?|girls?'?|kids?'?|child(ren)?('?s)?|baby|toddlers?)\b/i

const rowSchema = z.object({
  id: z
    .string()
    .min(1, "is missing")
    .max(MAX_ID_LENGTH, `must have at most ${MAX_ID_LENGTH} characters`)
    .regex(/^\P{Cc}*$/u, "must not hold control characters"),
  title: plain.pipe(z.string().min(1, "is missing").max(300, "must have at most 300 characters")),
  description: plain.transform((text) => text.slice(0, MAX_DESCRIPTION)),
  link: webAddress(["https:", "http:"], "must be a web address"),
  image_link: z.union([z.string().regex(drawnPicture, PICTURE_NEEDED), pictureAddress], {
    error: PICTURE_NEEDED,
  }),
  availability: z
    .string()
    .toLowerCase()
    .pipe(
      z.enum(
        [...AVAILABLE, ...UNAVAILABLE],
        "must be in_stock, out_of_stock, preorder or backorder",
      ),
    )
    .transform((word) => AVAILABLE.includes(word)),
  brand: plain.pipe(z.string().max(120, "must have at most 120 characters")),
  gender: z
    .string()
    .toLowerCase()
    .pipe(z.literal(["", ...FOR_HER], "must be female or unisex")),
  age_group: z
    .string()
    .toLowerCase()
    .pipe(z.literal(["", "adult", "adults"], "must be adult")),
  color: plain,
  pattern: plain,
  product_type: plain,
  size: plain,
  size_system: plain,
})

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
  const parsed = rowSchema.safeParse(columns)
  if (!parsed.success) {
    return reject(
      parsed.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`).join("; "),
    )
  }
  const { data } = parsed
  if (data.gender === "" && FOR_OTHERS.test(`${data.title} ${data.product_type}`)) {
    return reject("title: names another wearer, and gender is missing")
  }
  const price = priceOf(columns, now, money)
  if ("reason" in price) return reject(price.reason)
  const fromTitle = parseGarment(data.title, { productType: data.product_type })
  const { kind } = fromTitle
  if (!kind) return reject("title: names no kind of garment that the catalogue knows")
  const stated = {
    colours: parseGarment(data.color).colours,
    pattern: parseGarment(data.pattern).pattern,
  }
  const pattern = stated.pattern ?? fromTitle.pattern
  const colours = stated.colours.length > 0 ? stated.colours : fromTitle.colours
  const { section, slot, formality, warmth } = kindFacts(kind)
  const product = {
    id: data.id,
    title: data.title,
    ...(data.brand && { brand: data.brand }),
    description: data.description,
    pricePence: price.units,
    link: data.link,
    imageLink: data.image_link,
    available: data.availability,
    section,
    slot,
    kind,
    colours: colours.slice(0, MAX_COLOURS),
    ...(pattern && { pattern }),
    formality,
    warmth,
    sizes: sizeBits(placeOf(kind), data.size, data.size_system),
  }
  const described = { name: data.title, kind, colours: product.colours, pattern }
  const words = garmentWords({ ...described, picture: data.image_link })
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
  return createHash("sha256").update(JSON.stringify(product)).digest("base64url").slice(0, 22)
}
