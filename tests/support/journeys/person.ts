import { randomUUID } from "node:crypto"
import { createClient } from "@stylin/api/client"
import { addToWardrobe, createUser, login, register } from "@stylin/api/contract"
import type { Kind, Section } from "@stylin/garments/vocabulary"

/** A person who uses Stylin in a test. */
export interface Person {
  readonly email: string
  readonly password: string
}

/** A garment: how she calls it, what it is, and where it hangs. */
export type Garment = readonly [name: string, kind: Kind, section: Section]

/** A person without an account. */
export function stranger(): Person {
  return { email: `ada-${randomUUID()}@example.org`, password: "a long enough password" }
}

/** A person with an account, a profile and these clothes, given by the provider's own calls. */
export async function customer(url: string, clothes: readonly Garment[] = []): Promise<Person> {
  const person = stranger()
  const options = { idempotencyKey: randomUUID() }
  const guest = createClient({ baseUrl: `${url}/api` })
  const { access_token } = await guest.call(register, { body: person }, options)
  const call = callsWith(url, access_token)
  await call(createUser, {
    body: {
      source_platform_id: "web",
      user_id_in_source_platform: person.email,
      name_in_app: "Ada",
      gender: "female",
      body_type: "pear",
      activities: ["work", "outings"],
      tags_preferences: { love: ["Prints", "Layering"], dontMind: ["Denim"], avoid: ["Leather"] },
      marketing_opt_in: false,
    },
  })
  if (clothes.length === 0) return person
  await call(addToWardrobe, {
    body: clothes.map(([item_summary, kind, section]) => ({
      item_summary,
      image_path: `/api/pictures/flats/${kind}.svg?colours=navy`,
      section,
      kind,
    })),
  })
  return person
}

/** Signs a person in past the app: her token. */
export async function tokenOf(url: string, body: Person): Promise<string> {
  const { access_token } = await createClient({ baseUrl: `${url}/api` }).call(login, { body })
  return access_token
}

/** What makes calls for a person, past the app. */
export async function callsOf(url: string, person: Person) {
  return callsWith(url, await tokenOf(url, person))
}

function callsWith(url: string, token: string) {
  return createClient({ baseUrl: `${url}/api`, getToken: () => token, timeoutMs: 120_000 }).call
}
