// @ts-check
/** @import { Page, Request } from "playwright" */

/** @type {WeakMap<Page, ScriptWatch>} */
const watches = new WeakMap()

/** The scripts that a page fetches, from now on. */
export class ScriptWatch {
  /** The page's own watch, begun when it is first asked for. @param {Page} page */
  static of(page) {
    const watch = watches.get(page) ?? new ScriptWatch(page)
    watches.set(page, watch)
    return watch
  }

  /** How many have come, or failed. */
  arrived = 0
  #page
  /** @type {Set<Request>} */
  #fetching = new Set()
  /** @type {(() => void)[]} */
  #waiting = []

  /** @param {Page} page */
  constructor(page) {
    this.#page = page
    page.on("request", this.#begin)
    page.on("requestfinished", this.#end)
    page.on("requestfailed", this.#end)
  }

  get isFetching() {
    return this.#fetching.size > 0
  }

  /** Resolves when none is on its way. @returns {Promise<void>} */
  idle() {
    if (!this.isFetching) return Promise.resolve()
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  close() {
    this.#page.off("request", this.#begin)
    this.#page.off("requestfinished", this.#end)
    this.#page.off("requestfailed", this.#end)
  }

  /** @param {Request} request */
  #begin = (request) => {
    if (request.resourceType() === "script") this.#fetching.add(request)
  }

  /** @param {Request} request */
  #end = (request) => {
    if (!this.#fetching.delete(request)) return
    this.arrived += 1
    if (!this.isFetching) for (const resolve of this.#waiting.splice(0)) resolve()
  }
}
