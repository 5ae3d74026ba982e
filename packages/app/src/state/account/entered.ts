import type { LoginMethod } from "../session/visitor.ts"

/** A sign-in that the provider has just begun, by whichever way. */
export interface Entered {
  readonly email: string
  readonly session: { readonly access_token: string; readonly user_id?: string | undefined }
  readonly method: LoginMethod
}
