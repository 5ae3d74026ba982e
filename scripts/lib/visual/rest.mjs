// @ts-check
/** @import { Page } from "playwright" */
/** @import { Stillness } from "./freeze.mjs" */
/** @import { ScriptWatch } from "./scripts.mjs" */

/** The longest that a story may take, in milliseconds. */
export const DEADLINE = 60_000

/**
 * Resolves when nothing of the story moves or is on its way any more. Fails if what its play function saw last is
 * gone by then; walks, and stories that do not play, may go on.
 * @param {Page} page where `holdStill` was put on
 * @param {ScriptWatch} scripts
 */
export async function comeToRest(page, scripts) {
  // A part that is fetched when it is first shown changes the page once it is there.
  let had
  do {
    await withDeadline(scripts.idle())
    had = scripts.arrived
    await page.evaluate(async () => {
      /** @type {Stillness} */
      const { settle } = Reflect.get(window, "stillness")
      await settle()
    })
  } while (scripts.isFetching || scripts.arrived !== had)
  // An earlier version's stories may not know.
  const left = await page.evaluate(() => Reflect.get(window, "namedState")?.left())
  if (left) throw new Error(left)
}

/** @template Value @param {Promise<Value>} work @returns {Promise<Value>} */
export function withDeadline(work) {
  const { promise, reject } = Promise.withResolvers()
  const timer = setTimeout(
    () => reject(new Error(`The story did not finish in ${DEADLINE / 1000} s.`)),
    DEADLINE,
  )
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
