import { DocsContainer as BaseContainer } from "@storybook/addon-docs/blocks"
import { colour, font, GlobalStyle, THEMES } from "@stylin/ui"
import { type ComponentProps, useLayoutEffect, useState } from "react"
import { GLOBALS_UPDATED } from "storybook/internal/core-events"
import { createGlobalStyle } from "styled-components"
import { storybookTheme } from "../themes.ts"
import { globalsOfAddress, PageGlobals } from "./pageGlobals.ts"

/** Only the page's own styles: the stories on it keep their looks. */
const PageStyle = createGlobalStyle`
  .sbdocs-content :is(h1, h2, h3, h4):not(:is(.sb-story, [data-shown-in-docs]) *) {
    font-family: ${font.display};
    font-weight: 400;
    letter-spacing: -0.01em;
    text-transform: none;
  }

  .sbdocs-content h2:not(:is(.sb-story, [data-shown-in-docs]) *) {
    margin: 3rem 0 1rem;
    padding: 0;
    border: 0;
    font-size: 1.75rem;
    line-height: 1.1;
  }

  /* Storybook gives its pages' lists their own marks, and lets code run off a phone. */
  .sbdocs-content ol:not(:is(.sb-story, [data-shown-in-docs]) *) { list-style: decimal; }
  .sbdocs-content .docblock-source { margin-block: 1.5rem; box-shadow: none; }
  .sbdocs-content pre:not(:is(.sb-story, [data-shown-in-docs]) *) { overflow-x: auto; }
  .sbdocs-content :is(p, li, dd) code:not(:is(.sb-story, [data-shown-in-docs]) *) {
    border-color: ${colour.line};
    background: ${colour.ground};
    color: inherit;
    overflow-wrap: anywhere;
    white-space: normal;
  }
`

const themeNamed = (name: unknown) => THEMES.find((theme) => theme === name) ?? "light"

/** Wraps a docs page, so that it and the frames on it follow the toolbar as stories do. */
export function DocsContainer({ context, children }: ComponentProps<typeof BaseContainer>) {
  const [globals, setGlobals] = useState<Readonly<Record<string, unknown>>>(() =>
    globalsOfAddress(location.search),
  )
  const theme = themeNamed(globals.theme)
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme
    const follow = (changed: { globals: Record<string, unknown> }) => setGlobals(changed.globals)
    context.channel.on(GLOBALS_UPDATED, follow)
    return () => context.channel.off(GLOBALS_UPDATED, follow)
  }, [context, theme])
  return (
    <PageGlobals value={globals}>
      <BaseContainer context={context} theme={storybookTheme(theme)}>
        <GlobalStyle />
        <PageStyle />
        {children}
      </BaseContainer>
    </PageGlobals>
  )
}
