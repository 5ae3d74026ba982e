// @ts-check
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { ROOT } from "../host.mjs"
import { lookDifference, lookOf, readLook, writeLook } from "./look.mjs"

const ACCEPTED = join(ROOT, "tests/visual/looks.json")
const SEEN = ".cache/looks"

/** How every state looks that was accepted, and what a run sees that was not. */
export class Looks {
  #file
  #seen
  /** By the stories' ids, as `writeLook` writes each. @type {Readonly<Record<string, string>>} */
  #accepted

  /** @param {string} [file] absolute @param {string} [seen] folder, absolute */
  constructor(file = ACCEPTED, seen = join(ROOT, SEEN)) {
    this.#file = file
    this.#seen = seen
    this.#accepted = JSON.parse(readFileSync(file, "utf8"))
  }

  /** Forgets what an earlier run saw. */
  clear() {
    rmSync(this.#seen, { recursive: true, force: true })
    mkdirSync(this.#seen, { recursive: true })
  }

  /**
   * Why a story does not look as accepted, if it does not; what it looks like is kept then.
   * @param {string} story its id @param {Buffer} png
   * @returns {string | undefined}
   */
  check(story, png) {
    const look = lookOf(png)
    const accepted = this.#accepted[story]
    const difference = accepted && lookDifference(readLook(accepted), look)
    if (accepted && !difference) {
      // It may have been on its way when it was seen before.
      for (const kind of ["png", "txt"])
        rmSync(join(this.#seen, `${story}.${kind}`), { force: true })
      return undefined
    }
    writeFileSync(join(this.#seen, `${story}.png`), png)
    writeFileSync(join(this.#seen, `${story}.txt`), writeLook(look))
    const problem = difference ? `differs from the accepted one: it ${difference}` : "is new"
    return `Its picture, ${SEEN}/${story}.png, ${problem}.`
  }

  /** The stories with accepted looks that are pictured no more. @param {ReadonlySet<string>} states */
  strays(states) {
    return Object.keys(this.#accepted).filter((story) => !states.has(story))
  }

  /**
   * Accepts what the run saw, and forgets what is pictured no more. A look that differs by no more than is tolerated
   * stays as it was, so that small differences never add up.
   * @param {ReadonlySet<string>} states ids of all stories that are pictured
   * @returns {string[]} ids of the stories whose looks were accepted
   */
  acceptSeen(states) {
    const seen = readdirSync(this.#seen)
      .filter((name) => name.endsWith(".txt"))
      .map((name) => name.slice(0, -".txt".length))
    const looks = { ...this.#accepted }
    for (const story of seen) looks[story] = readFileSync(join(this.#seen, `${story}.txt`), "utf8")
    const kept = Object.entries(looks)
      .filter(([story]) => states.has(story))
      .sort(([a], [b]) => (a < b ? -1 : 1))
    writeFileSync(this.#file, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
    return seen
  }
}
