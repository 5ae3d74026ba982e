export const BODY_TYPES = ["hourglass", "pear", "inverted_triangle", "rectangle", "oval"] as const
export type BodyType = (typeof BODY_TYPES)[number]

/** What she dresses for; asked at onboarding. */
export const ACTIVITIES = ["work", "classes", "outings", "dating", "errands", "outdoors"] as const
export type Activity = (typeof ACTIVITIES)[number]

/** What a feed can be asked for. `my_occasions` stands for the activities she chose. */
export const OCCASIONS = ["my_occasions", ...ACTIVITIES] as const
export type Occasion = (typeof OCCASIONS)[number]

/** Shades that hair grows in, from the darkest, and greys to. */
export const HAIR_COLOURS = [
  { name: "black", hex: "#0F0C0B" },
  { name: "soft black", hex: "#221814" },
  { name: "dark brown", hex: "#33241C" },
  { name: "brown", hex: "#5A3A26" },
  { name: "chestnut", hex: "#8C5530" },
  { name: "red", hex: "#A4532B" },
  { name: "dark blonde", hex: "#B98F58" },
  { name: "blonde", hex: "#D8BC8A" },
  { name: "grey", hex: "#7C7672" },
] as const
