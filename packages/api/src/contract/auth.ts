import * as z from "zod/mini"
import { done, email, identifier } from "./common.ts"
import { operation } from "./operation.ts"

/**
 * The shortest password at signup and reset. Signing in accepts shorter ones, so that old passwords
 * still work.
 */
export const PASSWORD_MIN_LENGTH = 8
export const PASSWORD_MAX_LENGTH = 200
/** Shortest and longest verification code that the form accepts. */
export const RESET_CODE_LENGTH = { min: 6, max: 10 } as const

const existingPassword = z.string().check(z.minLength(3), z.maxLength(PASSWORD_MAX_LENGTH))
const newPassword = z.string().check(
  z.minLength(PASSWORD_MIN_LENGTH, {
    error: `must have at least ${PASSWORD_MIN_LENGTH} characters`,
  }),
  z.maxLength(PASSWORD_MAX_LENGTH),
)
const resetCode = z
  .string()
  .check(z.trim(), z.minLength(RESET_CODE_LENGTH.min), z.maxLength(RESET_CODE_LENGTH.max))
/** A sign-in. `user_id` is the account's id; other providers may leave it out. */
const token = z.object({ access_token: z.string(), user_id: z.optional(z.string()) })

export const checkLogin = operation({
  name: "checkLogin",
  method: "GET",
  path: "/auth/login/check",
  summary: "Whether an account with this email exists.",
  tag: "auth",
  access: "guest",
  query: z.strictObject({ email }),
  result: z.boolean(),
  envelope: "bare",
  credentials: true,
})

export const login = operation({
  name: "login",
  method: "POST",
  path: "/auth/login",
  summary: "Signs in with email and password.",
  tag: "auth",
  access: "guest",
  body: z.strictObject({ email, password: existingPassword }),
  result: token,
  envelope: "bare",
  refusals: [401],
  credentials: true,
})

export const register = operation({
  name: "register",
  method: "POST",
  path: "/auth/register",
  summary: "Creates an account and signs in; 403 without an invitation where one is needed.",
  tag: "auth",
  access: "guest",
  body: z.strictObject({ email, password: newPassword, invitation: z.optional(identifier) }),
  result: token,
  envelope: "bare",
  refusals: [403, 409],
  idempotencyKey: true,
  credentials: true,
})

export const logout = operation({
  name: "logout",
  method: "POST",
  path: "/auth/logout",
  summary: "Revokes the token that the call carries.",
  tag: "auth",
  access: "user",
  result: done,
  envelope: "bare",
})

export const changePassword = operation({
  name: "changePassword",
  method: "POST",
  path: "/auth/password/change",
  summary: "Sets a new password by the present one; ends all other sign-ins.",
  tag: "auth",
  access: "user",
  body: z.strictObject({ password: existingPassword, new_password: newPassword }),
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
