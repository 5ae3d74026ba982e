import { ApiError, type CallArguments, type Client, randomKey } from "@stylin/api/client"
import type { OperationSpec, ResultOf } from "@stylin/api/contract"
import type { EventValue } from "./analytics/events.ts"
import { CONVERSION_MODULE, PLAUSIBLE_DOMAIN } from "./analytics/permission.ts"
import { type Wait, wait } from "./lib/wait.ts"
import { untilForgotten } from "./state/kept/lifetime.ts"

/** What the operator's conversion module exports as its default. */
export type ConversionHook = () => Promise<void> | void

/** What the state needs of the outside world, in one place so that tests can replace it. */
export interface Environment {
  call: Client["call"]
  wait: Wait
  /** Milliseconds since 1970. */
  now: () => number
  /** A new, unguessable key. */
  createKey: () => string
  /** The site that events are counted for; undefined if the operator counts nothing. */
  analyticsDomain: string | undefined
  sendEvent: (name: string, props: Readonly<Record<string, EventValue>>) => Promise<void>
  /** Fetches the operator's conversion hook; undefined if there is none. */
  loadConversion: (() => Promise<ConversionHook>) | undefined
}

export const environment: Environment = {
  call: () => Promise.reject(new Error("No provider has been handed in.")),
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

/**
 * Sets the provider's calls; their code is fetched with the first of them. A call whose session ends before it can be
 * sent is not sent: it would be made as whoever signs in meanwhile.
 */
export function handInProvider(load: () => Promise<{ readonly call: Client["call"] }>): void {
  environment.call = async <Operation extends OperationSpec>(
    operation: Operation,
    ...args: CallArguments<Operation>
  ): Promise<ResultOf<Operation>> => {
    const session = untilForgotten()
    const { call } = await load()
    if (session.aborted) throw new ApiError("aborted", { message: "The session has ended." })
    return call(operation, ...args)
  }
}

async function importHook(address: string): Promise<ConversionHook> {
  const module: unknown = await import(/* @vite-ignore */ address)
  if (typeof module === "object" && module !== null && "default" in module) {
    const { default: hook } = module
    // The operator's own function: its type is unknown.
    if (typeof hook === "function") return () => hook()
  }
  throw new Error(`${address} has no function as its default export.`)
}
