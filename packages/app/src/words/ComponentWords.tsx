import { StylinProvider } from "@stylin/ui"
import { GERMAN_WORDS } from "@stylin/ui/german"
import type { PropsWithChildren } from "react"
import { LOCALE } from "./language.ts"

/** Has the components speak as the rest of a page that is not English. */
export function ComponentWords({ children }: PropsWithChildren) {
  return (
    <StylinProvider locale={LOCALE} words={GERMAN_WORDS}>
      {children}
    </StylinProvider>
  )
}
