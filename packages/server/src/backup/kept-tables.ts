import type { Tables } from "../database/tables.ts"

/**
 * What no backup needs: locks, files of feeds that wait to be imported, counts of tries, addresses that work once,
 * sign-ins under way, shops' photographs, which are fetched again, and what vouches for files that are in no backup.
 */
export const LEFT_OUT = [
  "catalogue_indexes",
  "feed_imports",
  "feed_files",
  "tries",
  "export_tickets",
  "open_id_attempts",
  "passkey_challenges",
  "shop_photos",
] as const

export type KeptTable = Exclude<keyof Tables, (typeof LEFT_OUT)[number]>

type Keys = { readonly [Table in KeptTable]: readonly (keyof Tables[Table] & string)[] }

/** The tables of a backup and the keys of their rows; those that others refer to come first. */
export const KEYS: Keys = {
  accounts: ["id"],
  tokens: ["token_hash"],
  devices: ["account_id", "device_hash"],
  identities: ["issuer", "subject"],
  passkeys: ["credential_id"],
  reset_codes: ["subject", "asker"],
  profiles: ["account_id"],
  consents: ["account_id", "purpose"],
  look_responses: ["account_id", "look_id"],
  products: ["id"],
  catalogue_state: ["id"],
  feed_reports: ["feed"],
  feed_sources: ["feed"],
  feed_problems: ["feed"],
  search_terms: ["term"],
  wardrobe_items: ["id"],
  search_additions: ["account_id", "item_id"],
  feeds: ["id"],
  favourites: ["account_id", "look_id"],
  own_outfits: ["account_id", "id"],
  impressions: ["account_id", "look_id"],
  dismissals: ["account_id", "look_id"],
  signs: ["account_id", "sign", "item_id", "look_id"],
  worn: ["account_id", "day", "look_id", "item_id"],
  taken_back: ["account_id", "part", "name"],
  plans: ["account_id", "plan_id"],
  trips: ["account_id", "trip_id"],
  trip_ticks: ["account_id", "trip_id", "item_id"],
  wishes: ["account_id", "item_id"],
  imports: ["account_id", "id"],
  brought: ["account_id", "import_id", "part", "key_json"],
  her_weather: ["account_id"],
  photos: ["id"],
  former_photos: ["former_id", "account_id"],
  kind_habits: ["account_id", "guessed", "chosen"],
  vision_calls: ["day"],
  idempotency: ["scope", "key_hash"],
  jobs: ["id"],
  invitations: ["token_hash"],
  settings: ["name"],
  secrets: ["name"],
}

// Object.keys forgets which strings they are.
export const KEPT_TABLES = Object.keys(KEYS) as KeptTable[]

export function isKeptTable(name: string): name is KeptTable {
  return Object.hasOwn(KEYS, name)
}
