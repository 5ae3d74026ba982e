import type { Skeleton } from "../grammar.ts"
import { AKIN_SAYINGS } from "./colours.ts"
import { WEARING_SAYINGS } from "./how-to-wear.ts"
import { ALL_OF_IT_SAYINGS } from "./occasion.ts"
import { TAG_SAYINGS } from "./style.ts"
import { INDOORS_SAYING, TOGETHER_SAYINGS } from "./together.ts"

/** What is true and what she knows: that a coat comes off as it gets warm, that two pieces are equally dressy. */
export const EMPTY_SAYINGS: ReadonlySet<Skeleton> = new Set<Skeleton>([
  ...ALL_OF_IT_SAYINGS,
  ...TOGETHER_SAYINGS.level,
  ...WEARING_SAYINGS.across,
  ...WEARING_SAYINGS.hand,
  ...WEARING_SAYINGS.doneUp,
  ...WEARING_SAYINGS.shed,
  ...WEARING_SAYINGS.openLater,
  ...WEARING_SAYINGS.forMorning,
  ...WEARING_SAYINGS.forCoolMorning,
])

/** What is true and tells her little: said only where there is little else. */
export const HOLLOW_SAYINGS: ReadonlySet<Skeleton> = new Set<Skeleton>([
  ...AKIN_SAYINGS,
  ...EMPTY_SAYINGS,
  ...TOGETHER_SAYINGS.kin,
  ...TOGETHER_SAYINGS.legs,
  ...TOGETHER_SAYINGS.repeats,
  ...TOGETHER_SAYINGS.thread,
  ...TOGETHER_SAYINGS.quiet,
  INDOORS_SAYING,
  ...WEARING_SAYINGS.hemOver,
  ...TAG_SAYINGS["Bold colors"],
  ...TAG_SAYINGS.Denim,
  ...TAG_SAYINGS.Layering,
  ...TAG_SAYINGS.Leather,
  ...TAG_SAYINGS["Neutral pallets"],
  ...TAG_SAYINGS["Oversized fits"],
  ...TAG_SAYINGS["Relaxed fits"],
  ...TAG_SAYINGS["Skinny fits"],
  ...TAG_SAYINGS.Sneakers,
  ...TAG_SAYINGS["Sporty outfits"],
])
