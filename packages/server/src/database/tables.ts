import type {
  CONSENT_PURPOSES,
  DismissalReason,
  FeltWeather,
  GENDERS,
  ItemState,
  Look,
  PENDING_STATES,
  Sign,
} from "@stylin/api/contract"
import type { BodyType, Kind, Pattern, Section, Slot } from "@stylin/garments/vocabulary"
import type { Generated, Insertable, Kysely, Selectable } from "kysely"

export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]
/**
 * `uploading`: its bytes may be missing. `taken`: it is part of her wardrobe. `picture`: it was
 * made from another photo. `outfit`: garments found in it wait for her review. `dropped`: it has no
 * owner and is about to be removed.
 */
export type PhotoState =
  | "uploading"
  | (typeof PENDING_STATES)[number]
  | "taken"
  | "picture"
  | "outfit"
  | "dropped"

/** The tables that an import adds rows to, as far as it can take them away again. */
export const BROUGHT_PARTS = [
  "wardrobe_items",
  "own_outfits",
  "plans",
  "trips",
  "favourites",
  "search_additions",
  "impressions",
  "dismissals",
  "signs",
  "worn",
] as const
export type BroughtPart = (typeof BROUGHT_PARTS)[number]

/**
 * The tables, the same on both engines: ids are text, times are milliseconds since 1970,
 * flags are 0 or 1, and columns named `…_json` hold JSON text.
 */
export interface Tables {
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
  }
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
  products: {
    id: string
    /** The feed it came from; the feed's next import withdraws what it no longer lists. */
    feed: string
    title: string
    brand: string | null
    description: string
    price_pence: number
    link: string
    image_link: string
    available: number
    section: Section
    slot: Slot
    kind: Kind
    colours_json: string
    pattern: Pattern | null
    formality: number
    warmth: number
    /** What it is drawn from, read at import from its picture's address or its title. */
    words_json: string
    /** The catalogue's revision at which it last changed. */
    revision: number
    /**
     * Hash of the feed row; an import skips unchanged rows. Empty once it is withdrawn, so that the
     * same row brings it back.
     */
    row_hash: string
    imported_at: number
  }
  /** Photographs of shops, one for each link that listed products have on the operator's hosts. */
  shop_photos: {
    /** Made from the link; pictures' addresses name it. */
    id: string
    link: string
    /** Names what is kept of it in the object store; null until it is there. */
    content: string | null
    /** Why the last try to fetch or read it failed. */
    problem: string | null
    /** How often that failed. */
    tries: Generated<number>
    /** When it is tried next; null once it is kept. */
    try_at: number | null
  }
  /** One row: the number of changes of the catalogue, and the last change that deleted products. */
  catalogue_state: { id: number; revision: number; removed_at: number }
  /** Feeds being imported. A claim ends at `claimed_until`, unless it is renewed. */
  feed_imports: { feed: string; holder: string; claimed_until: number }
  /** What the last import of each feed read and rejected. */
  feed_reports: { feed: string; read_at: number; counts_json: string }
  /** Every word of the product texts with its count: misspelt searches are corrected to these. */
  search_terms: { term: string; uses: number }
  wardrobe_items: {
    id: string
    account_id: string
    item_summary: string
    image_path: string
    section: Section
    kind: Kind | null
    colours_json: string
    /** What it is drawn from, read when it was added; null if its kind is not known. */
    words_json: string | null
    /** What it was made from: a product or a photo. */
    source_id: string | null
    /** The photo that is its picture. */
    photo_id: string | null
    /** Identifies it when it is sent again; unique per account. */
    add_key: string | null
    created_at: number
    /** Its place among the items added with it. */
    position: number
    /** Why it cannot be worn just now; null if it can. */
    state: Generated<ItemState | null>
    /** When she last said whether it can be worn. */
    state_at: Generated<number | null>
    /** What she said of it, word by word, and when; null if nothing. */
    said_json: Generated<string | null>
  }
  search_additions: {
    account_id: string
    item_id: string
    search_data_json: string
    created_at: number
  }
  /** Sets of looks: feeds, and answers to questions. */
  feeds: {
    id: string
    account_id: string
    looks_json: string
    created_at: number
    is_answer: number
  }
  favourites: { account_id: string; look_id: string; look_json: string; created_at: number }
  /** `outfit_json`: ids of the garments, which outlive the feed. */
  impressions: { account_id: string; look_id: string; outfit_json: string; shown_at: number }
  /** Looks that are not for her; the reason and the piece are null where she did not say. */
  dismissals: {
    account_id: string
    look_id: string
    occasion: Look["type"]
    outfit_json: string
    reason: DismissalReason | null
    item_id: string | null
    dismissed_at: number
  }
  /** What she did with garments, each once; `look_id` is empty where she met one outside a look. */
  signs: {
    account_id: string
    sign: Sign
    item_id: string
    look_id: string
    made_at: number
  }
  /** Outfits that she put together, under the ids that her devices made. */
  own_outfits: {
    account_id: string
    id: string
    name: string
    look_json: string
    saved_at: number
  }
  /** What she wore, day by day: a row for each of her pieces; `look_id` is empty outside a look. */
  worn: { account_id: string; day: string; look_id: string; item_id: string; said_at: number }
  /** A look that she plans to wear; without one, when she took the plan back. */
  plans: {
    account_id: string
    plan_id: string
    day: string
    look_id: string
    look_json: string | null
    said_at: number
  }
  /** A trip with what she packs for it; without one, when she removed it. */
  trips: { account_id: string; trip_id: string; trip_json: string | null; said_at: number }
  /** Whether a piece is packed for a trip. */
  trip_ticks: {
    account_id: string
    trip_id: string
    item_id: string
    is_packed: number
    said_at: number
  }
  /** Her last imports, under ids that her devices made, with the name of the file. */
  imports: { account_id: string; id: string; source: string; made_at: number }
  /** What an import added: the keys of its row, and what it was like then, if that may change. */
  brought: {
    account_id: string
    import_id: string
    part: BroughtPart
    key_json: string
    as_brought: string
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
  /**
   * Uploads. The bytes are in the object store under `object_key`. A guest's photos have a claim
   * and an expiry; expired photos are removed.
   */
  photos: {
    id: string
    account_id: string | null
    claim_hash: string | null
    object_key: string
    content_type: string
    bytes: number
    state: PhotoState
    created_at: number
    expires_at: number | null
    /** Its place within its upload, from 0. */
    position: Generated<number>
    /** The upload that a picture was made from. */
    source_id: string | null
    /** An upload: what was read, or why nothing was. A picture: what it is recognised by. */
    reading_json: string | null
  }
  /** How often she changed a kind read from a photo to another, or confirmed it. */
  kind_habits: {
    account_id: string
    guessed: Kind
    chosen: Kind
    times: number
  }
  /** How many photos the operator's model has seen, by day such as "2026-11-21". */
  vision_calls: {
    day: string
    calls: number
  }
  /** Answers to calls that carried an Idempotency-Key. `scope` names the caller and the call. */
  idempotency: {
    scope: string
    key_hash: string
    account_id: string | null
    request_hash: string
    answer_json: string
    created_at: number
  }
  jobs: {
    id: string
    kind: string
    payload_json: string
    run_at: number
    attempts: number
    /** When the current claim ends; 0 if there is none, or it was given back. */
    claimed_until: number
    /** How many attempts ended without a word. */
    lost: Generated<number>
    /** Whose turn it takes; null if jobs are done in order of time. */
    owner: string | null
    /** The place of that turn, the lowest first. */
    place: Generated<number>
    /** How many attempts ended in a fault, a failure caused by the job itself. */
    faults: Generated<number>
    last_error: string | null
    /** The request that asked for it, for the log; null if none did. */
    request_id: string | null
  }
  /** Each lets its holder make one account while sign-up is by invitation. */
  invitations: { token_hash: string; expires_at: number }
  /** What operators have set; a setting without a row has its default. */
  settings: { name: string; value: string }
  /** Random values made once per store, such as the key that signs picture addresses. */
  secrets: { name: string; value: string }
}

/** The first argument of every store function: the database or a transaction. */
export type Queries = Kysely<Tables>

export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>
export type NewRow<Table extends keyof Tables> = Insertable<Tables[Table]>
