// @ts-check

/** What was measured again and again, by page. */
export class Figures {
  /** @type {Map<string, Map<string, number[]>>} */
  #pages = new Map()

  /** @param {string} page @param {Readonly<Record<string, number>>} values */
  add(page, values) {
    const figures = this.#pages.get(page) ?? new Map()
    this.#pages.set(page, figures)
    for (const [name, value] of Object.entries(values)) {
      figures.set(name, [...(figures.get(name) ?? []), value])
    }
  }

  /** The median of each figure, by page and name. */
  medians() {
    const pages = [...this.#pages].map(([page, figures]) => {
      const medians = [...figures].map(([name, values]) => [name, median(values)])
      return [page, Object.fromEntries(medians)]
    })
    /** @type {import("./goals.mjs").Medians} */
    const medians = Object.fromEntries(pages)
    return medians
  }

  /** A line for each page and each figure, with the values behind the medians. */
  lines() {
    return [...this.#pages].flatMap(([page, figures]) => [
      page,
      ...[...figures].map(
        ([name, values]) => `  ${name.padEnd(26)} ${median(values)}   (${values.join(", ")})`,
      ),
    ])
  }
}

/** @param {readonly number[]} values */
function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
