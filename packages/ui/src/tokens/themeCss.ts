import { COLOUR_NAMES } from "./colourNames.ts"
import { palette, type Theme } from "./palette.ts"
import { colourProperty, tokenProperty } from "./tokens.ts"
import { singleValues, tokenValues } from "./tokenValues.ts"

const colours = (theme: Theme): string =>
  [
    `color-scheme: ${theme === "light" ? "light" : "dark"};`,
    ...COLOUR_NAMES.map((name) => `${colourProperty(name)}: ${palette[theme][name]};`),
  ].join(" ")

const shared = (): string =>
  [
    `--stylin-target: ${singleValues.target}; --stylin-page-width: ${singleValues.pageWidth};`,
    ...Object.entries(tokenValues).flatMap(([group, values]) =>
      Object.entries(values).map(([name, value]) => `${tokenProperty(group, name)}: ${value};`),
    ),
  ].join(" ")

/**
 * CSS that sets every token's custom property on an element. The theme is light, or evening if the
 * system asks for dark; `data-theme` of the element, or of any inside it, is `light` or `evening`
 * whatever the system asks for. It is plain CSS, so switching the theme renders nothing again. No rule weighs
 * anything, so that any rule of a shop's own overrides a token, whatever it is set on.
 * @param scope a selector of one class, attribute or pseudo-class
 */
export function themeRules(scope: string): string {
  const themed = (theme: string) => `:is(${scope}, ${scope} *)[data-theme="${theme}"]`
  return [
    `:where(${scope}) { ${shared()} }`,
    `:where(${scope}, ${themed("light")}) { ${colours("light")} }`,
    `@media (prefers-color-scheme: dark) { :where(${scope}:not([data-theme="light"])) { ${colours("evening")} } }`,
    `:where(${themed("evening")}) { ${colours("evening")} }`,
  ].join("\n")
}

/** The tokens of a whole page, on its root. */
export const themeCss = /* @__PURE__ */ themeRules(":root")
