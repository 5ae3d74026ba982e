export const BODY_TYPES = ["hourglass", "pear", "inverted_triangle", "rectangle", "oval"] as const
export type BodyType = (typeof BODY_TYPES)[number]

/** What she dresses for; asked at onboarding. */
export const ACTIVITIES = ["work", "classes", "outings", "dating", "errands", "outdoors"] as const
export type Activity = (typeof ACTIVITIES)[number]

/** What a feed can be asked for. `my_occasions` stands for the activities she chose. */
export const OCCASIONS = ["my_occasions", ...ACTIVITIES] as const
export type Occasion = (typeof OCCASIONS)[number]
