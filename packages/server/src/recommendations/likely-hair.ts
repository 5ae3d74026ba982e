import { type AgeLook, HAIR_COLOURS, type HairStyle } from "@stylin/garments/vocabulary"

type HairName = (typeof HAIR_COLOURS)[number]["name"]

/** Natural hair by the skin's Monk step up to which it is likely; a name twice is twice as likely. */
const LIKELY: readonly { readonly upTo: number; readonly names: readonly HairName[] }[] = [
  { upTo: 2, names: ["blonde", "dark blonde", "red", "chestnut", "brown", "dark brown"] },
  { upTo: 4, names: ["dark blonde", "chestnut", "brown", "brown", "dark brown", "soft black"] },
  { upTo: 6, names: ["brown", "dark brown", "dark brown", "soft black", "black"] },
]
const DARK: readonly HairName[] = ["dark brown", "soft black", "soft black", "black", "black"]
const GREYING: readonly HairName[] = ["grey", "silver"]

/** Hair by its texture, which goes with skin more often than not. */
const STRAIGHT: readonly HairStyle[] = ["crop", "bob", "long", "waves", "pony", "chignon", "bun"]
const COILED: readonly HairStyle[] = [
  "crop",
  "curls",
  "locs",
  "braids",
  "waves",
  "bob",
  "pony",
  "chignon",
  "bun",
]
const COILED_FROM = 7

/** The cloths of head coverings: quiet beside any outfit. */
export const SCARVES = ["#c9ae97", "#3a3f52", "#6b5a55", "#2f5a5c", "#6a1f31"] as const

const hexOf = (name: HairName): string => {
  const found = HAIR_COLOURS.find((one) => one.name === name)
  if (!found) throw new RangeError(`no hair is called ${name}`)
  return found.hex
}

/** What a selfie's reading says of hair, in the shades of the drawings, #rrggbb. */
export const HAIR_OF_WORD: Readonly<Record<string, string>> = {
  black: hexOf("black"),
  "dark brown": hexOf("dark brown"),
  brown: hexOf("brown"),
  "light brown": hexOf("chestnut"),
  blonde: hexOf("dark blonde"),
  "light blonde": hexOf("blonde"),
  red: hexOf("red"),
  grey: hexOf("grey"),
  white: hexOf("silver"),
}

/** Likely colours of hair, #rrggbb, for a step of the Monk scale. */
export function hairColoursFor(skin: number, age: AgeLook): string[] {
  const likely = LIKELY.find(({ upTo }) => skin <= upTo)?.names ?? DARK
  return (age === "older" ? GREYING : likely).map(hexOf)
}

/** Likely styles: nothing that implies her faith is left to chance. */
export function hairStylesFor(skin: number): readonly HairStyle[] {
  return skin >= COILED_FROM ? COILED : STRAIGHT
}
