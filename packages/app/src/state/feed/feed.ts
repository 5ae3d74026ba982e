import { messageOf } from "@stylin/api/client"
import {
  FEED_DEFAULTS,
  type FeedPieces,
  getFeed,
  type Look,
  look as lookSchema,
  updateImpressions,
} from "@stylin/api/contract"
import { OCCASIONS, type Occasion } from "@stylin/garments/vocabulary"
import { proxy, ref } from "valtio/vanilla"
import * as z from "zod/mini"
import { environment } from "../../environment.ts"
import { lookPicture } from "../../lib/lookPicture.ts"
import { LOOK_SIZES } from "../../lib/lookWidths.ts"
import { warn } from "../../lib/report.ts"
import { TIMINGS } from "../../timings.ts"
import { onForget } from "../kept/lifetime.ts"
import { createStore, persistLater } from "../kept/persistence.ts"
import type { Untracked } from "../kept/untracked.ts"
import { onLookChanged } from "../looks/changes.ts"
import { dismissed } from "../looks/dismissed.ts"
import { trustProvider } from "../looks/favourites.ts"
import { pieces } from "./pieces.ts"

export type FeedStatus =
  | { readonly kind: "idle" }
  | { readonly kind: "loading" }
  | { readonly kind: "ready" }
  /** `wanted` is what the failed fetch asked for; any cached looks are still for `occasions`. */
  | { readonly kind: "failed"; readonly message: string; readonly wanted: readonly Occasion[] }

interface Feed {
  status: FeedStatus
  /** All cached looks; the first ones are on the screen. Never changed in place. */
  looks: Untracked<readonly Look[]>
  /** What she dresses for. */
  occasions: readonly Occasion[]
}

/** Looks on the screen at a time. */
export const LOOKS_PER_PAGE = 3

const MY_OCCASIONS: readonly Occasion[] = ["my_occasions"]

const store = createStore({
  key: "feed",
  version: 1,
  schema: z.object({
    looks: z.array(lookSchema),
    occasions: z.array(z.enum(OCCASIONS)).check(z.minLength(1)),
  }),
})

const firstPicture = createStore({
  key: "first-picture",
  version: 1,
  schema: z.object({
    src: z.string(),
    srcSet: z.optional(z.string()),
    sizes: z.string(),
  }),
})

function initial(): Feed {
  return { status: { kind: "idle" }, looks: ref([]), occasions: MY_OCCASIONS }
}

function restored(): Feed {
  const stored = store.read()
  if (!stored) return initial()
  const looks = stored.looks.filter((look) => !dismissed.ids.includes(look.look_id))
  const status = looks.length > 0 ? { kind: "ready" as const } : initial().status
  return { status, looks: ref(looks), occasions: stored.occasions }
}

/** Her feed of looks. */
export const feed = proxy<Feed>(restored())
persistLater(
  feed,
  () => feed.looks,
  ([...looks]) => {
    const [first] = looks
    store.write(first ? { looks, occasions: [...feed.occasions] } : null)
    // On her next visit the page asks for it before any script has loaded; see build/start.
    firstPicture.write(first ? { ...lookPicture(first.photo), sizes: LOOK_SIZES } : null)
  },
)

let running: AbortController | undefined
let fetching: Promise<void> | undefined
let reporting: Promise<void> | undefined

onForget(() => {
  running?.abort()
  Object.assign(feed, initial())
})

/** The looks on the screen. */
export function shownLooks(looks: readonly Look[]): readonly Look[] {
  return looks.slice(0, LOOKS_PER_PAGE)
}

/** Shows the cached looks, or fetches if there are none; waits for a running fetch. */
export async function openFeed(): Promise<void> {
  if (feed.status.kind === "loading") await fetching
  else if (feed.looks.length === 0) await fetchFeed(feed.occasions)
  // Said again, it would be written again, all looks with it.
  else if (feed.status.kind !== "ready") feed.status = { kind: "ready" }
}

/** Changes the occasions: fetches a new set of looks. */
export async function chooseOccasions(occasions: readonly Occasion[]): Promise<void> {
  await fetchFeed(occasions.length > 0 ? occasions : MY_OCCASIONS)
}

/** Changes what looks are made of: fetches a new set. */
export async function choosePieces(chosen: FeedPieces): Promise<void> {
  pieces.chosen = chosen
  await fetchFeed(feed.occasions)
}

/**
 * Shows the next looks. If the cache has more than are shown, those shown are reported as seen and
 * dropped; otherwise a new set is fetched. Does nothing while looks are loading.
 */
export async function refreshFeed(): Promise<void> {
  if (feed.status.kind === "loading") return
  if (feed.looks.length <= LOOKS_PER_PAGE) {
    await fetchFeed(feed.occasions)
    return
  }
  const seen = shownLooks(feed.looks).map((look) => look.look_id)
  feed.status = { kind: "loading" }
  feed.looks = ref(feed.looks.slice(LOOKS_PER_PAGE))
  const turn = takeTurn()
  // What she sees next is here already: a slow network must not hold it back.
  reporting = reportSeen(seen)
  await environment.wait(TIMINGS.feedRefreshPlaceholder, turn).catch(() => {
    // Another fetch or a sign-out has taken over; it sets the status.
  })
  if (!turn.aborted) feed.status = { kind: "ready" }
}

/** Replaces a look in the cache, if it is there. */
export function replaceLook({ look_id }: Look, look: Look): void {
  if (!feed.looks.some((other) => other.look_id === look_id)) return
  feed.looks = ref(feed.looks.map((other) => (other.look_id === look_id ? look : other)))
}
onLookChanged(replaceLook)

/** Forgets the cached looks, so that the next visit fetches new ones. */
export function dropFeed(): void {
  running?.abort()
  Object.assign(feed, { ...initial(), occasions: feed.occasions })
}

function fetchFeed(wanted: readonly Occasion[]): Promise<void> {
  fetching = fetchLooks(wanted)
  return fetching
}

async function fetchLooks(wanted: readonly Occasion[]): Promise<void> {
  const turn = takeTurn()
  const before = feed.occasions
  feed.status = { kind: "loading" }
  feed.occasions = wanted
  try {
    // A new set leaves out what the provider knows she has seen.
    if (reporting !== undefined) await reporting
    if (turn.aborted) return
    const asked = pieces.chosen ? { pieces: pieces.chosen } : {}
    const query = { occasions: wanted.join(","), ...asked, ...FEED_DEFAULTS }
    const looks = await environment.call(getFeed, { query }, { signal: turn })
    if (turn.aborted) return
    trustProvider(looks)
    feed.looks = ref(looks)
    feed.status = { kind: "ready" }
  } catch (cause) {
    if (turn.aborted) return
    if (feed.looks.length > 0) feed.occasions = before
    feed.status = { kind: "failed", message: messageOf(cause), wanted }
  }
}

/** Aborts whatever is running. The returned signal is aborted when the next one starts. */
function takeTurn(): AbortSignal {
  running?.abort()
  running = new AbortController()
  return running.signal
}

async function reportSeen(lookIds: string[]): Promise<void> {
  try {
    await environment.call(updateImpressions, { body: { look_ids: lookIds } })
  } catch (cause) {
    warn("The looks could not be reported as seen.", cause)
  }
}
