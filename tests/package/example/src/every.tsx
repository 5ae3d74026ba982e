/// <reference types="vite/types/importMeta.d.ts" />
import "@stylin/ui/fonts.css"
import { EmptyState } from "@stylin/ui"
import type { ComponentType, ReactNode } from "react"
import { createRoot } from "react-dom/client"
import { createGlobalStyle } from "styled-components"

const EXAMPLES = import.meta.glob<{ Example: ComponentType }>("./example*.tsx", { eager: true })

/** What the examples hand to components is no matter here: it looks the same on every page. */
const Alike = createGlobalStyle`
  [data-example] :not([data-stylin-ui], [data-stylin-ui] [data-part], svg, svg *) {
    box-sizing: border-box;
    margin: 0;
    padding: 0;
    font: inherit;
    letter-spacing: normal;
  }
`

/** A page of every component's example, and of elements that are the page's own. */
export function showEvery(style: ReactNode) {
  const root = document.getElementById("root")
  if (!root) throw new Error("The page has no root.")
  createRoot(root).render(
    <>
      {style}
      <Alike />
      <h2 data-theirs="heading">New in</h2>
      <EmptyState
        title="Nothing yet"
        text={<b data-theirs="words">Look around.</b>}
        action={
          <button type="button" data-theirs="button">
            Theirs
          </button>
        }
      />
      {Object.entries(EXAMPLES).map(([path, { Example }]) => (
        <div key={path} data-example={path.slice(9, -4)} style={{ width: 358 }}>
          <Example />
        </div>
      ))}
    </>,
  )
}
