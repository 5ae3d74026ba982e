const POUNDS = { currency: "GBP", locale: "en-GB", forAPound: 1 }

/**
 * What the shops' prices are in and how they are written, which the server says in the page unless it is pounds.
 * `forAPound` is about as much as a pound.
 */
export const MONEY = said() ?? POUNDS

/** As server/src/plugins/shop-pages writes it. */
function said(): typeof POUNDS | undefined {
  // The page that is drawn at build time is any shop's.
  if (typeof document === "undefined") return undefined
  const line = document.querySelector<HTMLMetaElement>("meta[name='shop-money']")
  const [currency, locale, forAPound] = line?.content.split(" ") ?? []
  return currency && locale ? { currency, locale, forAPound: Number(forAPound) } : undefined
}

/** Whether it is what the interface takes for granted. */
export const IS_POUNDS = MONEY.currency === POUNDS.currency && MONEY.locale === POUNDS.locale
