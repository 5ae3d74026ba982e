import * as z from "zod/mini"
import { done, queryFlag } from "./common.ts"
import { operation } from "./operation.ts"

/** How often a feed is fetched; "never" leaves it to operators. */
export const FEED_EVERY = ["never", "hour", "day", "week"] as const
export type FeedEvery = (typeof FEED_EVERY)[number]

/** Whose feed it is. The demo's products are the server's own. */
export const feedName = z.string().check(
  z.regex(/^[a-z0-9-]{1,40}$/, { error: "must be 1 to 40 of a-z, 0-9 and -" }),
  z.refine((name) => name !== "demo", { error: "must be another, this one is the server's own" }),
)

/** A feed's address may hold a password or a key, so that answers never have it. */
const feedAddress = z
  .string()
  .check(
    z.trim(),
    z.maxLength(2000),
    z.refine(isPlainHttps, { error: "must be a web address that begins with https://" }),
  )

function isPlainHttps(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined
  return url?.protocol === "https:" && url.port === ""
}

/** Where a feed comes from. */
const feedSource = z.object({
  /** The host of its address; the rest may be a key. */
  host: z.string(),
  every: z.enum(FEED_EVERY),
  /** When it is fetched next, or as soon after as the server gets to it; null if only by hand. */
  next_at: z.nullable(z.iso.datetime()),
})
export type FeedSource = z.infer<typeof feedSource>

/** How a feed comes, and how that goes. */
export const feedState = z.object({
  /** Null if operators have named no address. */
  source: z.nullable(feedSource),
  /** Whether an import of it waits or runs. */
  is_under_way: z.boolean(),
  /** Why the last import failed; null if it worked, or if there was none. */
  problem: z.nullable(
    z.object({
      failed_at: z.iso.datetime(),
      /** A sentence. */
      reason: z.string(),
      /** Whether it was refused because it leaves out most of what is on sale. */
      is_shrunk: z.boolean(),
      /** Whether a file was sent; it was fetched otherwise. */
      is_file: z.boolean(),
    }),
  ),
})
export type FeedState = z.infer<typeof feedState>

/** The largest file of a feed that can be sent, in bytes. */
export const FEED_FILE_MAX_BYTES = 200 * 1024 * 1024

export const saveFeedSource = operation({
  name: "saveFeedSource",
  method: "POST",
  path: "/operator/feeds/source",
  summary:
    "Names a feed's address and how often it is fetched, the first time at once. Without an address it keeps the one it has.",
  tag: "operator",
  access: "operator",
  body: z.strictObject({
    feed: feedName,
    address: z.optional(feedAddress),
    every: z.enum(FEED_EVERY),
  }),
  result: feedState,
  envelope: "data",
  refusals: [404],
})

export const removeFeedSource = operation({
  name: "removeFeedSource",
  method: "POST",
  path: "/operator/feeds/source/remove",
  summary: "Forgets a feed's address. Its products stay; one that has no address is ignored.",
  tag: "operator",
  access: "operator",
  body: z.strictObject({ feed: feedName }),
  result: done,
  envelope: "data",
})

export const importFeedNow = operation({
  name: "importFeedNow",
  method: "POST",
  path: "/operator/feeds/import",
  summary: "Fetches and imports a feed as soon as possible, unless that is under way.",
  tag: "operator",
  access: "operator",
  body: z.strictObject({
    feed: feedName,
    /** Takes it even if it leaves out more than half of what is on sale. */
    allow_shrink: z._default(z.boolean(), false),
  }),
  result: feedState,
  envelope: "data",
  refusals: [404],
})

export const importFeedFile = operation({
  name: "importFeedFile",
  method: "POST",
  path: "/operator/feeds/file",
  summary: "Takes a feed's file, and imports it as soon as possible.",
  tag: "operator",
  access: "operator",
  query: z.strictObject({
    feed: feedName,
    /** Takes it even if it leaves out more than half of what is on sale. */
    allow_shrink: z._default(queryFlag, false),
  }),
  files: { field: "files", max: 1, maxBytes: FEED_FILE_MAX_BYTES, holds: "feed" },
  result: feedState,
  envelope: "data",
  refusals: [400, 413, 415],
})
