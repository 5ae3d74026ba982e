import { type Column, MAX_ID_LENGTH } from "./columns.ts"
import { plainText } from "./texts.ts"

/** What a row says, as plain text. */
export interface CheckedRow {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly link: string
  readonly imageLink: string
  readonly available: boolean
  readonly brand: string
  readonly colour: string
  readonly pattern: string
  readonly productType: string
  readonly size: string
  readonly sizeSystem: string
}

const MAX_TITLE = 300
const MAX_DESCRIPTION = 5000
const MAX_BRAND = 120
const MAX_ADDRESS = 2000

const CONTROL = /\p{Cc}/u
const UNSAFE = /[\s"<>\\]/
const DRAWN = /^\/api\/pictures\/(?!.*\.\.)[\w\-./]+(?:\?[\w\-.=&+%]*)?$/
const WEB = ["https:", "http:"]
const SECURE = ["https:"]

const AVAILABLE = new Set(["in_stock", "in stock", "preorder", "backorder", "1", "yes", "true"])
const UNAVAILABLE = new Set(["out_of_stock", "out of stock", "0", "no", "false"])
const WEARERS = new Set(["", "female", "women", "womens", "women's", "woman", "ladies", "unisex"])
const AGES = new Set(["", "adult", "adults"])

/**
 * Checks the columns of a row that need no reading. They are checked one by one, as a schema takes 15 microseconds
 * and a feed has a million rows.
 * @returns what they say, or what is wrong with them, each with its column
 */
export function checkRow(
  columns: Readonly<Record<Column, string>>,
): CheckedRow | { readonly problems: readonly string[] } {
  const { id } = columns
  const title = plainText(columns.title)
  const brand = plainText(columns.brand)
  const link = webAddress(columns.link, WEB)
  const imageLink = pictureAddress(columns.image_link)
  const availability = columns.availability.toLowerCase()
  const available = AVAILABLE.has(availability)
  const problems = [
    id === "" && "id: is missing",
    id.length > MAX_ID_LENGTH && `id: must have at most ${MAX_ID_LENGTH} characters`,
    CONTROL.test(id) && "id: must not hold control characters",
    title === "" && "title: is missing",
    title.length > MAX_TITLE && `title: must have at most ${MAX_TITLE} characters`,
    link === undefined && "link: must be a web address",
    imageLink === undefined &&
      "image_link: must be an https address, or a path that begins with /api/pictures/",
    !(available || UNAVAILABLE.has(availability)) &&
      "availability: must be in_stock, out_of_stock, preorder or backorder",
    brand.length > MAX_BRAND && `brand: must have at most ${MAX_BRAND} characters`,
    !WEARERS.has(columns.gender.toLowerCase()) && "gender: must be female or unisex",
    !AGES.has(columns.age_group.toLowerCase()) && "age_group: must be adult",
  ].filter((problem) => problem !== false)
  if (problems.length > 0 || link === undefined || imageLink === undefined) return { problems }
  return {
    id,
    title,
    description: plainText(columns.description).slice(0, MAX_DESCRIPTION),
    link,
    imageLink,
    available,
    brand,
    colour: plainText(columns.color),
    pattern: plainText(columns.pattern),
    productType: plainText(columns.product_type),
    size: plainText(columns.size),
    sizeSystem: plainText(columns.size_system),
  }
}

function pictureAddress(value: string): string | undefined {
  return DRAWN.test(value) ? value : webAddress(value, SECURE)
}

function webAddress(value: string, protocols: readonly string[]): string | undefined {
  const url = URL.parse(value)
  if (!url || !protocols.includes(url.protocol) || url.username || url.password) return undefined
  const href = url.href.replaceAll("'", "%27")
  return href.length <= MAX_ADDRESS && !UNSAFE.test(href) ? href : undefined
}
