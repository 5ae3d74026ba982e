/** Who she is at another provider. */
export interface IdentityKept {
  readonly id: string
  readonly issuer: string
  readonly email: string
  readonly linkedAt: number
}

/** What she signs in with in place of a password. */
export interface PasskeyKept {
  readonly credentialId: string
  readonly id: string
  name: string
  readonly madeAt: number
  usedAt: number | null
}
