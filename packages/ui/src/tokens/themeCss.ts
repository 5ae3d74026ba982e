import { COLOUR_NAMES } from "./colourNames.ts"
import { palette, type Theme } from "./palette.ts"
import { colourProperty } from "./tokens.ts"

const declarations = (theme: Theme): string =>
  [
    `color-scheme: ${theme === "light" ? "light" : "dark"};`,
    ...COLOUR_NAMES.map((name) => `${colourProperty(name)}: ${palette[theme][name]};`),
  ].join(" ")

/**
 * CSS that sets every colour's custom property on the root element: light by default, evening if
 * the system asks for dark or `<html data-theme="evening">` does. `data-theme="light"` overrides
 * the system. It is plain CSS, so switching the theme renders nothing again.
 */
export const themeCss = [
  `:root { ${declarations("light")} }`,
  `@media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { ${declarations("evening")} } }`,
  `:root[data-theme="evening"] { ${declarations("evening")} }`,
].join("\n")
