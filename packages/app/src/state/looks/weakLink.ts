import { messageOf } from "@stylin/api/client"
import { type Look, type ResultOf, swapWeakLink } from "@stylin/api/contract"
import { proxy, ref } from "valtio/vanilla"
import { track } from "../../analytics/track.ts"
import { environment } from "../../environment.ts"
import { onForget } from "../kept/lifetime.ts"
import type { Untracked } from "../kept/untracked.ts"
import { trustProvider } from "./favourites.ts"
import { aboutLook } from "./knownLook.ts"

export type WeakLinkAnswer = ResultOf<typeof swapWeakLink>

type WeakLinkStatus =
  | { readonly kind: "idle" }
  | { readonly kind: "loading" }
  | { readonly kind: "answered"; readonly answer: Untracked<WeakLinkAnswer> }
  | { readonly kind: "failed"; readonly message: string }

const IDLE: WeakLinkStatus = { kind: "idle" }

/** The question of what weakens a look. */
export const weakLink = proxy<{ status: WeakLinkStatus }>({ status: IDLE })

let running: AbortController | undefined
onForget(forgetWeakLink)

/** Asks what weakens a look, and what would be better. */
export async function askWeakLink(look: Look): Promise<void> {
  running?.abort()
  const mine = new AbortController()
  running = mine
  weakLink.status = { kind: "loading" }
  try {
    const body = { look_id: look.look_id }
    const answer = await aboutLook(look, () =>
      environment.call(swapWeakLink, { body }, { signal: mine.signal }),
    )
    if (mine.signal.aborted) return
    if (answer.swap) trustProvider([answer.swap.look])
    weakLink.status = { kind: "answered", answer: ref(answer) }
    track("Weak Link Asked", { type: look.type, outcome: answer.outcome })
  } catch (cause) {
    if (mine.signal.aborted) return
    weakLink.status = { kind: "failed", message: messageOf(cause) }
  }
}

/** Drops the question and any answer. */
export function forgetWeakLink(): void {
  running?.abort()
  weakLink.status = IDLE
}
