import type { FeedPieces, Look } from "@stylin/api/contract"

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
