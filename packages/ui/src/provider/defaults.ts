/** How money and letters are written outside a provider, and where no provider says it. */
export const DEFAULTS = { locale: "en-GB", currency: "GBP" }
