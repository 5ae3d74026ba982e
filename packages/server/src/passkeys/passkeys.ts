import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server"
import { COSEALG, decodeAttestationObject } from "@simplewebauthn/server/helpers"
import type { MadePasskey, ShownPasskey } from "@stylin/api/contract"
import { CHALLENGE_LIFETIME_MS } from "./challenge.ts"
import { PasskeyError } from "./passkey-error.ts"

const NAME = "Stylin"
/** Ed25519, P-256 and RSA, which all devices have between them. */
const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256] as const

/** A passkey as it is kept: with it, and nothing secret, she is known again. */
export interface PasskeyFacts {
  readonly credentialId: string
  /** In COSE, as base64url. */
  readonly publicKey: string
  /** How often it has been used, as it says itself; 0 where it does not count. */
  readonly counter: number
  /** How a browser reaches it. */
  readonly transports: readonly string[]
}

interface Owner {
  readonly accountId: string
  readonly email: string
  readonly others: readonly Pick<PasskeyFacts, "credentialId" | "transports">[]
}

/** Passkeys for the pages at one address. */
export interface Passkeys {
  /** Of the pages that can use them. */
  readonly origin: string
  /** What a browser asks for a passkey with. */
  optionsToAsk(): Promise<Awaited<ReturnType<typeof askOptions>>>
  /** What a browser makes a passkey for her with. */
  optionsToMake(owner: Owner): Promise<Awaited<ReturnType<typeof makeOptions>>>
  /** Resolves to a passkey that was made for a challenge. @throws {PasskeyError} if it was not, or not here */
  checkMade(passkey: MadePasskey, challenge: string): Promise<PasskeyFacts>
  /** Resolves to how often the passkey has been used by now. @throws {PasskeyError} if it does not prove who she is */
  checkShown(
    passkey: ShownPasskey,
    proof: { challenge: string; kept: PasskeyFacts; accountId: string },
  ): Promise<number>
}

/** Passkeys for the address that people use; undefined where browsers know none: without TLS, or without a name. */
export function createPasskeys(publicUrl: string): Passkeys | undefined {
  const site = siteOf(new URL(publicUrl))
  if (!site) return undefined
  const { origin, host } = site
  const expected = { expectedOrigin: origin, expectedRPID: host, requireUserVerification: true }
  const supportedAlgorithmIDs = [...ALGORITHMS]
  return {
    origin,
    optionsToAsk: () => askOptions(host),
    optionsToMake: (owner) => makeOptions(host, owner),

    checkMade: (passkey, expectedChallenge) =>
      proving(async () => {
        refuseCertificates(passkey)
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          ...expected,
          response: { ...passkey, clientExtensionResults: {} },
          expectedChallenge,
          supportedAlgorithmIDs,
        })
        if (!verified) throw new PasskeyError("The new passkey is not signed as it should be.")
        const { id, publicKey, counter } = registrationInfo.credential
        return {
          credentialId: id,
          publicKey: Buffer.from(publicKey).toString("base64url"),
          counter,
          transports: passkey.response.transports,
        }
      }),

    checkShown: (passkey, { challenge, kept, accountId }) =>
      proving(async () => {
        // The library leaves it to its callers.
        const { userHandle, ...response } = passkey.response
        if (userHandle !== handleOf(accountId)) {
          throw new PasskeyError("The passkey names another account.")
        }
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          ...expected,
          response: {
            ...passkey,
            response: { ...response, userHandle },
            clientExtensionResults: {},
          },
          expectedChallenge: challenge,
          credential: {
            id: kept.credentialId,
            publicKey: new Uint8Array(Buffer.from(kept.publicKey, "base64url")),
            counter: kept.counter,
          },
        })
        if (!verified) throw new PasskeyError("The passkey’s signature is wrong.")
        return authenticationInfo.newCounter
      }),
  }
}

/** Browsers keep passkeys for names of hosts, and use them over TLS or on this machine. */
function siteOf({ protocol, hostname, origin }: URL) {
  const isName = !/^\[|^[\d.]+$/.test(hostname)
  const isSafe = protocol === "https:" || hostname === "localhost"
  return isName && isSafe ? { origin, host: hostname } : undefined
}

async function askOptions(host: string) {
  const { challenge } = await generateAuthenticationOptions({ rpID: host })
  return {
    challenge,
    timeout: CHALLENGE_LIFETIME_MS,
    rpId: host,
    userVerification: "required" as const,
  }
}

async function makeOptions(host: string, { accountId, email, others }: Owner) {
  const { challenge } = await generateRegistrationOptions({
    rpName: NAME,
    rpID: host,
    userName: email,
    supportedAlgorithmIDs: [...ALGORITHMS],
  })
  return {
    challenge,
    timeout: CHALLENGE_LIFETIME_MS,
    rp: { id: host, name: NAME },
    user: { id: handleOf(accountId), name: email, displayName: email },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key" as const, alg })),
    excludeCredentials: others.map(({ credentialId, transports }) => ({
      ...{ id: credentialId, type: "public-key" as const, transports: [...transports] },
    })),
    authenticatorSelection: {
      residentKey: "required" as const,
      userVerification: "required" as const,
    },
    attestation: "none" as const,
  }
}

/** What passkeys call her. */
function handleOf(accountId: string): string {
  return Buffer.from(accountId).toString("base64url")
}

/** Nobody was asked for certificates, and checking some would call the addresses that they name. */
function refuseCertificates({ response: { attestationObject } }: MadePasskey): void {
  const format = decodeAttestationObject(
    new Uint8Array(Buffer.from(attestationObject, "base64url")),
  ).get("fmt")
  // A device that attests by the new key itself may say so unasked.
  if (format !== "none" && format !== "packed") {
    throw new PasskeyError("The new passkey came with certificates.")
  }
}

/** Whatever is wrong with what came from outside is one error. */
async function proving<Result>(check: () => Promise<Result>): Promise<Result> {
  try {
    return await check()
  } catch (error) {
    if (error instanceof PasskeyError) throw error
    throw new PasskeyError("The passkey does not prove what it should.", { cause: error })
  }
}
