import type { CONSENT_PURPOSES, FeltWeather, GENDERS, OPEN_ID_PURPOSES } from "@stylin/api/contract"
import type { BodyType } from "@stylin/garments/vocabulary"
import type { Generated } from "kysely"

export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]

/** Who may sign in, what she has said of herself, and what she has agreed to. */
export interface AccountTables {
  accounts: {
    id: string
    email: string
    password_hash: string
    created_at: number
    /** How often the cloth of older photos was read. */
    cloth_edition: Generated<number>
    /** Whether it may see and set what is the server's. */
    is_operator: Generated<number>
    /** How many bytes of photos it may have; null for as many as usual. */
    room_bytes: Generated<number | null>
    /** Whether she has chosen its password; otherwise nobody knows what it is the hash of. */
    has_password: Generated<number>
  }
  /** Who she is at another provider: its name for her, and her email there. */
  identities: {
    issuer: string
    subject: string
    id: string
    account_id: string
    email: string | null
    linked_at: number
  }
  /**
   * Sign-ins at another provider that are under way, each by the hash of a secret that one browser keeps. `answer`:
   * what she came back with. `identity_json`: who she is, while she proves that the account is hers too.
   */
  open_id_attempts: {
    secret_hash: string
    purpose: (typeof OPEN_ID_PURPOSES)[number]
    /** The account to link, where that is what it is for. */
    account_id: string | null
    invitation_hash: string | null
    answer: string | null
    identity_json: string | null
    expires_at: number
  }
  /** With what she signs in without a password: its public half. */
  passkeys: {
    /** Its own name, as base64url. */
    credential_id: string
    id: string
    account_id: string
    /** In COSE, as base64url. */
    public_key: string
    /** How often it has been used, as it says itself; 0 where it does not count. */
    counter: number
    /** How a browser reaches it. */
    transports_json: string
    name: string
    made_at: number
    used_at: number | null
  }
  /** What browsers have still to sign with a passkey; `account_id`: whose new one, and null to sign in. */
  passkey_challenges: { challenge_hash: string; account_id: string | null; expires_at: number }
  tokens: {
    token_hash: string
    account_id: string
    created_at: number
    /** So long after the day it was last used. */
    expires_at: number
    /** Browser and system, such as "Firefox on Windows". */
    label: string | null
  }
  /** Each lets its holder download everything kept for the account, once. */
  export_tickets: { token_hash: string; ticket_hash: string; expires_at: number }
  /** Devices that have signed in to an account: strangers' tries do not count against them. */
  devices: { account_id: string; device_hash: string; seen_at: number }
  /**
   * One per email and asker, a known device or any stranger; also for emails without an account, so
   * that both take the same work.
   */
  reset_codes: {
    subject: string
    asker: string
    code_hash: string
    expires_at: number
    tries_left: number
  }
  /** How often something limited was tried, until `ends_at`; the next try waits until `next_at`. */
  tries: { subject: string; count: number; next_at: number; ends_at: number }
  /** Parts of a profile can arrive before the profile; until it exists its name is null. */
  profiles: {
    account_id: string
    source_platform_id: string | null
    user_id_in_source_platform: string | null
    name_in_app: string | null
    gender: (typeof GENDERS)[number] | null
    body_type: BodyType | null
    activities_json: string
    tags_preferences_json: string | null
    marketing_opt_in: number
    selfie_json: string | null
    figure_json: string | null
    /** What every look must keep to. */
    needs_json: string | null
    /** When she last said which part, as far as she said it with its time. */
    said_json: string | null
    /** Whether she has seen the tips of the feed. */
    tips_ended: Generated<number>
    created_at: number
    updated_at: number
  }
  consents: { account_id: string; purpose: ConsentPurpose; granted: number; recorded_at: number }
  look_responses: {
    account_id: string
    look_id: number
    user_response: number
    updated_at: number
  }
  /**
   * Where she dresses, in whole tenths of a degree, and what she last said of a day's weather; a time
   * without a value says when she took it back.
   */
  her_weather: {
    account_id: string
    place_name: string | null
    latitude_tenths: number | null
    longitude_tenths: number | null
    place_at: Generated<number>
    felt: FeltWeather | null
    felt_ends_at: number | null
    felt_at: Generated<number>
  }
  /** Each lets its holder make one account while sign-up is by invitation. */
  invitations: { token_hash: string; expires_at: number }
}
