import type { Activity } from "@stylin/garments/vocabulary"
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
export const MOODS: Readonly<Record<Activity, readonly string[]>> = {
  work: ["easy", "smart", "quiet"],
  classes: ["easy", "unfussy", "soft", "everyday"],
  outings: ["easy", "unhurried", "weekend"],
  dating: ["evening", "quiet"],
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
    "{a hero} for the office",
    "{a hero} for a working day",
    "Office hours in {colour}",
    "{colour} for work",
  ],
  classes: ["{colour} between lectures", "{a hero} for lectures", "A day of classes in {colour}"],
  outings: [
    "{a hero} for a day out",
    "{a hero} for the weekend",
    "A day out in {colour}",
    "Out in {colour}",
  ],
  dating: [
    "{a hero} for dinner",
    "{a hero} for the evening",
    "Dinner in {colour}",
    "An evening in {colour}",
  ],
  errands: [
    "{a hero} for errands",
    "{a hero} for a busy morning",
    "Round the shops in {colour}",
    "Out the door in {colour}",
  ],
  outdoors: [
    "{a hero} for a walk",
    "{a hero} for fresh air",
    "{colour} in the open air",
    "A walk in {colour}",
  ],
}

/** Titles about her own garment, by the name she gave it, and by the occasion. */
export const OWN_TITLES: Readonly<Record<Activity, readonly Skeleton[]>> = {
  work: [
    "To work in your {hero}",
    "A working day in your {hero}",
    "Your {hero} at the office",
    "Your {hero}, ready for work",
    "Built on your {hero}",
  ],
  classes: [
    "Off to class in your {hero}",
    "Lectures in your {hero}",
    "Your {hero} between lectures",
    "Around your {hero}",
  ],
  outings: [
    "A day out in your {hero}",
    "Out and about in your {hero}",
    "Your {hero}, out for the day",
    "Lunch out in your {hero}",
    "Around your {hero}",
  ],
  dating: [
    "Dinner in your {hero}",
    "An evening in your {hero}",
    "Your {hero} for the evening",
    "Your {hero} {hero:goes|go} out to dinner",
    "Built on your {hero}",
  ],
  errands: [
    "Round the shops in your {hero}",
    "Out the door in your {hero}",
    "A busy morning in your {hero}",
    "Your {hero} for errands",
    "Around your {hero}",
  ],
  outdoors: [
    "Fresh air in your {hero}",
    "A long walk in your {hero}",
    "Your {hero} out in the open",
    "Built on your {hero}",
  ],
}

/** Titles about the colour that stands out, by the occasion. */
export const COLOUR_TITLES: Readonly<Record<Activity, readonly Skeleton[]>> = {
  work: ["Office hours in {colour}", "{colour} for work", "A meeting in {colour}"],
  classes: ["{colour} between lectures", "A day of classes in {colour}"],
  outings: ["A day out in {colour}", "Out in {colour}", "{colour} for a day out"],
  dating: ["Dinner in {colour}", "An evening in {colour}", "{colour} by candlelight"],
  errands: ["Round the shops in {colour}", "Out the door in {colour}"],
  outdoors: ["{colour} in the open air", "A walk in {colour}"],
}

/** The same for a garment whose name says whose it was: "Tom's wax jacket". */
export const NAMED_TITLES: readonly Skeleton[] = [
  "Around {hero}",
  "Built on {hero}",
  "Starting with {hero}",
]
