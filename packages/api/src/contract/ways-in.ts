import * as z from "zod/mini"
import { existingPassword, signedIn } from "./auth.ts"
import { done, identifier } from "./common.ts"
import { day } from "./days.ts"
import { operation } from "./operation.ts"
import { passkeys } from "./passkeys.ts"

/** What a sign-in at another provider is for. */
export const OPEN_ID_PURPOSES = ["sign-in", "sign-up", "link"] as const

/** Where the app is sent when she comes back from the other provider, by what she went there for. */
export const OPEN_ID_RETURNS = {
  "sign-in": "/auth/signin?from=openid",
  "sign-up": "/onboarding/6?from=openid",
  link: "/profile?from=openid",
} as const satisfies Record<(typeof OPEN_ID_PURPOSES)[number], `/${string}`>

export const getWaysIn = operation({
  name: "getWaysIn",
  method: "GET",
  path: "/auth/ways",
  summary: "The ways of signing in that this provider has beside email and password.",
  tag: "auth",
  access: "guest",
  result: z.object({
    /** Another provider that says who she is (OpenID Connect), by the name on its button. */
    open_id: z.nullable(z.object({ name: z.string() })),
    /** The origin whose pages can use passkeys, such as `https://stylin.example`; null if there is none. */
    passkeys: z.nullable(z.object({ origin: z.string() })),
  }),
  envelope: "data",
})

export const beginOpenId = operation({
  name: "beginOpenId",
  method: "POST",
  path: "/auth/openid/begin",
  summary:
    "Begins a sign-in at another provider; the browser then opens the address. It is bound to the browser by a cookie, and ends after ten minutes. To link, a person says her password, or has signed in within ten minutes where she has none.",
  tag: "auth",
  access: "guest",
  body: z.strictObject({
    purpose: z.enum(OPEN_ID_PURPOSES),
    password: z.optional(existingPassword),
    invitation: z.optional(identifier),
  }),
  result: z.object({ url: z.string() }),
  envelope: "data",
  refusals: [401, 403, 404, 503],
  credentials: true,
})

export const finishOpenId = operation({
  name: "finishOpenId",
  method: "POST",
  path: "/auth/openid/finish",
  summary:
    "Finishes, once, what the browser began at another provider. After `email-known` a second call links it, once she has signed in to that account.",
  tag: "auth",
  access: "guest",
  result: z.object({
    /**
     * `signed-in`, `signed-up`: with a session. `linked`: to the account that is signed in. `email-known`: an account
     * has this email, and is not linked. `unknown`: there is no account, and none was asked for.
     */
    outcome: z.enum(["signed-in", "signed-up", "linked", "email-known", "unknown"]),
    /** Of the account, or what the other provider told; null if it told none. */
    email: z.nullable(z.string()),
    session: z.nullable(signedIn),
  }),
  envelope: "data",
  refusals: [400, 401, 403, 404, 409, 503],
  credentials: true,
})

const linkedFacts = {
  /** Her email there, where it told one. */
  email: z.nullable(z.string()),
  /** The day it was linked, in UTC. */
  linked: day,
}

export const keptIdentity = z.object({
  /** The address of the provider that says who she is. */
  issuer: z.string(),
  /** How that names her. */
  subject: z.string(),
  ...linkedFacts,
})

const linkedIdentity = z.object({
  way_id: z.string(),
  /** What the provider is called. */
  name: z.string(),
  ...linkedFacts,
})
export type LinkedIdentity = z.infer<typeof linkedIdentity>

export const listWaysIn = operation({
  name: "listWaysIn",
  method: "GET",
  path: "/users/ways",
  summary: "How she can sign in.",
  tag: "users",
  access: "user",
  result: z.object({
    has_password: z.boolean(),
    identities: z.array(linkedIdentity),
    passkeys,
  }),
  envelope: "data",
})
export type WaysIn = z.infer<(typeof listWaysIn)["result"]>

export const removeWayIn = operation({
  name: "removeWayIn",
  method: "POST",
  path: "/users/ways/remove",
  summary:
    "Takes a way of signing in away, an identity or a passkey; 409 for the last one. She proves herself as to link one. One that is unknown, or gone, is ignored.",
  tag: "users",
  access: "user",
  body: z.strictObject({ way_id: identifier, password: z.optional(existingPassword) }),
  result: done,
  envelope: "data",
  refusals: [403, 409],
  credentials: true,
})
