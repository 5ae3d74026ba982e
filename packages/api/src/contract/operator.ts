import * as z from "zod/mini"
import { done, identifier, queryNumber, text } from "./common.ts"
import { day } from "./days.ts"
import { operation } from "./operation.ts"
import { feedState } from "./operator-feeds.ts"

/** How many accounts come at a time. */
export const ACCOUNTS_PER_PAGE = 50

const count = z.int().check(z.minimum(0))

/** What an operator sees of an account: how much it holds, never what. */
const heldAccount = z.object({
  account_id: z.string(),
  email: z.string(),
  /** The day it was made, in UTC. */
  created: day,
  /** The last day it was used on a device that is still signed in, in UTC. */
  last_seen: z.nullable(day),
  is_operator: z.boolean(),
  /** Entries of the wardrobe. */
  items: count,
  /** Photos and the pictures cut out of them. */
  photos: count,
  photo_bytes: count,
  /** How much its photos may take; null for as much as usual. */
  room_bytes: z.nullable(count),
})
export type HeldAccount = z.infer<typeof heldAccount>

export const listAccounts = operation({
  name: "listAccounts",
  method: "GET",
  path: "/operator/accounts",
  summary: `Accounts, the newest first, ${ACCOUNTS_PER_PAGE} at a time, with how much they hold.`,
  tag: "operator",
  access: "operator",
  query: z.strictObject({
    /** A part of the email. */
    search: z.optional(text(254)),
    page: queryNumber({ min: 0, max: 1_000_000, fallback: 0 }),
  }),
  result: z.object({
    accounts: z.array(heldAccount),
    /** How many were found. */
    total: count,
    /** What the photos of all accounts take together. */
    total_bytes: count,
    /** How much the photos of an account may take, where nothing else is said. */
    usual_room_bytes: count,
  }),
  envelope: "data",
})

export const setRoom = operation({
  name: "setRoom",
  method: "POST",
  path: "/operator/accounts/room",
  summary:
    "Says how much an account's photos may take; null for as much as usual. Removes nothing.",
  tag: "operator",
  access: "operator",
  body: z.strictObject({
    account_id: identifier,
    room_bytes: z.nullable(count.check(z.maximum(Number.MAX_SAFE_INTEGER))),
  }),
  result: done,
  envelope: "data",
  refusals: [404],
})

const jobCount = z.object({
  /** What is to be done, such as "read-photo". */
  kind: z.string(),
  waiting: count,
  running: count,
  /** To be done at a later time. */
  later: count,
  /** Those of all three that have failed before. */
  failed: count,
  /** Why one of these failed, as the log says it. */
  problem: z.nullable(z.string()),
})
export type HeldJobs = z.infer<typeof jobCount>

export const listJobs = operation({
  name: "listJobs",
  method: "GET",
  path: "/operator/jobs",
  summary: "Work that is not done yet, by kind.",
  tag: "operator",
  access: "operator",
  result: z.array(jobCount),
  envelope: "data",
})

const rejectedRows = z.object({
  /** Begins with the column, if one is at fault. */
  reason: z.string(),
  rows: count,
  /** The first of them: its line in the file, and its id if it has one. */
  line: count,
  id: z.string(),
})
export type RejectedRows = z.infer<typeof rejectedRows>

export const importCounts = z.object({
  read_at: z.iso.datetime(),
  rows: count,
  added: count,
  changed: count,
  /** Of the changed, those with another price; left out of what was counted before that was told apart. */
  repriced: z.optional(count),
  unchanged: count,
  withdrawn: count,
  rejected: count,
  /** Whether the file broke off: nothing is withdrawn then. */
  is_cut_off: z.boolean(),
  /** The most common reasons first. */
  reasons: z.array(rejectedRows),
})
export type ImportCounts = z.infer<typeof importCounts>

const feed = z.extend(feedState, {
  feed: z.string(),
  /** Products on sale. */
  products: count,
  /** Its last import; null for the demo, and where none has been counted. */
  last_import: z.nullable(importCounts),
})
export type HeldFeed = z.infer<typeof feed>

export const listFeeds = operation({
  name: "listFeeds",
  method: "GET",
  path: "/operator/feeds",
  summary: "The feeds of the catalogue, with what their last imports read and rejected.",
  tag: "operator",
  access: "operator",
  result: z.array(feed),
  envelope: "data",
})

export const SIGN_UPS = ["open", "invited"] as const

const serverSettings = z.strictObject({
  /** Who may make an account: anybody, or who has an invitation. */
  sign_up: z.enum(SIGN_UPS),
})
export type ServerSettings = z.infer<typeof serverSettings>

export const getServerSettings = operation({
  name: "getServerSettings",
  method: "GET",
  path: "/operator/settings",
  summary: "What operators have set for the whole server.",
  tag: "operator",
  access: "operator",
  result: serverSettings,
  envelope: "data",
})

export const setServerSettings = operation({
  name: "setServerSettings",
  method: "POST",
  path: "/operator/settings",
  summary: "Sets it.",
  tag: "operator",
  access: "operator",
  body: serverSettings,
  result: serverSettings,
  envelope: "data",
})

/** Leads whoever opens it to one thing, once. Its secret is behind the #, which no server is sent. */
const onceLink = z.object({
  /** Below the app's address. */
  path: z.string(),
  ends_at: z.iso.datetime(),
})
export type OnceLink = z.infer<typeof onceLink>

export const makeInvitation = operation({
  name: "makeInvitation",
  method: "POST",
  path: "/operator/invitations",
  summary: "A link with which one account can be made while sign-up is by invitation.",
  tag: "operator",
  access: "operator",
  result: onceLink,
  envelope: "data",
})

export const makeResetLink = operation({
  name: "makeResetLink",
  method: "POST",
  path: "/operator/accounts/reset-link",
  summary: "A link with which an account's owner sets a new password.",
  tag: "operator",
  access: "operator",
  body: z.strictObject({ account_id: identifier }),
  result: onceLink,
  envelope: "data",
  refusals: [404],
})

/** Where the app takes an invitation. */
export function invitationPath(invitation: string): string {
  return `/onboarding/1#${new URLSearchParams({ invitation })}`
}

/** Where the app takes a code for a new password. */
export function resetPath(code: { email: string; code: string }): string {
  return `/auth/forgot#${new URLSearchParams(code)}`
}
