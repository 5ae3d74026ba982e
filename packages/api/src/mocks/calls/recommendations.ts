import { parseGarment } from "@stylin/garments/vocabulary"
import { Refusal } from "../../contract/refusal.ts"
import { makeLooks } from "../looks.ts"
import type { State } from "../state.ts"
import { DONE, type Implementations } from "./call.ts"

type RecommendationCalls =
  | "getFeed"
  | "updateOwnItems"
  | "updateImpressions"
  | "addFavourite"
  | "removeFavourite"
  | "getFavourites"

/** The mocked calls about looks and favourites, over the given state. */
export function recommendationCalls(state: State): Implementations<RecommendationCalls> {
  return {
    getFeed({ query, account }) {
      const looks = makeLooks(state, account, {
        occasions: query.occasions,
        count: Math.min(query.sample_to_show, query.sample_per_use),
        alternatives: query.top_n,
      })
      for (const look of looks) account.looks.set(look.look_id, look)
      const loved = new Set(account.favourites.map(({ look_id }) => look_id))
      return looks.map((look) => ({ ...look, isFavorite: loved.has(look.look_id) }))
    },

    updateOwnItems({ account }) {
      account.wardrobe = account.wardrobe.map((item) => {
        const { kind, colours } = parseGarment(item.item_summary)
        return { ...(kind && { kind }), colours, ...item }
      })
      return DONE
    },

    updateImpressions({ body, account }) {
      for (const lookId of body.look_ids) account.impressions.set(lookId, state.now())
      return DONE
    },

    addFavourite({ query, account }) {
      const isLoved = account.favourites.some(({ look_id }) => look_id === query.look_id)
      if (isLoved) return DONE
      const look = account.looks.get(query.look_id)
      if (!look) throw new Refusal(404, "This look is no longer known.")
      account.favourites.unshift({ ...look, isFavorite: true })
      return DONE
    },

    removeFavourite({ query, account }) {
      account.favourites = account.favourites.filter(({ look_id }) => look_id !== query.look_id)
      return DONE
    },

    getFavourites: ({ account }) => account.favourites,
  }
}
