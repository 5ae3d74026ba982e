/** When she said something, in milliseconds since 1970; a clock that is ahead counts as now. */
export function saidAt(said: string | undefined, now: number): number {
  return Math.min(now, said === undefined ? now : Date.parse(said))
}
