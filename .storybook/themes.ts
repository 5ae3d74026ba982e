// Imported by path, because the manager is bundled without the condition that names sources.

import { create } from "storybook/theming"
import { palette, type Theme } from "../packages/ui/src/tokens/palette.ts"

/** Storybook's own pages and panels in the library's colours and type. */
export function storybookTheme(theme: Theme) {
  const colours = palette[theme]
  return create({
    base: theme === "light" ? "light" : "dark",
    brandTitle: "Stylin",
    fontBase: '"Figtree Variable", "Figtree Fallback", sans-serif',
    colorPrimary: colours.accent,
    colorSecondary: colours.accent,
    appBg: colours.ground,
    appContentBg: colours.paper,
    appPreviewBg: colours.paper,
    appBorderColor: colours.line,
    appBorderRadius: 4,
    textColor: colours.ink,
    textMutedColor: colours.muted,
    barBg: colours.paper,
    barTextColor: colours.muted,
    barSelectedColor: colours.accent,
    barHoverColor: colours.accent,
    inputBg: colours.raised,
    inputBorder: colours.control,
    inputTextColor: colours.ink,
  })
}
