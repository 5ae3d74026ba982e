import type { Packed, PackOption } from "./problem.ts"

/** A day that is not decided, and what it could still wear. */
export interface OpenDay {
  readonly day: number
  readonly options: readonly PackOption[]
}

interface Outlook {
  /** What the open days add at least. */
  readonly least: number
  /** The day to decide next, with what it can wear, the cheapest first. */
  readonly next: OpenDay
  /** The others, with what they can wear. */
  readonly others: readonly OpenDay[]
}

/**
 * Tells what the open days add at least, and what of it can still lead to less than `most`. A piece that
 * several days can wear is paid by all of them together, so no day pays more than its share.
 * @param bare what a day that wears nothing costs
 */
export function outlookOn(packed: Packed, bare: number) {
  const { weights } = packed.problem
  const sharers = new Uint16Array(weights.length)
  const lastSharer = new Int32Array(weights.length)
  const shareOf = ({ pieces, cost }: PackOption) => {
    let sum = cost
    for (const piece of pieces) {
      if (!packed.has(piece)) sum += (weights[piece] ?? 0) / (sharers[piece] ?? 1)
    }
    return sum
  }

  return (open: readonly OpenDay[], most: number): Outlook => {
    const wearable = open.map(({ day, options }) => ({
      day,
      options: options.filter((one) => packed.mayWear(one) && packed.added(one) < most),
    }))
    sharers.fill(0)
    lastSharer.fill(-1)
    for (const { day, options } of wearable) {
      for (const { pieces } of options) {
        for (const piece of pieces) {
          if (lastSharer[piece] === day) continue
          lastSharer[piece] = day
          sharers[piece] = (sharers[piece] ?? 0) + 1
        }
      }
    }
    const shares = wearable.map(({ options }) => leastOf(options, shareOf, bare))
    const alone = wearable.map(({ options }) => leastOf(options, (one) => packed.added(one), bare))
    const together = shares.reduce((sum, one) => sum + one, 0)
    // What cannot be part of anything better is not looked at again.
    const useful = wearable.map(({ day, options }, at) => {
      const elsewhere = together - (shares[at] ?? 0)
      return { day, options: options.filter((one) => shareOf(one) + elsewhere < most) }
    })
    const dearest = alone.indexOf(Math.max(...alone))
    const { day = 0, options = [] } = useful[dearest] ?? {}
    const byCost = options.map((option) => ({ option, added: packed.added(option) }))
    return {
      least: Math.max(alone[dearest] ?? 0, together),
      next: {
        day,
        options: byCost.sort((a, b) => a.added - b.added).map(({ option }) => option),
      },
      others: useful.filter((_, at) => at !== dearest),
    }
  }
}

function leastOf(
  options: readonly PackOption[],
  costOf: (option: PackOption) => number,
  bare: number,
): number {
  let least = bare
  for (const option of options) least = Math.min(least, costOf(option))
  return least
}
