import type { ErrorStatus } from "../contract/operation.ts"
import type { OperationName } from "../contract/operations.ts"

export interface ScriptedFailure {
  status: ErrorStatus
  detail: string
  retryAfterSeconds?: number
  /** How many calls fail before the provider answers again; all of them if left out. */
  times?: number
}

/** What goes wrong with the next call. */
export type Mishap = { kind: "offline" } | ({ kind: "refusal" } & ScriptedFailure)

/** Makes chosen calls slow or fail. */
export interface Script {
  /** The call is refused. */
  fail(name: OperationName, failure: ScriptedFailure): void
  /** The call does not reach the provider. */
  offline(name: OperationName, options?: { times?: number }): void
  /** The call's answer takes this long, in milliseconds, until told otherwise. */
  delay(name: OperationName, ms: number): void
  /** Forgets everything that was scripted. */
  reset(): void
  /** The wait for a call, in milliseconds. */
  waitOf(name: string): number
  /** What goes wrong with this call; it counts as having happened. */
  takeMishap(name: string): Mishap | undefined
}

/** A script in which nothing goes wrong at first. */
export function createScript(): Script {
  const delays = new Map<string, number>()
  const mishaps = new Map<string, { mishap: Mishap; left: number }[]>()

  function plan(name: string, mishap: Mishap, times = Number.POSITIVE_INFINITY) {
    mishaps.set(name, [...(mishaps.get(name) ?? []), { mishap, left: times }])
  }

  return {
    fail: (name, failure) => plan(name, { kind: "refusal", ...failure }, failure.times),
    offline: (name, options) => plan(name, { kind: "offline" }, options?.times),
    delay: (name, ms) => void delays.set(name, ms),
    reset() {
      delays.clear()
      mishaps.clear()
    },
    waitOf: (name) => delays.get(name) ?? 0,
    takeMishap(name) {
      const next = mishaps.get(name)?.find(({ left }) => left > 0)
      if (next) next.left -= 1
      return next?.mishap
    },
  }
}
