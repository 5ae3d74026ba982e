export const BODY_TYPES = ["hourglass", "pear", "inverted_triangle", "rectangle", "oval"] as const
export type BodyType = (typeof BODY_TYPES)[number]

/** What she dresses for; onboarding asks for it. */
export const ACTIVITIES = ["work", "classes", "outings", "dating", "errands", "outdoors"] as const
export type Activity = (typeof ACTIVITIES)[number]

/** What a feed can be asked for. `my_occasions` stands for the activities she chose. */
export const OCCASIONS = ["my_occasions", ...ACTIVITIES] as const
export type Occasion = (typeof OCCASIONS)[number]

/** Natural shades of hair, from the darkest to grey. */
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
] as const
