import { readFileSync } from "node:fs"
import { join } from "node:path"
import { aboutPounds, type Money, POUNDS } from "@stylin/garments/money"

/**
 * The app's pages as this shop serves them, by name: they say what its prices are in, so that the app need not ask
 * before it shows one. None for a shop whose prices are in pounds, which the app takes for granted.
 */
export function shopPages(
  directory: string,
  names: readonly string[],
  money: Money,
): ReadonlyMap<string, string> {
  const { currency, locale } = money
  if (currency === POUNDS.currency && locale === POUNDS.locale) return new Map()
  // As app/src/lib/money reads it.
  const said = `<meta name="shop-money" content="${currency} ${locale} ${aboutPounds(1, currency)}" />`
  return new Map(
    names.map((name) => {
      const page = readFileSync(join(directory, name), "utf8")
      return [name, page.replace("</head>", () => `${said}</head>`)]
    }),
  )
}
