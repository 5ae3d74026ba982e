import { ref, subscribe } from "valtio/vanilla"
import { isRefusal } from "../../lib/refusal.ts"
import { warn } from "../../lib/report.ts"
import { untilForgotten } from "../kept/lifetime.ts"
import { network } from "../shell/network.ts"
import type { Outbox } from "./outbox.ts"

interface Options<Said> {
  readonly outbox: Outbox<Said>
  /** Makes the call about one thing that she said. */
  readonly tell: (said: Said, signal: AbortSignal) => Promise<unknown>
  /** Logged where the provider refuses. */
  readonly refused: string
  /** Called once all of it is sent. */
  readonly after?: () => Promise<void> | void
}

/**
 * Sends what waits in an outbox, one after the other, whenever the provider is reached. What the provider
 * refuses is dropped. Returns how to send it now; that never rejects.
 */
export function createSender<Said>({ outbox, tell, refused, after }: Options<Said>) {
  let sending: Promise<void> | undefined
  const send = async () => {
    sending ??= sendAll().finally(() => {
      sending = undefined
    })
    await sending
  }

  async function sendAll(): Promise<void> {
    const signal = untilForgotten()
    for (let [said] = outbox.said; said !== undefined; [said] = outbox.said) {
      const current = said
      try {
        await tell(current, signal)
      } catch (cause) {
        if (signal.aborted || !isRefusal(cause)) return
        warn(refused, cause)
      }
      if (signal.aborted) return
      outbox.said = ref(outbox.said.filter((one) => one !== current))
    }
    await after?.()
  }

  subscribe(network, () => {
    if (network.isOnline && network.isReached) void send()
  })
  return send
}
