import { PASSWORD_MIN_LENGTH } from "@stylin/api/contract"
import { t } from "../words/t.ts"

/** What is wrong with a password that she chooses; undefined if nothing is. */
export function problemOf(password: string): string | undefined {
  if (password === "") return t("Not all fields are filled")
  return password.length >= PASSWORD_MIN_LENGTH ? undefined : tooShort()
}

/** What a password needs; nothing beside a problem that says the same. */
export function passwordHint(problem: string | undefined): string | undefined {
  if (problem === tooShort()) return undefined
  return t("At least {count} characters", { count: PASSWORD_MIN_LENGTH })
}

function tooShort(): string {
  return t("The password needs at least {count} characters.", { count: PASSWORD_MIN_LENGTH })
}
