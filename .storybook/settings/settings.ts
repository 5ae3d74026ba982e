import { THEMES } from "@stylin/ui"
import { lengthenWords } from "../../scripts/lib/story-settings.mjs"
import { forceColours } from "./forcedColours.ts"
import { pretendMedia } from "./pretendMedia.ts"

type Globals = Readonly<Record<string, unknown>>

const choice = <const Icon extends string>(
  title: string,
  icon: Icon,
  items: readonly (readonly [string, string])[],
) => ({
  description: title,
  toolbar: {
    title,
    icon,
    items: items.map(([value, name]) => ({ value, title: name })),
    dynamicTitle: true,
  },
})

/** The toolbar's menus. What each does is in `putOn`. */
export const SETTING_MENUS = {
  theme: choice(
    "Theme",
    "contrast",
    THEMES.map((theme) => [theme, theme] as const),
  ),
  direction: choice("Direction", "transfer", [
    ["ltr", "Left to right"],
    ["rtl", "Right to left"],
  ]),
  textSize: choice("Text size", "zoom", [
    ["normal", "Text 100 %"],
    ["double", "Text 200 %"],
  ]),
  words: choice("Words", "globe", [
    ["english", "English"],
    ["german", "German"],
    ["long", "Long words"],
  ]),
  colours: choice("Colours", "paintbrush", [
    ["own", "Own colours"],
    ["forced", "Forced colours"],
  ]),
  motion: choice("Motion", "play", [
    ["full", "Motion"],
    ["reduced", "Reduced motion"],
  ]),
}

/** What the menus are set to at first. */
export const FIRST_SETTINGS = {
  direction: "ltr",
  textSize: "normal",
  words: "english",
  colours: "own",
  motion: "full",
}

/**
 * Shows the page as the toolbar asks.
 * @param story where the story is: a docs page holds several, and the words of each grow once
 * @returns takes all but the theme off again
 */
export function putOn(globals: Globals, story: Element): () => void {
  const root = document.documentElement
  root.dataset.theme = String(globals.theme)
  const off: (() => void)[] = []
  if (globals.direction === "rtl") {
    root.dir = "rtl"
    off.push(() => root.removeAttribute("dir"))
  }
  if (globals.textSize === "double") {
    root.style.fontSize = "200%"
    off.push(() => root.style.removeProperty("font-size"))
  }
  if (globals.words === "long") off.push(lengthenWords(story))
  if (globals.colours === "forced") off.push(pretendMedia("forced-colors: active"), forceColours())
  if (globals.motion === "reduced") off.push(pretendMedia("prefers-reduced-motion: reduce"))
  return () => {
    for (const takeOff of off) takeOff()
  }
}
