import type { Wish } from "@stylin/api/contract"
import { track } from "../../analytics/track.ts"
import { environment } from "../../environment.ts"
import { t } from "../../words/t.ts"
import { network } from "../shell/network.ts"
import { showSnackbar } from "../shell/snackbar.ts"
import { takeBack } from "./addBought.ts"
import { sayGone, sayKept } from "./sayWish.ts"

/** Puts a wish into her wardrobe, as she has bought it, and offers to take that back. */
export function buyWish(wish: Wish): void {
  const { item } = wish
  const key = environment.createKey()
  sayGone(item, { item, key })
  track("Wish Bought", { section: item.section })
  showSnackbar({
    text:
      network.isOnline && network.isReached
        ? t("{name} is in your wardrobe.", { name: item.name })
        : t("{name} goes to your wardrobe as soon as you are online.", { name: item.name }),
    undo: () => {
      sayKept(wish)
      takeBack(key)
    },
  })
}
