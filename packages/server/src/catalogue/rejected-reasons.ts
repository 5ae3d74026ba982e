import type { RejectedRows } from "@stylin/api/contract"
import type { Rejection } from "./product/read-product.ts"

/** A feed with more reasons than these is wrong as a whole. */
const REASONS_COUNTED = 200
/** How many of them are kept. */
const REASONS_KEPT = 20

/** Counts rejected rows by their reason. */
export class RejectedReasons {
  readonly #counts = new Map<string, RejectedRows>()

  add({ line, id, reason }: Rejection): void {
    // Where it is already differs from row to row.
    const common = reason.replace(/ in line \d+$/, " in an earlier line")
    const known = this.#counts.get(common)
    if (known) known.rows += 1
    else if (this.#counts.size < REASONS_COUNTED) {
      this.#counts.set(common, { reason: common, rows: 1, line, id })
    }
  }

  /** The most common ones first. */
  common(): RejectedRows[] {
    return [...this.#counts.values()].toSorted((a, b) => b.rows - a.rows).slice(0, REASONS_KEPT)
  }
}
