import { DocsContainer as BaseContainer } from "@storybook/addon-docs/blocks"
import { GlobalStyle, THEMES } from "@stylin/ui"
import { type ComponentProps, useLayoutEffect, useState } from "react"
import { GLOBALS_UPDATED } from "storybook/internal/core-events"
import { storybookTheme } from "./themes.ts"

const themeNamed = (name: unknown) => THEMES.find((theme) => theme === name) ?? "light"

/** What a docs page lies in: it follows the toolbar's theme, as the stories on it do. */
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
      {children}
    </BaseContainer>
  )
}
