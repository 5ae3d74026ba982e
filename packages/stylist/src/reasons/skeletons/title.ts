import type { Setting } from "../../grammar/settings.ts"
import type { Skeleton } from "../grammar.ts"

/** What a look is about, from what its hero is made of. */
export type Theme =
  | "tailoring"
  | "denim"
  | "knitwear"
  | "florals"
  | "stripes"
  | "checks"
  | "leather"
  | "sportswear"

/** An occasion's moods, as they precede the theme: "easy tailoring". */
export const MOODS: Readonly<Record<Setting, readonly string[]>> = {
  work: ["easy", "smart", "quiet", "polished"],
  tailored_work: ["easy", "smart", "quiet", "polished"],
  any_work: ["easy", "calm", "quiet"],
  practical_work: ["easy", "unfussy", "everyday"],
  everyday_work: ["easy", "everyday", "unfussy", "soft"],
  classes: ["easy", "unfussy", "soft", "everyday"],
  outings: ["easy", "day-off", "weekend", "polished", "relaxed"],
  dating: ["quiet", "soft", "polished"],
  errands: ["easy", "everyday", "unfussy", "relaxed"],
  outdoors: ["easy", "weekend", "unfussy"],
}

/** Moods that say how a look is kept: quiet, but not weekend. */
export const MANNERS: ReadonlySet<string> = new Set([
  "easy",
  "smart",
  "quiet",
  "polished",
  "calm",
  "unfussy",
  "relaxed",
])

/** What a look is for, as it follows its hero: "rust and denim for a day out". */
export const PLACES: Readonly<Record<Setting, readonly string[]>> = {
  work: ["the office", "work"],
  tailored_work: ["the office", "work"],
  any_work: ["work", "a working day"],
  practical_work: ["work", "a working day"],
  everyday_work: ["work", "a working day"],
  classes: ["class", "lectures"],
  outings: ["a day out", "lunch out"],
  dating: ["dinner", "the evening"],
  errands: ["town", "errands"],
  outdoors: ["a walk", "the hills"],
}

/** Titles with a mood and a theme; `colour` is the hero's. */
export const THEME_TITLES: readonly Skeleton[] = [
  "{mood} {theme} in {colour}",
  "{mood} {colour} {theme}",
]

/**
 * Two shades that one sees first, and what the second does for `lead`, the hero: it is `warmer`, much `lighter`, much
 * `darker`, or `calm` beside a strong colour. There are `layers` where a coat or a layer hangs over something, and
 * `neutrals` where nothing else shows. None only lists the two.
 */
export const PAIR_TITLES: readonly Skeleton[] = [
  "{lead}, warmed by {warmer}",
  "{lead}, lifted by {lighter}",
  "{lead}, grounded by {darker}",
  "{lead} against {calm}",
  "{lead}, calmed by {calm}",
  "{mood} {neutrals} around {lead}",
  "{mood} {neutrals}, led by {shade}",
  "{mood} {layers} around {lead}",
]

/** With `flash`, the colour of a small thing that stands out from the hero's `shade`, and `bit`, that thing. */
export const FLASH_TITLES: readonly Skeleton[] = [
  "{lead} and {a bit}",
  "{lead} with a flash of {flash}",
  "A flash of {flash} for {place}",
]

/** All of it in one colour, from coat to shoes. */
export const ONE_COLOUR_TITLES: readonly Skeleton[] = [
  "All {only} for {place}",
  "Head to toe in {only}",
]

/** Scenes for the hero, a garment or its colour, where there are any that do not sound alike everywhere. */
const SCENES: Readonly<Partial<Record<Setting, readonly string[]>>> = {
  classes: ["Front row in @"],
  dating: ["Candlelight and @", "An evening out in @"],
  outdoors: ["Fresh air and @", "Big skies and @", "An easy walk in @"],
}

const scenesOf = (what: string, setting: Setting): readonly Skeleton[] =>
  (SCENES[setting] ?? []).map((scene) => scene.replace("@", what))

/** About the hero; `manner` is the mood, if a look can be kept so. */
export const heroTitles = (setting: Setting): readonly Skeleton[] => [
  "{lead}, kept {manner}",
  "{lead} for {place}",
  ...scenesOf("{lead}", setting),
]
/** About the colour that stands out. */
export const colourTitles = (setting: Setting): readonly Skeleton[] => scenesOf("{colour}", setting)

/** For want of all others; said as often as need be. */
export const LAST_TITLES: readonly Skeleton[] = [
  "{lead}, the {mood} way",
  "{lead}, done simply",
  "{plain}, the {mood} way",
  "{plain}, done simply",
]
