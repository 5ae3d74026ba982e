import { type ReactNode, useMemo } from "react"
import { type Price, shownPrice } from "./money.ts"
import { type StylinSettings, useSettings } from "./StylinContext.ts"

/** What a component reads to format, speak, link and show pictures as those of the library do. */
export interface Stylin extends StylinSettings {
  /** A price as the cards show it: a number in the provider's currency, an amount in its own, a node as it is. */
  readonly showPrice: (price: Price) => ReactNode
}

/**
 * What the nearest `StylinProvider` says, for components of your own beside the library's. Where none says
 * anything, it is what the library's components do then.
 */
export function useStylin(): Stylin {
  const settings = useSettings()
  return useMemo(
    () => ({ ...settings, showPrice: (price) => shownPrice(price, settings) }),
    [settings],
  )
}
