import * as z from "zod/mini"
import { done, email, identifier } from "./common.ts"
import { operation } from "./operation.ts"

/**
 * The shortest password at signup and reset. Signing in accepts shorter ones, so that old passwords
 * still work.
 */
export const PASSWORD_MIN_LENGTH = 8
export const PASSWORD_MAX_LENGTH = 200

/** A password that an account may have. */
export const existingPassword = z.string().check(z.minLength(3), z.maxLength(PASSWORD_MAX_LENGTH))
/** A password that she chooses. */
export const newPassword = z.string().check(
  z.minLength(PASSWORD_MIN_LENGTH, {
    error: `must have at least ${PASSWORD_MIN_LENGTH} characters`,
  }),
  z.maxLength(PASSWORD_MAX_LENGTH),
)
/** A sign-in. `user_id` is the account's id; other providers may leave it out. */
export const signedIn = z.object({ access_token: z.string(), user_id: z.optional(z.string()) })

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
  result: signedIn,
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
  result: signedIn,
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
