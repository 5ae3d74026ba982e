import { readText } from "./persistence.ts"

/**
 * The names under which an earlier visit's unfinished work is stored. They are separate from the
 * code that does it, so that the code is fetched only if there is something to do.
 */
export const LEFT_BEHIND = {
  confirmation: "confirmation",
  signup: "signup",
  claim: "claim",
  selfie: "selfie",
  states: "states",
  words: "words",
  worn: "worn",
  weather: "weather",
} as const

/** Whether work of this name is left from an earlier visit, or still running. */
export function isLeft(name: keyof typeof LEFT_BEHIND): boolean {
  return readText(LEFT_BEHIND[name]) !== null
}

/** Whether any such work is left. */
export function isAnythingLeft(): boolean {
  return Object.values(LEFT_BEHIND).some((name) => readText(name) !== null)
}
