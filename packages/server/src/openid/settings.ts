/** Below the address that people use: where another provider sends her back to. */
export const OPEN_ID_RETURN = "/api/auth/openid/return"

/** The other provider that the operator has chosen, and what it knows this server by. */
export interface OpenIdSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** What the button calls it. */
  readonly name: string
  /** The whole address that it sends her back to, as it is registered there. */
  readonly returnTo: string
}

const THIS_MACHINE: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"])

/** Whether what an issuer says can be trusted to be its own: by TLS, or because it is on this machine. */
export function isSafeIssuer(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === "https:" || (protocol === "http:" && THIS_MACHINE.has(hostname))
}
