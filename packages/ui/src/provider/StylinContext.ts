import { type ComponentProps, type ComponentType, createContext, useContext } from "react"
import { DEFAULTS } from "./defaults.ts"
import type { StylinWords } from "./StylinWords.ts"

/** What components pass to a link. */
export interface StylinLinkProps extends ComponentProps<"a"> {
  /** Where it leads. */
  href: string
}

/** What components pass to an image that is not an `<img>`. */
export interface StylinImageProps
  extends Omit<ComponentProps<"img">, "src" | "srcSet" | "width" | "height"> {
  /** Its address. */
  src: string
  /** What it shows; empty if words beside it say the same. */
  alt: string
  /** It covers its box, which has a position and a shape: it needs no size of its own. */
  fill: true
}

/** Some of the catalogue's words, by component. */
export type StylinWordsChoice = {
  readonly [Name in keyof StylinWords]?: Partial<StylinWords[Name]> | undefined
}

/** What all components read: how to format, what to say, and how to link and show pictures. */
export interface StylinSettings {
  readonly locale: string
  readonly currency: string
  readonly words: StylinWordsChoice
  /** Which way the provider says words run; undefined where it leaves that to the page. */
  readonly direction: "ltr" | "rtl" | undefined
  readonly link: "a" | ComponentType<StylinLinkProps>
  readonly image: "img" | ComponentType<StylinImageProps>
}

export const StylinContext = createContext<StylinSettings>({
  ...DEFAULTS,
  words: {},
  direction: undefined,
  link: "a",
  image: "img",
})

/** What the nearest `StylinProvider` says, or the defaults without one. */
export const useSettings = (): StylinSettings => useContext(StylinContext)

/**
 * A component's words: its own English ones, unless the provider or the component's user has others.
 * @param english passed in, so that an app loads only the words of the components it uses
 */
export function useWords<Name extends keyof StylinWords>(
  name: Name,
  english: StylinWords[Name],
  own?: Partial<StylinWords[Name]>,
): StylinWords[Name] {
  return { ...english, ...useSettings().words[name], ...own }
}
