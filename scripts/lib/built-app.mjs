// @ts-check
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { BUILT_APP, startStylin } from "../../tests/support/stylin-process.ts"

const PASSWORD = "a long enough password"
/** What is searched for to fill a wardrobe with garments of every section. */
const WORDS =
  "shirt blouse jumper cardigan blazer coat dress t-shirt jeans trousers skirt shorts trainers boots loafers sandals bag scarf belt hat"
/** How many garments one call adds. */
const AT_ONCE = 100

/**
 * @typedef {object} BuiltAppServer
 * @property {string} url its address
 * @property {Record<string, string>} storage the local storage of a person who is signed in
 * @property {() => Promise<Record<string, string>>} another resolves to that of a new person, who has seen nothing yet
 * @property {() => Promise<void>} stop
 */

/**
 * Starts the real server over the built app, with one account that has a profile.
 * @param {string} [webDirectory] the folder of another build
 * @returns {Promise<BuiltAppServer>}
 */
export async function startBuiltApp(webDirectory = BUILT_APP) {
  const dataDirectory = mkdtempSync(join(tmpdir(), "stylin-built-"))
  const server = await startStylin({ dataDirectory, webDirectory })
  let accounts = 0
  const another = async () => {
    accounts += 1
    const email = `budget-${accounts}@example.org`
    const token = await signUp(`${server.url}/api`, email)
    return { token, auth: JSON.stringify({ version: 1, value: { isAuth: true, email } }) }
  }
  return {
    url: server.url,
    storage: await another(),
    another,
    stop: async () => {
      await server.stop()
      rmSync(dataDirectory, { recursive: true, force: true })
    },
  }
}

/**
 * Adds products of the demo shop to her wardrobe.
 * @param {{ url: string, storage: Record<string, string> }} app a started one
 * @param {number} count
 */
export async function addGarments({ url, storage }, count) {
  /** @type {Map<string, Record<string, unknown>>} */
  const found = new Map()
  for (const words of WORDS.split(" ")) {
    const query = new URLSearchParams({ search_query: words, num: "50" })
    const { data } = await (await fetch(`${url}/api/items/search?${query}`)).json()
    for (const product of data) found.set(product.item_id, product)
  }
  const garments = [...found.values()].slice(0, count).map(shotOf)
  if (garments.length < count) throw new Error(`The shop has ${garments.length} garments only.`)
  for (let from = 0; from < garments.length; from += AT_ONCE) {
    const some = garments.slice(from, from + AT_ONCE)
    await post(`${url}/api/items/wardrobe/add`, some, { authorization: `Bearer ${storage.token}` })
  }
}

/** @param {Record<string, unknown>} product one that a search has found */
function shotOf({ title, thumbnail, section, kind, colours }) {
  return { item_summary: title, image_path: thumbnail, section, kind, colours }
}

/** @param {string} api @param {string} email @returns {Promise<string>} the account's token */
async function signUp(api, email) {
  const account = await post(`${api}/auth/register`, { email, password: PASSWORD })
  const profile = {
    source_platform_id: "web",
    user_id_in_source_platform: account.user_id,
    name_in_app: "budget",
    gender: "female",
    body_type: "pear",
    activities: ["work"],
    tags_preferences: { love: ["Denim"], dontMind: [], avoid: [] },
    marketing_opt_in: false,
  }
  await post(`${api}/users`, profile, { authorization: `Bearer ${account.access_token}` })
  return account.access_token
}

/** @param {string} url @param {unknown} body @param {Record<string, string>} [headers] */
async function post(url, body, headers = {}) {
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "idempotency-key": crypto.randomUUID(),
      ...headers,
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url} answers ${response.status}: ${await response.text()}`)
  return response.json()
}
