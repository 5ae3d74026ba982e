import { GlobalStyle } from "@stylin/ui"
import { StrictMode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { prerenderToNodeStream } from "react-dom/static"
import { ServerStyleSheet } from "styled-components"
import { App } from "./App.tsx"

/**
 * Renders the splash screen: the app's markup, as in `#root`, and the style elements with the rules
 * that it needs. Runs at build time, without a browser.
 */
async function prerender(): Promise<{ markup: string; styles: string }> {
  const sheet = new ServerStyleSheet()
  const failures: unknown[] = []
  const { prelude } = await prerenderToNodeStream(
    sheet.collectStyles(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
    // In one piece: later pieces would need inline scripts.
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (cause) => void failures.push(cause),
    },
  )
  let markup = ""
  for await (const chunk of prelude) markup += String(chunk)
  if (failures.length > 0) {
    throw new Error(`The splash screen cannot be drawn: ${failures.join("; ")}`)
  }
  return { markup, styles: sheet.getStyleTags() }
}

/** The rules inlined in every page: plain CSS, without styled-components' marks. */
function baseRules(): string {
  const sheet = new ServerStyleSheet()
  renderToStaticMarkup(sheet.collectStyles(<GlobalStyle />))
  return sheet
    .getStyleTags()
    .replace(/<[^>]+>/g, "")
    .replace(/\/\*!sc\*\/\s*|data-styled\.g\d+\[[^\]]*\]\{[^}]*\}/g, "")
}

export const base = baseRules()

// Rendered on import: afterwards the importer can fetch no more screens.
export const splash = await prerender()
