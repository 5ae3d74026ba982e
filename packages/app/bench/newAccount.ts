import { randomUUID } from "node:crypto"
import { createClient } from "@stylin/api/client"
import { OPERATIONS } from "@stylin/api/contract"

const { createUser, register } = OPERATIONS

interface Credentials {
  readonly email: string
  readonly password: string
}

/** What nobody has signed up with yet. */
export function newCredentials(): Credentials {
  return { email: `ada-${randomUUID()}@example.org`, password: "a long enough password" }
}

/** Signs up, with the first questions answered, and returns what makes calls for the account. */
export async function newAccount(origin: string, credentials: Credentials) {
  const baseUrl = `${origin}/api`
  const options = { idempotencyKey: randomUUID() }
  const guest = createClient({ baseUrl })
  const { access_token } = await guest.call(register, { body: credentials }, options)
  const { call } = createClient({ baseUrl, getToken: () => access_token, timeoutMs: 120_000 })
  await call(createUser, {
    body: {
      source_platform_id: "web",
      user_id_in_source_platform: credentials.email,
      name_in_app: "ada",
      gender: "female",
      body_type: "pear",
      activities: ["work"],
      tags_preferences: { love: [], dontMind: [], avoid: [] },
      marketing_opt_in: false,
    },
  })
  return call
}
