import { usualPieces } from "../../contract/recommendations.ts"
import { Refusal } from "../../contract/refusal.ts"
import { changedLook, knownLook } from "../changed-look.ts"
import { answered, makeLooks, sealOf, wearableNow, withoutAway } from "../looks.ts"
import type { State } from "../state.ts"
import { isTakenBack, noteTakenBack, timeOf } from "../taken-back.ts"
import { keyOf } from "../worn-days.ts"
import { DONE, type Implementations } from "./call.ts"

type RecommendationCalls =
  | "getFeed"
  | "updateOwnItems"
  | "updateImpressions"
  | "restoreLook"
  | "changeLook"
  | "shareLook"
  | "addFavourite"
  | "removeFavourite"
  | "getFavourites"

const UNKNOWN = "This look is no longer known."

/** The mocked calls about looks and favourites, over the given state. */
export function recommendationCalls(state: State): Implementations<RecommendationCalls> {
  return {
    getFeed({ query, account }) {
      const looks = makeLooks(state, account, {
        occasions: query.occasions,
        pieces: query.pieces ?? usualPieces(wearableNow(account).length),
        count: Math.min(query.sample_to_show, query.sample_per_use),
        alternatives: query.top_n,
      })
      return answered(account, looks)
    },

    updateOwnItems: () => DONE,

    updateImpressions({ body, account }) {
      for (const lookId of body.look_ids) account.impressions.set(lookId, state.now())
      return DONE
    },

    restoreLook({ body, account }) {
      const { seal, isFavorite, ...look } = body.look
      if (seal !== sealOf(look, account)) throw new Refusal(404, UNKNOWN)
      account.looks.set(look.look_id, look)
      return DONE
    },

    changeLook({ body, account }) {
      const look = knownLook(account, body.look_id)
      const changed = changedLook(state, account, look, body.worn)
      const [sent = changed] = answered(account, [changed])
      return sent
    },

    shareLook({ body, account }) {
      const { photo, lay_url = photo } = knownLook(account, body.look_id)
      return { picture_url: body.picture === "laid" ? lay_url : photo }
    },

    addFavourite({ query, account }) {
      const { look_id, said_at } = query
      const at = timeOf(state, said_at)
      const known = account.favourites.find((loved) => loved.look_id === look_id)
      if (known) {
        if ((account.times.get(keyOf("loved", look_id)) ?? 0) >= at) return DONE
        // Loved again, it is the last that she loved.
        account.times.set(keyOf("loved", look_id), at)
        account.favourites = [known, ...account.favourites.filter((loved) => loved !== known)]
        return DONE
      }
      const look = knownLook(account, look_id)
      if (isTakenBack(account, keyOf("favourite", look_id), at)) return DONE
      account.dismissals.delete(look_id)
      account.times.set(keyOf("loved", look_id), at)
      account.favourites.unshift({ ...look, isFavorite: true })
      return DONE
    },

    removeFavourite({ query, account }) {
      const at = timeOf(state, query.said_at)
      const isLater = (account.times.get(keyOf("loved", query.look_id)) ?? 0) > at
      account.favourites = account.favourites.filter(
        ({ look_id }) => look_id !== query.look_id || isLater,
      )
      noteTakenBack(account, keyOf("favourite", query.look_id), at)
      return DONE
    },

    getFavourites: ({ account }) => {
      const looks = account.favourites.map((look) => withoutAway(account, look))
      return answered(account, looks)
    },
  }
}
