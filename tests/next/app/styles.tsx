"use client"
import { useServerInsertedHTML } from "next/navigation"
import { type ReactNode, useState } from "react"
import { ServerStyleSheet, StyleSheetManager } from "styled-components"

interface Props {
  /** What the page's policy asks of styles. */
  readonly nonce: string | undefined
  readonly children: ReactNode
}

/** Puts the styles of what a server renders into its page, as styled-components asks for. */
export function Styles({ nonce, children }: Props) {
  const [sheet] = useState(() => new ServerStyleSheet(nonce === undefined ? {} : { nonce }))
  useServerInsertedHTML(() => {
    const styles = sheet.getStyleElement()
    sheet.instance.clearTag()
    return styles
  })
  if (typeof window !== "undefined") return children
  return <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>
}
