import { checkLogin } from "@stylin/api/contract"
import type { PlainMessage } from "../words/t.ts"

/** An e-mail address as the provider keeps it. */
export function plainEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** Shown for a text that is not an e-mail address; said with t. */
export const NO_EMAIL = "Please enter a valid email address." satisfies PlainMessage

/** Whether the provider accepts it as an e-mail address. */
export function isEmail(text: string): boolean {
  return checkLogin.query.safeParse({ email: text }).success
}
