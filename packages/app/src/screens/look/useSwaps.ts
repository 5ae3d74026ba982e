import type { Look } from "@stylin/api/contract"
import { useEffect, useEffectEvent, useState } from "react"
import { track } from "../../analytics/track.ts"
import { passedState, rewriteState } from "../../router/history.ts"
import { replaceLook } from "../../state/feed/feed.ts"
import { onLookChanged } from "../../state/looks/changes.ts"
import type { WeakLinkAnswer } from "../../state/looks/weakLink.ts"
import { withSigns } from "../../state/looks/withSigns.ts"
import { occasionsPassed } from "../../state/shell/passedAlong.ts"
import { t } from "../../words/t.ts"

export type Swap = NonNullable<WeakLinkAnswer["swap"]>

interface Done {
  readonly before: Look
  readonly swap: Swap
  /** What replaced what, in words. */
  readonly said: string
}

/** The look on the screen with her swaps, each of which can be undone. */
export function useSwaps(first: Look) {
  const [look, setLook] = useState(first)
  const [done, setDone] = useState<readonly Done[]>([])

  const keep = (next: Look) => {
    const occasions = occasionsPassed(passedState())
    rewriteState({ look: next, ...(occasions && { occasions }) })
    setLook(next)
  }
  const show = (next: Look) => {
    replaceLook(look, next)
    keep(next)
  }
  const changed = useEffectEvent((before: Look, next: Look) => {
    if (before.look_id !== look.look_id) return
    // What an earlier swap said is no longer so.
    setDone([])
    keep(next)
  })
  useEffect(() => onLookChanged(changed), [])
  const latest = done.at(-1)
  return {
    look,
    latest,
    swapped(swap: Swap) {
      const weak = look.clothes.flat().find((item) => item.item_id === swap.weak_link)
      const piece = swap.item.name
      const said = weak
        ? t("In: {piece}. Out: {weak}.", { piece, weak: weak.name })
        : t("In: {piece}.", { piece })
      setDone([...done, { before: look, swap, said }])
      show(swap.look)
      noteSwap(swap.item.item_id, swap.weak_link, swap.look.look_id)
      track("Weak Link Swapped", { type: look.type })
    },
    undo() {
      if (!latest) return
      setDone(done.slice(0, -1))
      show(latest.before)
      noteSwap(latest.swap.weak_link, latest.swap.item.item_id, latest.before.look_id)
      track("Swap Undone", { type: look.type })
    },
  }
}

/** One garment taken instead of another tells what she likes of both. */
function noteSwap(taken: string, given: string, look_id: string): void {
  withSigns((signs) => {
    signs.note({ sign: "swapped_in", item_id: taken, look_id })
    signs.note({ sign: "swapped_out", item_id: given, look_id })
  })
}
