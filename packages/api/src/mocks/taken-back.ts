import type { Account, State } from "./state.ts"

/** When she said something; a clock that is ahead counts as now. */
export function timeOf({ now }: State, saidAt: string | undefined): number {
  return Math.min(now(), saidAt === undefined ? now() : Date.parse(saidAt))
}

/** Notes when she took something back, whose own entry is gone by that. */
export function noteTakenBack({ times }: Account, name: string, at: number): void {
  times.set(name, Math.max(at, times.get(name) ?? 0))
}

/** Whether she took it back later than this. */
export function isTakenBack({ times }: Account, name: string, at: number): boolean {
  return (times.get(name) ?? 0) > at
}
