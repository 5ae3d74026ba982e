// @ts-check
/** @import { Place, Shot, Story } from "./shots.mjs" */
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { shotKey } from "./shots.mjs"

/** A folder of pictures, each named by its hash, and the list of what they show. */
export class ShotStore {
  /** @type {string} */
  #folder
  /** @type {Map<string, Shot>} */
  #shots = new Map()
  /** Every story of the version; undefined before it is built. @type {Story[] | undefined} */
  stories

  /** @param {string} folder absolute; pictures that it already holds are used */
  constructor(folder) {
    this.#folder = folder
    mkdirSync(folder, { recursive: true })
    if (!existsSync(this.#list)) return
    /** @type {{ stories: Story[], shots: Shot[] }} */
    const { stories, shots } = JSON.parse(readFileSync(this.#list, "utf8"))
    this.stories = stories
    for (const shot of shots) this.add(shot)
  }

  get #list() {
    return join(this.#folder, "shots.json")
  }

  get shots() {
    return [...this.#shots.values()]
  }

  /** @param {Place} shot */
  has(shot) {
    return this.#shots.has(shotKey(shot))
  }

  /** @param {Shot} shot */
  add(shot) {
    this.#shots.set(shotKey(shot), shot)
  }

  /** Keeps a picture. @param {Buffer} png @returns {string} its hash */
  keep(png) {
    const hash = createHash("sha256").update(png).digest("hex").slice(0, 32)
    writeFileSync(this.path(hash), png)
    return hash
  }

  /** @param {string} hash */
  path(hash) {
    return join(this.#folder, `${hash}.png`)
  }

  /** @param {string} hash */
  holds(hash) {
    return existsSync(this.path(hash))
  }

  /** @param {string} hash */
  read(hash) {
    return readFileSync(this.path(hash))
  }

  /** Writes the list for later runs. A story that failed is pictured again then. */
  save() {
    const shots = this.shots.filter(({ problem }) => problem === undefined)
    writeFileSync(this.#list, JSON.stringify({ stories: this.stories, shots }))
  }
}
