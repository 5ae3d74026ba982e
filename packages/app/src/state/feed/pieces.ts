import { FEED_PIECES, type FeedPieces, type Look } from "@stylin/api/contract"
import { proxy } from "valtio/vanilla"
import * as z from "zod/mini"
import { onForget } from "../kept/lifetime.ts"
import { createStore, persist } from "../kept/persistence.ts"

const store = createStore({ key: "feed-pieces", version: 1, schema: z.enum(FEED_PIECES) })

/** What her looks are made of, if she has chosen. */
export const pieces = proxy<{ chosen: FeedPieces | null }>({ chosen: store.read() })
persist(
  pieces,
  store,
  () => pieces.chosen,
  (other) => {
    pieces.chosen = other
  },
)
onForget(() => Object.assign(pieces, { chosen: null }))

/** What everybody has and nobody enters. */
const BASICS: readonly string[] = ["tights", "socks"]

/** How many pieces of a look she would have to buy: tights and socks are none to speak of. */
const picksIn = ({ clothes }: Look) =>
  clothes.filter(([worn]) => worn && !(worn.isYours || BASICS.includes(worn.kind ?? ""))).length

/** What looks are made of if she has not chosen: the first look tells. */
export function piecesOf([first]: readonly Look[]): FeedPieces {
  const picks = first ? picksIn(first) : Number.POSITIVE_INFINITY
  if (picks === 0) return "mine"
  const ownsSome = first?.clothes.some(([worn]) => worn?.isYours)
  return picks === 1 && ownsSome ? "one_new" : "ideas"
}

/** How many of the looks have more to buy than she chose, because her clothes make no others. */
export function nearestIn(looks: readonly Look[], chosen: FeedPieces): "none" | "some" | "all" {
  const most = { mine: 0, one_new: 1, ideas: Number.POSITIVE_INFINITY }[chosen]
  const nearest = looks.filter((look) => picksIn(look) > most)
  if (nearest.length === 0) return "none"
  return nearest.length === looks.length ? "all" : "some"
}

/** Whether the looks contain anything that she owns. */
export function hasHers(looks: readonly Look[]): boolean {
  return looks.some(({ clothes }) => clothes.some(([worn]) => worn?.isYours))
}
