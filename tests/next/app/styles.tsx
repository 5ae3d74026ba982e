"use client"
import { useServerInsertedHTML } from "next/navigation"
import { type ReactNode, useState } from "react"
import { ServerStyleSheet, StyleSheetManager } from "styled-components"

/** Puts the styles of what a server renders into its page, as styled-components asks for. */
export function Styles({ children }: { children: ReactNode }) {
  const [sheet] = useState(() => new ServerStyleSheet())
  useServerInsertedHTML(() => {
    const styles = sheet.getStyleElement()
    sheet.instance.clearTag()
    return styles
  })
  if (typeof window !== "undefined") return children
  return <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>
}
