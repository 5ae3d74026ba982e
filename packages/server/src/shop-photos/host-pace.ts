import { setTimeout as sleep } from "node:timers/promises"

/** How often each host is asked. Each process keeps its own pace. */
export interface HostPace {
  /** Resolves when a host may be asked again. */
  turn(host: string): Promise<void>
  /** Leaves a host alone for a while. */
  rest(host: string): void
  /** Until when a host is left alone, in milliseconds since 1970; undefined if it may be asked. */
  restsUntil(host: string): number | undefined
}

interface PaceOptions {
  /** Milliseconds since 1970. */
  readonly clock: () => number
  readonly gapMs?: number
  readonly wait?: (ms: number) => Promise<void>
}

/** Between two requests to a host. */
const GAP_MS = 500
/** After a host could not be reached. */
const REST_MS = 10 * 60_000

export function createHostPace({ clock, gapMs = GAP_MS, wait = sleep }: PaceOptions): HostPace {
  const next = new Map<string, number>()
  const resting = new Map<string, number>()
  return {
    async turn(host) {
      const now = clock()
      const at = Math.max(now, next.get(host) ?? now)
      next.set(host, at + gapMs)
      if (at > now) await wait(at - now)
    },
    rest(host) {
      resting.set(host, clock() + REST_MS)
    },
    restsUntil(host) {
      const until = resting.get(host)
      if (until !== undefined && until > clock()) return until
      resting.delete(host)
      return undefined
    },
  }
}
