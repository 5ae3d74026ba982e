import { login } from "@stylin/api/contract"
import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from "openid-client"
import { fingerprint } from "../security/tokens.ts"
import type { Identity } from "../stores/identities.ts"
import type { OpenIdSettings } from "./settings.ts"

/** She has not been signed in there; `code` says whether she, or the provider, did not go on. */
export class OpenIdError extends Error {
  override readonly name = "OpenIdError"
  readonly code: "refused" | "failed"

  constructor(code: OpenIdError["code"], options: ErrorOptions) {
    super(code === "refused" ? "was not allowed there" : "did not work", options)
    this.code = code
  }
}

/** Signs people in at another provider: authorization code with PKCE, state and nonce. */
export interface OpenId {
  readonly name: string
  /** The name of an identity's issuer; undefined if it is another provider, of earlier settings. */
  nameOf(issuer: string): string | undefined
  /**
   * The provider's page that a browser opens, for a secret that only this browser keeps.
   * @throws {OpenIdError} if the provider does not answer
   */
  address(secret: string): Promise<string>
  /** Whether a state that came back belongs to a browser's secret. */
  isOwnState(state: string, secret: string): boolean
  /**
   * Asks the provider who she is, by the query that it sent her back with.
   * @throws {OpenIdError} if it does not answer, or its answer is not for this browser or not genuine
   */
  identify(query: string, secret: string): Promise<Identity>
}

/** How long it may take to answer a question, in seconds. */
const PATIENCE_S = 10

/** Reaches the provider of the settings; what it says of itself is asked for once, when it is first needed. */
export function createOpenId(settings: OpenIdSettings): OpenId {
  let asked: Promise<Configuration> | undefined
  function provider(): Promise<Configuration> {
    asked ??= discover(settings).catch((cause: unknown) => {
      asked = undefined
      throw new OpenIdError("failed", { cause })
    })
    return asked
  }

  return {
    name: settings.name,
    // An address is kept as it names itself, which may end with a slash.
    nameOf: (issuer) =>
      new URL(issuer).href === new URL(settings.issuer).href ? settings.name : undefined,

    async address(secret) {
      const { state, nonce, verifier } = proofsOf(secret)
      return buildAuthorizationUrl(await provider(), {
        redirect_uri: settings.returnTo,
        scope: "openid email",
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        state,
        nonce,
      }).href
    },

    isOwnState: (state, secret) => state === proofsOf(secret).state,

    async identify(query, secret) {
      const configuration = await provider()
      const { state, nonce, verifier } = proofsOf(secret)
      try {
        const answer = await authorizationCodeGrant(
          configuration,
          new URL(`${settings.returnTo}?${query}`),
          {
            expectedState: state,
            expectedNonce: nonce,
            pkceCodeVerifier: verifier,
            idTokenExpected: true,
          },
        )
        const claims = answer.claims()
        if (!claims) throw new Error("The answer has no ID token.")
        // By the standard a provider may tell her email here alone.
        const tellsLater = !claims.email && configuration.serverMetadata().userinfo_endpoint
        const told = tellsLater
          ? await fetchUserInfo(configuration, answer.access_token, claims.sub)
          : claims
        return { issuer: claims.iss, subject: claims.sub, email: emailIn(told) }
      } catch (cause) {
        const isRefused = cause instanceof AuthorizationResponseError
        throw new OpenIdError(isRefused ? "refused" : "failed", { cause })
      }
    },
  }
}

async function discover({ issuer, clientId, clientSecret }: OpenIdSettings) {
  const address = new URL(issuer)
  const configuration = await discovery(address, clientId, undefined, secretAs(clientSecret), {
    timeout: PATIENCE_S,
    execute: address.protocol === "http:" ? [allowInsecureRequests] : [],
  })
  // The ID token's signature is checked although TLS says who sent it.
  enableNonRepudiationChecks(configuration)
  return configuration
}

/** Sends the client's secret as the provider takes it; where it does not say, as the standard does. */
function secretAs(clientSecret: string): ClientAuth {
  const basic = ClientSecretBasic(clientSecret)
  const post = ClientSecretPost(clientSecret)
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? []
    const isPost =
      methods.includes("client_secret_post") && !methods.includes("client_secret_basic")
    return (isPost ? post : basic)(server, ...rest)
  }
}

/**
 * What a sign-in proves itself by, made from the one secret that its browser keeps, so that no server needs to
 * remember them. None of them tells the secret or another one.
 */
function proofsOf(secret: string) {
  return {
    state: fingerprint(`state ${secret}`),
    nonce: fingerprint(`nonce ${secret}`),
    verifier: fingerprint(`verifier ${secret}`),
  }
}

function emailIn(told: Readonly<Record<string, unknown>>): string | null {
  if (told.email_verified === false) return null
  return login.body.shape.email.safeParse(told.email).data ?? null
}
