import { type Client, createClient, randomKey } from "@stylin/api/client"
import type { ConversionHook } from "./analytics/conversion.ts"
import type { EventValue } from "./analytics/events.ts"
import { CONVERSION_MODULE, PLAUSIBLE_DOMAIN } from "./analytics/permission.ts"
import { API_BASE } from "./lib/provider.ts"
import { type Wait, wait } from "./lib/wait.ts"
import { auth, endSession, token } from "./state/session/auth.ts"
import { endWithSession, noteReach } from "./state/session/calls.ts"
import { showSnackbar } from "./state/shell/snackbar.ts"

/** What the states need of the world outside, in one place so that tests can stand in for it. */
export interface Environment {
  /** Makes a call to the provider. */
  call: Client["call"]
  /** Waits a number of milliseconds. */
  wait: Wait
  /** Milliseconds since 1970. */
  now: () => number
  /** A new, unguessable key. */
  createKey: () => string
  /** The site that events are counted for; undefined where the operator counts nothing. */
  analyticsDomain: string | undefined
  /** Sends an event to the analytics service. */
  sendEvent: (name: string, props: Readonly<Record<string, EventValue>>) => Promise<void>
  /** Fetches the operator's conversion hook; undefined where there is none. */
  loadConversion: (() => Promise<ConversionHook>) | undefined
}

const client = createClient({
  baseUrl: API_BASE,
  getToken: token,
  onUnauthorised: () => {
    if (!auth.isAuth) return
    endSession()
    showSnackbar({ text: "You have been signed out. Please sign in again.", color: "orange" })
  },
})

export const environment: Environment = {
  call: endWithSession(noteReach(client.call)),
  wait,
  now: Date.now,
  createKey: randomKey,
  analyticsDomain: PLAUSIBLE_DOMAIN,
  sendEvent: async (name, props) => {
    const { send } = await import("./analytics/send.ts")
    send(name, props)
  },
  loadConversion: CONVERSION_MODULE ? importHook.bind(null, CONVERSION_MODULE) : undefined,
}

async function importHook(address: string): Promise<ConversionHook> {
  const module: unknown = await import(/* @vite-ignore */ address)
  if (typeof module === "object" && module !== null && "default" in module) {
    const { default: hook } = module
    // A function of the operator's own; what it takes and gives is not known to any type.
    if (typeof hook === "function") return () => hook()
  }
  throw new Error(`${address} has no function as its default export.`)
}
