import { PASSWORD_MIN_LENGTH } from "@stylin/api/contract"

/** What is wrong with a password that she chooses; undefined if nothing is. */
export function problemOf(password: string): string | undefined {
  if (password === "") return "Not all fields are filled"
  if (password.length >= PASSWORD_MIN_LENGTH) return undefined
  return `The password needs at least ${PASSWORD_MIN_LENGTH} characters.`
}
