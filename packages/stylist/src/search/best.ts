interface Ranked {
  readonly estimate: number
}

/** The few best of many, best first; of equals the one that came first. */
export class Best<T extends Ranked> {
  readonly all: T[] = []
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  /** Whether something with this estimate would be among them. */
  takes(estimate: number): boolean {
    const last = this.all.length < this.#most ? undefined : this.all.at(-1)
    return last === undefined || estimate > last.estimate
  }

  /** Adds what `takes` would take. */
  add(one: T): void {
    const { all } = this
    let at = Math.min(all.length, this.#most - 1)
    for (; at > 0; at -= 1) {
      const before = all[at - 1]
      if (!before || before.estimate >= one.estimate) break
      all[at] = before
    }
    all[at] = one
  }
}
