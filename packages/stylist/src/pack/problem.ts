/** What a day could wear: the pieces that it packs, each once, by their place in `weights`. */
export interface PackOption {
  readonly pieces: readonly number[]
  /** Two days never wear the same; options with the same number are the same outfit. */
  readonly outfit: number
  /** What it costs beside its pieces, from 0: how far it is below the best look of its day. */
  readonly cost: number
}

export interface PackProblem {
  /** What it costs to pack each piece, above 0. */
  readonly weights: readonly number[]
  /** How often each piece may be worn. */
  readonly wears: readonly number[]
  /** For each day or occasion, what it could wear. */
  readonly days: readonly (readonly PackOption[])[]
}

/** What is worn on some of the days, and what that packs. */
export class Packed {
  readonly problem: PackProblem
  readonly chosen: (PackOption | undefined)[]
  private readonly worn: Uint16Array
  private readonly outfits = new Set<number>()
  /** Of all pieces and options that are chosen. */
  cost = 0

  constructor(problem: PackProblem) {
    this.problem = problem
    this.chosen = problem.days.map(() => undefined)
    this.worn = new Uint16Array(problem.weights.length)
  }

  has(piece: number): boolean {
    return (this.worn[piece] ?? 0) > 0
  }

  /** Whether nothing of it is worn out, and no other day wears the same. */
  mayWear({ pieces, outfit }: PackOption): boolean {
    const { wears } = this.problem
    if (this.outfits.has(outfit)) return false
    for (const piece of pieces) if ((this.worn[piece] ?? 0) >= (wears[piece] ?? 0)) return false
    return true
  }

  /** What an option would add to the cost. */
  added({ pieces, cost }: PackOption): number {
    const { weights } = this.problem
    let sum = cost
    for (const piece of pieces) if (!this.has(piece)) sum += weights[piece] ?? 0
    return sum
  }

  wear(day: number, option: PackOption): void {
    this.cost += this.added(option)
    this.chosen[day] = option
    this.outfits.add(option.outfit)
    for (const piece of option.pieces) this.worn[piece] = (this.worn[piece] ?? 0) + 1
  }

  takeOff(day: number): void {
    const option = this.chosen[day]
    if (!option) return
    this.chosen[day] = undefined
    this.outfits.delete(option.outfit)
    for (const piece of option.pieces) this.worn[piece] = (this.worn[piece] ?? 0) - 1
    this.cost -= this.added(option)
  }

  /** How many days wear nothing. */
  get bare(): number {
    return this.chosen.filter((option) => option === undefined).length
  }

  copy(): Packed {
    const other = new Packed(this.problem)
    for (const [day, option] of this.chosen.entries()) if (option) other.wear(day, option)
    return other
  }
}

/** More than everything together: a day that wears nothing costs more than any that wears something. */
export function costOfBare({ weights, days }: PackProblem): number {
  const dearest = days.map((options) => Math.max(0, ...options.map(({ cost }) => cost)))
  return 1 + [...weights, ...dearest].reduce((sum, one) => sum + one, 0)
}

/** All that counts against what is packed. */
export function totalOf(packed: Packed, bare = costOfBare(packed.problem)): number {
  return packed.cost + packed.bare * bare
}
