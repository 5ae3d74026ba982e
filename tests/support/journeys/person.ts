import { randomUUID } from "node:crypto"

/** A person who uses Stylin in a test. */
export interface Person {
  readonly email: string
  readonly password: string
}

/** A person without an account. */
export function stranger(): Person {
  return { email: `ada-${randomUUID()}@example.org`, password: "a long enough password" }
}

/** A person with an account and a profile, made by the provider's own calls. */
export async function customer(url: string): Promise<Person> {
  const person = stranger()
  const account = await post(`${url}/api/auth/register`, person, {
    "idempotency-key": randomUUID(),
  })
  const token = Reflect.get(Object(account), "access_token")
  const profile = {
    source_platform_id: "web",
    user_id_in_source_platform: person.email,
    name_in_app: "Ada",
    gender: "female",
    body_type: "pear",
    activities: ["work", "outings"],
    tags_preferences: { love: ["Prints", "Layering"], dontMind: ["Denim"], avoid: ["Leather"] },
    marketing_opt_in: false,
  }
  await post(`${url}/api/users`, profile, { authorization: `Bearer ${token}` })
  return person
}

async function post(url: string, body: unknown, headers: Record<string, string>): Promise<unknown> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`)
  return JSON.parse(text)
}
