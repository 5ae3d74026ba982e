/** When she said something, in milliseconds since 1970; clocks that are ahead do not count. */
export function earlier(saidAt: string | undefined, now: number): number {
  return Math.min(now, saidAt === undefined ? now : Date.parse(saidAt))
}
