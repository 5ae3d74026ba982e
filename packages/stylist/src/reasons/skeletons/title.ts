import type { Activity } from "@stylin/garments/vocabulary"
import type { Skeleton } from "../grammar.ts"

/** What a look is about, from what its hero is made of. */
export type Theme =
  | "tailoring"
  | "denim"
  | "knits"
  | "florals"
  | "stripes"
  | "checks"
  | "leather"
  | "sport"

/** An occasion's moods, as they precede the theme: "easy tailoring". */
export const MOODS: Readonly<Record<Activity, readonly string[]>> = {
  work: ["easy", "polished", "quiet", "clean"],
  classes: ["easy", "unfussy", "soft", "everyday"],
  outings: ["easy", "unhurried", "weekend"],
  dating: ["evening", "quiet", "polished"],
  errands: ["easy", "everyday", "unfussy"],
  outdoors: ["fresh-air", "easy", "open-air", "weekend", "unfussy"],
}

/** Titles with a mood and a theme; `colour` is the hero's, `second` the next garment. */
export const THEME_TITLES: readonly Skeleton[] = [
  "{mood} {theme} in {colour}",
  "{mood} {theme}, led by {colour}",
  "{mood} {theme} and {a second}",
  "{theme} in {colour}, with {a second}",
  "{colour} {theme} and {a second}",
]

/** Titles about the hero alone, by the occasion. */
export const HERO_TITLES: Readonly<Record<Activity, readonly Skeleton[]>> = {
  work: [
    "The {hero} {hero:goes|go} to work",
    "{a hero} for the desk",
    "Office hours in {colour}",
    "The {hero} {hero:means|mean} business",
  ],
  classes: ["{colour} between lectures", "{a hero} for the front row"],
  outings: [
    "Out in the {hero}",
    "{a hero} and nowhere to rush",
    "The {hero} {hero:goes|go} out",
    "A day out in {colour}",
  ],
  dating: [
    "The {hero} and a table for two",
    "Dinner in {colour}",
    "{a hero} by candlelight",
    "The {hero}, after seven",
  ],
  errands: [
    "The {hero} on the run",
    "Round the shops in {colour}",
    "{a hero} and a short list",
    "Out the door in {colour}",
  ],
  outdoors: [
    "The {hero} {hero:takes|take} a walk",
    "{colour} in the open air",
    "{a hero} for the long way round",
    "Outside in {colour}",
  ],
}

/** Titles about her own garment, by the name she gave it. */
export const OWN_TITLES: readonly Skeleton[] = [
  "Your {hero}, another way",
  "Around your {hero}",
  "A new turn for your {hero}",
  "Your {hero} first",
]

/** The same for a garment whose name says whose it was: "Tom's wax jacket". */
export const NAMED_TITLES: readonly Skeleton[] = [
  "Around {hero}",
  "{hero}, another way",
  "A new turn for {hero}",
]
