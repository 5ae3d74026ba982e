import { checkLogin } from "@stylin/api/contract"

/** An e-mail address as the provider keeps it. */
export function plainEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** What is said to a text that is none. */
export const NO_EMAIL = "Please enter a valid email address."

/** Whether the provider will take it for an e-mail address. */
export function isEmail(text: string): boolean {
  return checkLogin.query.safeParse({ email: text }).success
}
