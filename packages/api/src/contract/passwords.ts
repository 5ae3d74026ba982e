import * as z from "zod/mini"
import { existingPassword, newPassword } from "./auth.ts"
import { done, email } from "./common.ts"
import { operation } from "./operation.ts"

/** Shortest and longest verification code that the form accepts. */
export const RESET_CODE_LENGTH = { min: 6, max: 10 } as const

const resetCode = z
  .string()
  .check(z.trim(), z.minLength(RESET_CODE_LENGTH.min), z.maxLength(RESET_CODE_LENGTH.max))
export const changePassword = operation({
  name: "changePassword",
  method: "POST",
  path: "/auth/password/change",
  summary:
    "Sets a new password by the present one, or the first one within ten minutes of signing in; ends all other sign-ins.",
  tag: "auth",
  access: "user",
  body: z.strictObject({ password: z.optional(existingPassword), new_password: newPassword }),
  result: done,
  envelope: "bare",
  refusals: [403],
  credentials: true,
})

export const forgotPassword = operation({
  name: "forgotPassword",
  method: "POST",
  path: "/auth/password/forgot",
  summary: "Mails a verification code if the account exists; the answer is the same if not.",
  tag: "auth",
  access: "guest",
  body: z.strictObject({ email }),
  result: done,
  envelope: "bare",
  credentials: true,
})

export const verifyResetCode = operation({
  name: "verifyResetCode",
  method: "POST",
  path: "/auth/password/verify",
  summary: "Whether a verification code is right; a wrong one counts towards its five tries.",
  tag: "auth",
  access: "guest",
  body: z.strictObject({ email, code: resetCode }),
  result: done,
  envelope: "bare",
  refusals: [400],
  credentials: true,
})

export const resetPassword = operation({
  name: "resetPassword",
  method: "POST",
  path: "/auth/password/reset",
  summary:
    "Sets a new password with a verification code, which is then used up; ends all other sign-ins.",
  tag: "auth",
  access: "guest",
  body: z.strictObject({ email, code: resetCode, password: newPassword }),
  result: done,
  envelope: "bare",
  refusals: [400],
  credentials: true,
})
