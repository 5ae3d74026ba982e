import { type Client, createClient } from "@stylin/api/client"
import { createUser, register } from "@stylin/api/contract"
import { defaultTagPreferences } from "@stylin/garments/vocabulary"
import { patiently } from "./patiently.ts"

/**
 * Opens an account and fills in its profile. Resolves to a client that is signed in, and its token.
 * @param headers of the call that opens the account
 */
export async function signUp(
  baseUrl: string,
  name: string,
  headers: HeadersInit = {},
): Promise<{ client: Client; token: string }> {
  let token: string | undefined
  const client = createClient({ baseUrl, getToken: () => token, timeoutMs: 60_000 })
  const email = `${name}@example.org`
  const body = { email, password: "long enough" }
  const { access_token } = await client.call(register, { body }, { headers })
  token = access_token
  await client.call(createUser, {
    body: {
      source_platform_id: "web",
      user_id_in_source_platform: email,
      name_in_app: name,
      gender: "female",
      body_type: "pear",
      activities: ["work", "outings"],
      tags_preferences: defaultTagPreferences(),
      marketing_opt_in: false,
    },
  })
  return { client, token: access_token }
}

/** The same for whoever is turned away at first; each try is another account. */
export function signUpPatiently(
  baseUrl: string,
  name: string,
  headers?: HeadersInit,
): ReturnType<typeof signUp> {
  return patiently((again) => signUp(baseUrl, `${name}-${again}`, headers))
}
