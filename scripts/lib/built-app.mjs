// @ts-check
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { BUILT_APP, freePort, startStylin } from "../../tests/support/stylin-process.ts"

const EMAIL = "budget@example.org"
const PASSWORD = "a long enough password"

/**
 * Starts the real server over the built app, with one account that has a profile.
 * @returns {Promise<{ url: string, storage: Record<string, string>, stop: () => Promise<void> }>}
 * its address, and the local storage of a person who is signed in
 */
export async function startBuiltApp() {
  const dataDirectory = mkdtempSync(join(tmpdir(), "stylin-built-"))
  const server = await startStylin({
    dataDirectory,
    port: await freePort(),
    webDirectory: BUILT_APP,
  })
  const token = await signUp(`${server.url}/api`)
  return {
    url: server.url,
    storage: {
      token,
      auth: JSON.stringify({ version: 1, value: { isAuth: true, email: EMAIL } }),
    },
    stop: async () => {
      await server.stop()
      rmSync(dataDirectory, { recursive: true, force: true })
    },
  }
}

/** @param {string} api @returns {Promise<string>} the account's token */
async function signUp(api) {
  const account = await post(`${api}/auth/register`, { email: EMAIL, password: PASSWORD })
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
