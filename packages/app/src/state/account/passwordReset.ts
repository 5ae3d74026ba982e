import { forgotPassword, resetPassword, verifyResetCode } from "@stylin/api/contract"
import { environment } from "../../environment.ts"

// Each call rejects with an ApiError whose message can be shown.

/** Sends a verification code if there is such an account. */
export async function requestCode(email: string): Promise<void> {
  await environment.call(forgotPassword, { body: { email } })
}

/** Checks a verification code; each wrong one uses up one of its few tries. */
export async function checkCode(email: string, code: string): Promise<void> {
  await environment.call(verifyResetCode, { body: { email, code } })
}

/** Sets the new password, which uses the code up. */
export async function setNewPassword(input: {
  email: string
  code: string
  password: string
}): Promise<void> {
  await environment.call(resetPassword, { body: input })
}
