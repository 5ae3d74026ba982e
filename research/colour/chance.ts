/** A source of numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function chance(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (least: number, most: number) => least + (most - least) * next(),
    /** Normally distributed around 0. */
    normal: (deviation: number) =>
      deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  }
}
export type Chance = ReturnType<typeof chance>
