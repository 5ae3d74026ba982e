import { PASSWORD_MIN_LENGTH } from "@stylin/api/contract"
import { t } from "../words/t.ts"

/** What is wrong with a password that she chooses; undefined if nothing is. */
export function problemOf(password: string): string | undefined {
  if (password === "") return t("Not all fields are filled")
  if (password.length >= PASSWORD_MIN_LENGTH) return undefined
  return t("The password needs at least {count} characters.", { count: PASSWORD_MIN_LENGTH })
}
