import { DocsContainer as BaseContainer } from "@storybook/addon-docs/blocks"
import { font, GlobalStyle, THEMES } from "@stylin/ui"
import { type ComponentProps, useLayoutEffect, useState } from "react"
import { GLOBALS_UPDATED } from "storybook/internal/core-events"
import { createGlobalStyle } from "styled-components"
import { storybookTheme } from "./themes.ts"

/** Only the page's own styles: the stories on it keep their looks. */
const PageStyle = createGlobalStyle`
  .sbdocs:is(.sbdocs-title, .sbdocs-h1, .sbdocs-h2, .sbdocs-h3) {
    font-family: ${font.display};
    font-weight: 400;
    letter-spacing: -0.01em;
  }

  .sbdocs.sbdocs-ol { list-style: decimal; }
`

const themeNamed = (name: unknown) => THEMES.find((theme) => theme === name) ?? "light"

/** Wraps a docs page, so that it follows the toolbar's theme as its stories do. */
export function DocsContainer({ context, children }: ComponentProps<typeof BaseContainer>) {
  const [theme, setTheme] = useState(() =>
    themeNamed(/theme:(\w+)/.exec(new URLSearchParams(location.search).get("globals") ?? "")?.[1]),
  )
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme
    const follow = ({ globals }: { globals: Record<string, unknown> }) =>
      setTheme(themeNamed(globals.theme))
    context.channel.on(GLOBALS_UPDATED, follow)
    return () => context.channel.off(GLOBALS_UPDATED, follow)
  }, [context, theme])
  return (
    <BaseContainer context={context} theme={storybookTheme(theme)}>
      <GlobalStyle />
      <PageStyle />
      {children}
    </BaseContainer>
  )
}
