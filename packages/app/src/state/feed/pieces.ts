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

/** Whether the looks contain anything that she owns. */
export function hasHers(looks: readonly Look[]): boolean {
  return looks.some(({ clothes }) => clothes.some(([worn]) => worn?.isYours))
}
