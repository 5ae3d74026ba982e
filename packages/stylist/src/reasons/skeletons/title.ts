import type { Setting } from "../../grammar/settings.ts"
import type { Skeleton } from "../grammar.ts"

/** An occasion's moods, as they precede its theme: "easy tailoring". */
export const MOODS: Readonly<Record<Setting, readonly string[]>> = {
  work: ["easy", "smart", "quiet", "polished"],
  tailored_work: ["easy", "smart", "quiet", "polished"],
  any_work: ["easy", "smart", "quiet"],
  practical_work: ["easy"],
  everyday_work: ["easy", "relaxed", "quiet"],
  classes: ["easy", "relaxed"],
  outings: ["easy", "relaxed", "polished"],
  dating: ["quiet", "polished"],
  errands: ["easy", "relaxed"],
  outdoors: ["easy"],
}

/** What a look is for, for want of anything else: "grey jeans for a day out". */
export const PLACES: Readonly<Record<Setting, string>> = {
  work: "work",
  tailored_work: "work",
  any_work: "a working day",
  practical_work: "a working day",
  everyday_work: "a working day",
  classes: "a day of classes",
  outings: "a day out",
  dating: "the evening",
  errands: "errands",
  outdoors: "a walk",
}

/**
 * Titles by what a look is about, in its `mood`: a `theme` in its `shades`, `denim` with one other piece, its
 * `partner`, or the `coat` that the weather asks for.
 */
export const MOOD_TITLES: readonly Skeleton[] = [
  "{mood} {theme} in {shades}",
  "{mood} {shades} {theme}",
  "{mood} {denim} with {a partner}",
  "{mood} {denim} and {a partner}",
  "{mood} {coat}",
]

/** How a look turns its hero: `down`, or up with the `jeans` that it is worn with. */
export const TURNED_TITLES: readonly Skeleton[] = [
  "{hero}, {down}",
  "{hero} with {jeans} dressed up",
  "{hero} to dress up {jeans}",
]

/** What the hero, as `toned`, is like beside the other half, by its `tone`. */
export const TONED_TITLES: readonly Skeleton[] = [
  "{tone} {toned} with {a beside}",
  "{tone} {toned} and {a beside}",
]

/** All of it in one colour, from `first` to `last`. */
export const ONE_COLOUR_TITLES: readonly Skeleton[] = [
  "Head to toe in {only}",
  "{only}, from {first} to {last}",
]

/** The hero beside what is all of one other colour, `rest`, or half of a `suit`, with the `top` that goes with it. */
export const WHOLE_TITLES: readonly Skeleton[] = [
  "{hero}, all the rest {rest}",
  "{hero}, and the rest in {rest}",
  "{suit}, {top}",
  "{suit} over {a top}",
]

/** A small thing that stands out, `bit`, beside the hero; `flash` is its colour if it is worn at the neck. */
export const SMALL_TITLES: readonly Skeleton[] = [
  "{hero}, {bit}",
  "{hero} and {a bit}",
  "{hero}, {flash} at the neck",
  "{hero} with {a bit}",
]

/**
 * The hero and the piece that one sees with it: `over` hangs open over it and `under` beneath it, `beside` is the other half,
 * and `shoes` go with a dress or a skirt. `shade` is the hero's colour or pattern if it is strong, `print` only its pattern, `below` a
 * third colour; `glimpse` is the colour or pattern of what an open coat shows a strip of.
 */
export const LAYERED_TITLES: readonly Skeleton[] = [
  "{hero} under {a over}",
  "{shade} under {a over}",
  "{shade} and {below} under {a over}",
  "{hero} over {a under}",
  "{hero} over {bright}",
  "{hero}, a glimpse of {glimpse}",
  "{hero}, {glimpse} beneath",
  "{glimpse} beneath {a hero}",
]
export const BESIDE_TITLES: readonly Skeleton[] = [
  "{hero} with {a beside}",
  "{print} with {a beside}",
  "{hero} with {shoes}",
  "{hero} and {shoes}",
]
/** The same, for want of anything livelier. */
export const LISTED_TITLES: readonly Skeleton[] = ["{hero}, {beside}", "{hero} and {a beside}"]

/** Scenes for the hero, where there are any that do not sound alike everywhere. */
export const SCENES: Readonly<Partial<Record<Setting, readonly Skeleton[]>>> = {
  dating: ["An evening out in {lead}"],
  outdoors: ["An easy walk in {lead}"],
}

/** Where no other title fits; the feed may have it already. */
export const LAST_TITLES: readonly Skeleton[] = ["{hero} for {place}"]
