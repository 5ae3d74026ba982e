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
  work: ["easy", "smart", "quiet"],
  tailored_work: ["easy", "smart", "quiet"],
  any_work: ["easy", "calm", "quiet"],
  practical_work: ["easy", "unfussy", "everyday"],
  everyday_work: ["easy", "everyday", "unfussy", "soft"],
  classes: ["easy", "unfussy", "soft", "everyday"],
  outings: ["easy", "day-off", "weekend"],
  dating: ["evening", "quiet"],
  errands: ["easy", "everyday", "unfussy"],
  outdoors: ["fresh-air", "easy", "open-air", "weekend", "unfussy"],
}

/** Titles with a mood and a theme; `colour` is the hero's, `second` the next garment. */
export const THEME_TITLES: readonly Skeleton[] = [
  "{mood} {theme} in {colour}",
  "{mood} {theme} and {a second}",
  "{mood} {theme} with {a second}",
  "{mood} {colour} {theme}",
]

const OFFICE: readonly string[] = [
  "A calm day in @",
  "A full day in @",
  "Smart all day in @",
  "Sharp and easy in @",
  "Ready for anything in @",
  "Well turned out in @",
  "Composed in @",
]

/** Titles about the hero, a garment or its colour, by the occasion; each has its mood. */
const SCENES: Readonly<Record<Setting, readonly string[]>> = {
  work: OFFICE,
  tailored_work: OFFICE,
  any_work: [
    "A calm day in @",
    "A full day in @",
    "Easy all day in @",
    "Ready for anything in @",
    "Well turned out in @",
    "Composed in @",
  ],
  practical_work: [
    "On the move in @",
    "A full day in @",
    "A busy day in @",
    "Ready for anything in @",
    "Busy all day in @",
  ],
  everyday_work: [
    "A good day in @",
    "A full day in @",
    "At ease all day in @",
    "A steady day in @",
    "Morning to night in @",
    "Unfussy in @",
  ],
  classes: [
    "An easy day in @",
    "Unfussy in @",
    "Wide awake in @",
    "Front row in @",
    "Straight to lectures in @",
    "At ease in @",
  ],
  outings: [
    "A slow day out in @",
    "An easy lunch in @",
    "Unhurried in @",
    "A lazy Sunday in @",
    "A day to yourself in @",
    "Free all day in @",
  ],
  dating: [
    "A slow dinner in @",
    "Candlelight and @",
    "A quiet evening in @",
    "An evening out in @",
    "At ease tonight in @",
    "A long evening in @",
  ],
  errands: [
    "A quick dash in @",
    "A quick coffee in @",
    "Unfussy in @",
    "Out and about in @",
    "Quick and easy in @",
    "A busy morning in @",
  ],
  outdoors: [
    "Fresh air and @",
    "An easy walk in @",
    "A long walk in @",
    "Big skies and @",
    "A day outside in @",
    "Off the path in @",
  ],
}

const titlesOf = (what: string) => ({
  work: scenesOf("work", what),
  tailored_work: scenesOf("tailored_work", what),
  any_work: scenesOf("any_work", what),
  practical_work: scenesOf("practical_work", what),
  everyday_work: scenesOf("everyday_work", what),
  classes: scenesOf("classes", what),
  outings: scenesOf("outings", what),
  dating: scenesOf("dating", what),
  errands: scenesOf("errands", what),
  outdoors: scenesOf("outdoors", what),
})

const scenesOf = (setting: Setting, what: string): readonly Skeleton[] =>
  SCENES[setting].map((scene) => scene.replace("@", what))

/** About a garment to buy, about her own by the name she gave it, and about the colour that stands out. */
export const HERO_TITLES = titlesOf("{a hero}")
export const OWN_TITLES = titlesOf("your {hero}")
export const COLOUR_TITLES = titlesOf("{colour}")

/** The same for a garment whose name says whose it was: "Tom's wax jacket". */
export const NAMED_TITLES = titlesOf("{hero}")

/** For want of all others; said as often as need be. */
export const LAST_TITLES: readonly Skeleton[] = [
  "{hero} in {a mood} mood",
  "{mood} mood, {hero}",
  "{plain} in {a mood} mood",
  "{plain}, the easy way",
]
