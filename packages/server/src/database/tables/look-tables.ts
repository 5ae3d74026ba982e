import type { DismissalReason, Look, Sign } from "@stylin/api/contract"
import type { Generated } from "kysely"

/** What she is shown, wears, plans and packs. */
export interface LookTables {
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
  /** When she took back what has no row then: something worn, an outfit of her own, a favourite. */
  taken_back: {
    account_id: string
    part: "worn" | "outfits" | "favourites"
    /** Tells it from others of its part. */
    name: string
    said_at: number
  }
  /** A look that she plans to wear; without one, when she took the plan back. */
  plans: {
    account_id: string
    plan_id: string
    day: string
    look_id: string
    look_json: string | null
    said_at: number
  }
  /** A product on her wishlist, as it was and cost when she kept it; without one, when she took it off. */
  wishes: {
    account_id: string
    item_id: string
    item_json: string | null
    /** In the smallest unit of its currency. */
    price_pence: number | null
    currency: Generated<string>
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
}
