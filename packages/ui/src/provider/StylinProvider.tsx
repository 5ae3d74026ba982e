import { type ReactNode, useMemo } from "react"
import { StylinContext, type StylinSettings, useSettings } from "./StylinContext.ts"

export interface StylinProviderProps {
  /** The parts of the app that it holds for. */
  children: ReactNode
  /** BCP 47 language of numbers and prices, e.g. `fr-FR`. */
  locale?: string | undefined
  /** ISO 4217 currency of prices that are plain numbers, e.g. `EUR`. */
  currency?: string | undefined
  /** Replaces the components' own words; what it leaves out stays English. */
  words?: StylinSettings["words"] | undefined
  /** Which way words run. It puts an element without a box around the children, which has the locale too. */
  direction?: "ltr" | "rtl" | undefined
  /** Draws links, such as `next/link`. */
  link?: StylinSettings["link"] | undefined
  /** Draws pictures, such as `next/image`. */
  image?: StylinSettings["image"] | undefined
}

/**
 * Tells the components inside how to format, what to say, and how to link and show pictures. Inside
 * another provider it replaces only what it names; words, component by component.
 */
export function StylinProvider({
  children,
  locale,
  currency,
  words,
  direction,
  link,
  image,
}: StylinProviderProps) {
  const outer = useSettings()
  const settings = useMemo<StylinSettings>(
    () => ({
      locale: locale ?? outer.locale,
      currency: currency ?? outer.currency,
      words: { ...outer.words, ...words },
      direction: direction ?? outer.direction,
      link: link ?? outer.link,
      image: image ?? outer.image,
    }),
    [outer, locale, currency, words, direction, link, image],
  )
  return (
    <StylinContext.Provider value={settings}>
      {direction === undefined ? (
        children
      ) : (
        <div dir={direction} lang={settings.locale} style={{ display: "contents" }}>
          {children}
        </div>
      )}
    </StylinContext.Provider>
  )
}
