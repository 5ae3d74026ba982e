/**
 * The columns that are read, by Google's name, with all their names: first Google's own, then
 * Awin's. If a feed has several of them, the first that is filled in counts.
 */
export const COLUMN_NAMES = {
  id: ["id", "product_id", "merchant_product_id", "aw_product_id"],
  title: ["title", "product_name"],
  description: ["description", "product_short_description"],
  link: ["link", "aw_deep_link", "deep_link", "merchant_deep_link"],
  image_link: ["image_link", "image_url", "merchant_image_url", "aw_image_url"],
  availability: ["availability", "in_stock", "stock_status"],
  price: ["price", "product_price_old", "display_price", "search_price", "store_price"],
  sale_price: ["sale_price", "display_price"],
  sale_price_effective_date: ["sale_price_effective_date"],
  currency: ["currency"],
  brand: ["brand", "brand_name"],
  color: ["color", "colour"],
  pattern: ["pattern"],
  gender: ["gender", "suitable_for"],
  age_group: ["age_group"],
  size: ["size", "fashion:size"],
  size_system: ["size_system"],
  product_type: ["product_type", "merchant_category", "category_name"],
} as const satisfies Record<string, readonly string[]>

/** The longest id of a product, in characters. */
export const MAX_ID_LENGTH = 50

export type Column = keyof typeof COLUMN_NAMES

// Object.keys loses the key type of the table.
const COLUMNS = Object.keys(COLUMN_NAMES) as Column[]

const REQUIRED: readonly Column[] = ["id", "title", "link", "image_link", "availability", "price"]

/** The required columns that a header has under none of their names. */
export function missingColumns(header: readonly string[]): Column[] {
  return REQUIRED.filter((column) => !COLUMN_NAMES[column].some((name) => header.includes(name)))
}

/** A row's value in one column, under any of its names; empty if it has none. */
export function columnValue(values: Readonly<Record<string, string>>, column: Column): string {
  for (const name of COLUMN_NAMES[column]) {
    const value = values[name]?.trim()
    if (value) return value
  }
  return ""
}

/** A row's values by Google's names; empty if a row has none. */
export function byColumn(values: Readonly<Record<string, string>>): Record<Column, string> {
  const named: Partial<Record<Column, string>> = {}
  for (const column of COLUMNS) named[column] = columnValue(values, column)
  // The loop has given every column its value.
  return named as Record<Column, string>
}
