import { ApiError } from "@stylin/api/client"
import { ref, subscribe } from "valtio/vanilla"
import { isRefusal } from "../../lib/refusal.ts"
import { warn } from "../../lib/report.ts"
import { TIMINGS } from "../../timings.ts"
import { untilForgotten } from "../kept/lifetime.ts"
import { network } from "../shell/network.ts"
import type { Outbox } from "./outbox.ts"

interface Options<Said> {
  readonly outbox: Outbox<Said>
  /** Makes the call about one thing that she said. */
  readonly tell: (said: Said, signal: AbortSignal) => Promise<unknown>
  /** Logged where the provider refuses. */
  readonly refused: string
  /** Called with what the provider refuses, once that no longer waits. */
  readonly onRefused?: (said: Said, cause: unknown) => void
  /** Called once all of it is sent. */
  readonly after?: () => Promise<void> | void
}

/**
 * Sends what waits in an outbox, one after the other, whenever the provider is reached, and again by itself
 * when the provider that is reached takes nothing just now, not before the time that the provider named. What
 * it refuses is dropped. Returns how to send it now; that never rejects. Where this is the last chance, it is tried
 * also within the time that the provider named.
 */
export function createSender<Said>({ outbox, tell, refused, onRefused, after }: Options<Said>) {
  let sending: Promise<void> | undefined
  let pause: number = TIMINGS.sendAgainFirst
  let later: ReturnType<typeof setTimeout> | undefined
  let isAskedToWait = false
  const send = async ({ isLastChance = false } = {}) => {
    if (isAskedToWait && !isLastChance) return
    isAskedToWait = false
    clearTimeout(later)
    sending ??= sendAll().finally(() => {
      sending = undefined
    })
    await sending
  }

  async function sendAll(): Promise<void> {
    const signal = untilForgotten()
    for (let [said] = outbox.said; said !== undefined; [said] = outbox.said) {
      const current = said
      let refusal: unknown
      try {
        await tell(current, signal)
      } catch (cause) {
        if (signal.aborted) return
        if (!isRefusal(cause)) {
          sendLater(cause)
          return
        }
        warn(refused, cause)
        refusal = cause
      }
      if (signal.aborted) return
      pause = TIMINGS.sendAgainFirst
      outbox.said = ref(outbox.said.filter((one) => one !== current))
      if (refusal !== undefined) onRefused?.(current, refusal)
    }
    await after?.()
  }

  /** Where the provider is not reached, it is sent as soon as it is. */
  function sendLater(cause: unknown): void {
    if (!(cause instanceof ApiError) || cause.code !== "http") return
    isAskedToWait = cause.retryAfterMs !== undefined
    const sendAgain = () => {
      isAskedToWait = false
      void send()
    }
    later = setTimeout(sendAgain, Math.max(pause, cause.retryAfterMs ?? 0))
    pause = Math.min(pause * 2, TIMINGS.sendAgainLongest)
  }

  subscribe(network, () => {
    if (network.isOnline && network.isReached) void send()
  })
  return send
}
