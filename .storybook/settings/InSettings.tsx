import { StylinProvider } from "@stylin/ui"
import { GERMAN_WORDS } from "@stylin/ui/german"
import { type ReactNode, useLayoutEffect } from "react"
import { putOn } from "./settings.ts"

interface InSettingsProps {
  /** What the toolbar is set to. */
  globals: Readonly<Record<string, unknown>>
  /** The element that the children are in, once it is there. */
  at: Element | null
  children: ReactNode
}

/** Shows its children as the toolbar asks. */
export function InSettings({ globals, at, children }: InSettingsProps) {
  useLayoutEffect(() => (at ? putOn(globals, at) : undefined), [globals, at])
  return globals.words === "german" ? (
    <StylinProvider locale="de-DE" words={GERMAN_WORDS}>
      {children}
    </StylinProvider>
  ) : (
    children
  )
}
