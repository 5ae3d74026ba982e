import { checkLogin } from "@stylin/api/contract"

/** An e-mail address as the provider keeps it. */
export function plainEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** Whether the provider will take it for an e-mail address. */
export function isEmail(text: string): boolean {
  return checkLogin.query.safeParse({ email: text }).success
}
