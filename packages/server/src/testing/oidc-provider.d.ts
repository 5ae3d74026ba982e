/** The part of oidc-provider that the tests use; it brings no types of its own. */
declare module "oidc-provider" {
  import type { RequestListener } from "node:http"

  interface Account {
    readonly accountId: string
    claims(): Readonly<Record<string, unknown>> & { readonly sub: string }
  }

  interface Options {
    readonly clients: readonly {
      readonly client_id: string
      readonly client_secret: string
      readonly redirect_uris: readonly string[]
    }[]
    readonly claims: Readonly<Record<string, readonly string[]>>
    findAccount(context: unknown, id: string): Account
    readonly cookies: { readonly keys: readonly string[] }
    /** In seconds. */
    readonly ttl: Readonly<Record<string, number>>
    readonly pkce: { required(): boolean }
  }

  export default class Provider {
    constructor(issuer: string, options: Options)
    callback(): RequestListener
  }
}
