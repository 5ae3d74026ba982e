import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { aboutPounds, type Money, POUNDS } from "@stylin/garments/money"

/** The worker that keeps the app's files for times without a network. */
export const WORKER = "sw.js"

/**
 * The app's pages as this shop serves them, by name: they say what its prices are in, so that the app need not ask
 * before it shows one. Its worker says the same, so that a browser fetches pages that it keeps again when that
 * changes. None for a shop whose prices are in pounds, which the app takes for granted.
 */
export function shopPages(
  directory: string,
  names: readonly string[],
  money: Money,
): ReadonlyMap<string, string> {
  const { currency, locale } = money
  if (currency === POUNDS.currency && locale === POUNDS.locale) return new Map()
  const read = (name: string) => readFileSync(join(directory, name), "utf8")
  const said = `${currency} ${locale} ${aboutPounds(1, currency)}`
  // As app/src/lib/money reads it.
  const line = `<meta name="shop-money" content="${said}" />`
  const pages = names.map(
    (name) => [name, read(name).replace("</head>", () => `${line}</head>`)] as const,
  )
  const files = new Map(pages)
  // As app/worker reads it.
  if (existsSync(join(directory, WORKER))) {
    files.set(WORKER, `self.shopMoney=${JSON.stringify(said)};${read(WORKER)}`)
  }
  return files
}
