export const BODY_TYPES = ["hourglass", "pear", "inverted_triangle", "rectangle", "oval"] as const
export type BodyType = (typeof BODY_TYPES)[number]

/** How full a body is, whatever its type. */
export const BODY_SIZES = ["regular", "fuller", "plus"] as const
export type BodySize = (typeof BODY_SIZES)[number]

export const HEIGHTS = ["petite", "average", "tall"] as const
export type Height = (typeof HEIGHTS)[number]

/** How old a drawn figure looks. */
export const AGE_LOOKS = ["younger", "older"] as const
export type AgeLook = (typeof AGE_LOOKS)[number]

/** How hair is worn, from short to tied up. */
export const HAIR_STYLES = [
  "crop",
  "bob",
  "long",
  "waves",
  "curls",
  "locs",
  "braids",
  "pony",
  "chignon",
  "bun",
] as const
export type HairStyle = (typeof HAIR_STYLES)[number]

/** What covers hair for good, unlike a hat. */
export const HEAD_COVERINGS = ["headwrap", "headscarf", "hijab"] as const
export type HeadCovering = (typeof HEAD_COVERINGS)[number]

/** What she dresses for; onboarding asks for it. */
export const ACTIVITIES = ["work", "classes", "outings", "dating", "errands", "outdoors"] as const
export type Activity = (typeof ACTIVITIES)[number]

/**
 * How she dresses for work: in suits; in an office without them; for being on her feet; in a uniform, or in what she
 * likes.
 */
export const DRESS_CODES = ["tailored", "smart", "practical", "everyday"] as const
export type DressCode = (typeof DRESS_CODES)[number]

/** What a feed can be asked for. `my_occasions` stands for the activities she chose. */
export const OCCASIONS = ["my_occasions", ...ACTIVITIES] as const
export type Occasion = (typeof OCCASIONS)[number]

/** Natural shades of hair, from the darkest to silver. */
export const HAIR_COLOURS = [
  { name: "black", hex: "#0f0c0b" },
  { name: "soft black", hex: "#221814" },
  { name: "dark brown", hex: "#33241c" },
  { name: "brown", hex: "#5a3a26" },
  { name: "chestnut", hex: "#8c5530" },
  { name: "red", hex: "#a4532b" },
  { name: "dark blonde", hex: "#b98f58" },
  { name: "blonde", hex: "#d8bc8a" },
  { name: "grey", hex: "#7c7672" },
  { name: "silver", hex: "#c3bfba" },
] as const

/** How much of her she wants covered in every look; what is left out, as it comes. */
export const ARM_COVERS = ["shoulders", "elbows"] as const
export const LEG_COVERS = ["knees", "ankles"] as const

export interface Coverage {
  /** Down to where her arms and legs are covered. */
  readonly arms?: (typeof ARM_COVERS)[number] | undefined
  readonly legs?: (typeof LEG_COVERS)[number] | undefined
  /** Whether necklines stay high. */
  readonly neckline?: "high" | undefined
  /** Whether her head is covered in every look. */
  readonly head?: "covered" | undefined
}
