// @ts-check
/** @import { Acceptance } from "./acceptance.mjs" */
/** @import { Change } from "./compare.mjs" */
/** @import { Report } from "./report.mjs" */
import { readFileSync, writeFileSync } from "node:fs"
import { accept, findAcceptance, withdraw } from "./acceptance.mjs"
import { placeOf } from "./page/address.js"

/** @param {string} file absolute @returns {Acceptance[]} */
export function readAcceptances(file) {
  return JSON.parse(readFileSync(file, "utf8"))
}

/** What was decided about a run's changes, in the file that is committed with them. */
export class Decisions {
  #file
  #report

  /** @param {string} file absolute, of acceptances @param {Report} report */
  constructor(file, report) {
    this.#file = file
    this.#report = report
  }

  /** @returns {Record<string, string>} reasons by place */
  get accepted() {
    const acceptances = readAcceptances(this.#file)
    const reasons = this.#report.changes.map((change) => {
      return [placeOf(change), findAcceptance(change, acceptances)?.reason]
    })
    return Object.fromEntries(reasons.filter(([, reason]) => reason !== undefined))
  }

  /**
   * @param {readonly string[]} places as `placeOf` writes them @returns {Change[]}
   * @throws {Error} if the run has no such change
   */
  find(places) {
    const known = new Map(this.#report.changes.map((change) => [placeOf(change), change]))
    return places.map((place) => {
      const change = known.get(place)
      if (!change) throw new Error(`The last run saw no change in ${place}.`)
      return change
    })
  }

  /** @param {readonly Change[]} changes those that fail are left out @param {string} reason */
  accept(changes, reason) {
    const { drawnBy } = this.#report
    this.#write(accept(readAcceptances(this.#file), changes, { reason, drawnBy }))
  }

  /** @param {readonly Change[]} changes */
  withdraw(changes) {
    this.#write(withdraw(readAcceptances(this.#file), changes))
  }

  /** @param {readonly Acceptance[]} acceptances */
  #write(acceptances) {
    writeFileSync(this.#file, `${JSON.stringify(acceptances, null, 2)}\n`)
  }
}
