import { type ReactNode, useContext, useState } from "react"
import { InSettings } from "../settings/InSettings.tsx"
import { PageGlobals } from "./pageGlobals.ts"

/** Something on a docs page that is no story, and looks as the toolbar asks all the same. */
export function Shown({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLDivElement | null>(null)
  return (
    <div ref={setPlace} className="sb-unstyled" data-shown-in-docs="">
      <InSettings globals={useContext(PageGlobals)} at={place}>
        {children}
      </InSettings>
    </div>
  )
}
