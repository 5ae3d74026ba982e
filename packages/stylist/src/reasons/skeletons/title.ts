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
  | "dressing"
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
 * Two shades that one sees first, `shade` the hero's and `other` another's, and what the second does for the first: it is
 * `warmer`, much `lighter` or much `darker`. `over` and `under` are they where a coat or a layer hangs over something.
 * None only lists the two.
 */
export const PAIR_TITLES: readonly Skeleton[] = [
  "{shade}, warmed by {warmer}",
  "{shade}, lifted by {lighter}",
  "{shade}, grounded by {darker}",
  "{mood} {shade} with {other}",
  "{mood} layers: {over} over {under}",
]

/** With `flash`, the colour of a small thing that stands out from the hero's `shade`, and `bit`, that thing. */
export const FLASH_TITLES: readonly Skeleton[] = [
  "{shade} and {a bit}",
  "{shade} with a flash of {flash}",
  "A flash of {flash} for {place}",
]

/** What one sees first of it in one colour. */
export const MOSTLY_ONE_TITLES: readonly Skeleton[] = ["{mood} {only} for {place}"]

/** All of it in one colour, from coat to shoes. */
export const ONE_COLOUR_TITLES: readonly Skeleton[] = [
  ...MOSTLY_ONE_TITLES,
  "All {only} for {place}",
  "Head to toe in {only}",
]

const EVERYWHERE: readonly string[] = ["@ for {place}"]
/** Scenes for the hero, a garment or its colour, where there are any that do not sound alike everywhere. */
const SCENES: Readonly<Partial<Record<Setting, readonly string[]>>> = {
  classes: ["Front row in @"],
  dating: ["Candlelight and @", "An evening out in @"],
  outdoors: ["Fresh air and @", "Big skies and @", "An easy walk in @"],
}

const titlesOf =
  (what: string, ...more: readonly string[]) =>
  (setting: Setting): readonly Skeleton[] =>
    [...more, ...EVERYWHERE, ...(SCENES[setting] ?? [])].map((scene) => scene.replace("@", what))

/** About a garment to buy, about her own by the name she gave it, and about the colour that stands out. */
export const heroTitles = titlesOf("{a hero}", "@ with {other}")
export const ownTitles = titlesOf("your {hero}", "@ with {other}")
export const colourTitles = titlesOf("{colour}")
/** The same for a garment whose name says whose it was: "Tom's wax jacket". */
export const namedTitles = titlesOf("{hero}", "@ with {other}")

/** For want of all others; said as often as need be. */
export const LAST_TITLES: readonly Skeleton[] = [
  "{hero} in {a mood} mood",
  "{mood} mood, {hero}",
  "{plain} in {a mood} mood",
  "{plain}, the easy way",
]
