import * as z from "zod/mini"
import { existingPassword, signedIn } from "./auth.ts"
import { done, identifier, text } from "./common.ts"
import { day } from "./days.ts"
import { operation } from "./operation.ts"

export const PASSKEY_NAME_LENGTH = 60
/** As many as an account can have. */
export const MOST_PASSKEYS = 20

const base64Url = (maxLength: number) =>
  z.string().check(z.maxLength(maxLength), z.regex(/^[\w-]+$/))
const KEY_TYPE = "public-key"
const credentialId = base64Url(1400)
/** What a browser says that it did: type, challenge and origin, as JSON. */
const clientDataJSON = base64Url(4000)
const passkeyName = text(PASSKEY_NAME_LENGTH)

/** What a browser gives back as it makes a passkey; what it says besides is passed over. */
const madePasskey = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal(KEY_TYPE),
  response: z.object({
    clientDataJSON,
    attestationObject: base64Url(20_000),
    transports: z._default(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10)), []),
  }),
})
export type MadePasskey = z.infer<typeof madePasskey>

/** What a browser gives back as she signs in with a passkey; what it says besides is passed over. */
const shownPasskey = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal(KEY_TYPE),
  response: z.object({
    clientDataJSON,
    authenticatorData: base64Url(4000),
    signature: base64Url(8000),
    userHandle: z.optional(base64Url(100)),
  }),
})
export type ShownPasskey = z.infer<typeof shownPasskey>

const userVerification = z.literal("required")
const common = {
  /** Works once, for as long as `timeout` says. */
  challenge: z.string(),
  /** In milliseconds. */
  timeout: z.int(),
}

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn: any passkey for this host. */
const askOptions = z.object({ ...common, rpId: z.string(), userVerification })

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
const makeOptions = z.object({
  ...common,
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal(KEY_TYPE), alg: z.int() })),
  /** The passkeys that she has, so that no device makes a second one. */
  excludeCredentials: z.array(
    z.object({ id: z.string(), type: z.literal(KEY_TYPE), transports: z.array(z.string()) }),
  ),
  authenticatorSelection: z.object({ residentKey: z.literal("required"), userVerification }),
  attestation: z.literal("none"),
})

export const beginPasskeySignIn = operation({
  name: "beginPasskeySignIn",
  method: "POST",
  path: "/auth/passkey/begin",
  summary:
    "What a browser asks for a passkey with (WebAuthn). It names no account; its challenge works once, within ten minutes. 404 where passkeys are not offered.",
  tag: "auth",
  access: "guest",
  result: askOptions,
  envelope: "data",
  refusals: [404],
})

export const signInWithPasskey = operation({
  name: "signInWithPasskey",
  method: "POST",
  path: "/auth/passkey",
  summary:
    "Signs in with a passkey: 400 if the challenge has been used or has ended, 401 if no account has the passkey, 403 if it does not prove who she is.",
  tag: "auth",
  access: "guest",
  body: z.strictObject({ passkey: shownPasskey }),
  result: z.object({ email: z.string(), session: signedIn }),
  envelope: "data",
  refusals: [400, 401, 403, 404],
  credentials: true,
})

export const beginPasskey = operation({
  name: "beginPasskey",
  method: "POST",
  path: "/users/passkeys/begin",
  summary:
    "What a browser makes a passkey with (WebAuthn). She says her password, or has signed in within ten minutes where she has none. 409 where she has as many as an account can.",
  tag: "users",
  access: "user",
  body: z.strictObject({ password: z.optional(existingPassword) }),
  result: makeOptions,
  envelope: "data",
  refusals: [403, 404, 409],
  credentials: true,
})

const listedPasskey = z.object({
  way_id: z.string(),
  /** At first the browser that made it. */
  name: z.string(),
  /** The day it was made, in UTC. */
  made: day,
  /** The last day that it signed her in, in UTC; null before the first. */
  last_used: z.nullable(day),
})
export type Passkey = z.infer<typeof listedPasskey>
export const passkeys = z.array(listedPasskey)

export const keptPasskey = z.omit(listedPasskey, { way_id: true })

export const addPasskey = operation({
  name: "addPasskey",
  method: "POST",
  path: "/users/passkeys",
  summary:
    "Adds the passkey that her browser has made: 400 if it does not fit what `beginPasskey` asked for, 409 if an account has it.",
  tag: "users",
  access: "user",
  body: z.strictObject({ passkey: madePasskey }),
  result: listedPasskey,
  envelope: "data",
  refusals: [400, 404, 409],
})

export const renamePasskey = operation({
  name: "renamePasskey",
  method: "POST",
  path: "/users/passkeys/rename",
  summary: "Names one of her passkeys. One that is unknown, or gone, is ignored.",
  tag: "users",
  access: "user",
  body: z.strictObject({ way_id: identifier, name: passkeyName }),
  result: done,
  envelope: "data",
})
