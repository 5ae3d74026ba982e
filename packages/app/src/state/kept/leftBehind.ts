import { readText } from "./persistence.ts"

/**
 * The names under which an earlier visit's unfinished work is stored. They are separate from the
 * code that does it, so that the code is fetched only if there is something to do.
 */
export const LEFT_BEHIND = [
  "confirmation",
  "signup",
  "claim",
  "selfie",
  "states",
  "removals",
  "words",
  "worn",
  "hearts",
  "answers",
  "weather",
  "plans",
  "week",
  "photos",
  "outfits",
  "trips",
  "wishes",
] as const
export type LeftBehind = (typeof LEFT_BEHIND)[number]

/** Whether work of this name is left from an earlier visit, or still running. */
export function isLeft(name: LeftBehind): boolean {
  return readText(name) !== null
}

/** Whether any such work is left. */
export function isAnythingLeft(): boolean {
  return LEFT_BEHIND.some(isLeft)
}
