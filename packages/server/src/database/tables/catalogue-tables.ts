import type { FeedEvery } from "@stylin/api/contract"
import type { Kind, Pattern, Section, Slot } from "@stylin/garments/vocabulary"
import type { Generated } from "kysely"

/** What shops sell, and how it got here. */
export interface CatalogueTables {
  products: {
    id: string
    /** The feed it came from; the feed's next import withdraws what it no longer lists. */
    feed: string
    title: string
    brand: string | null
    description: string
    /** In the smallest unit of its currency. */
    price_pence: number
    currency: Generated<string>
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
    /** The sizes that the shop has, as `sizeBits` reads them; 0 if they are not known. */
    sizes: Generated<number>
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
  /** Indexes of the catalogue that servers keep as files, and the revision that each holds. */
  catalogue_indexes: { id: string; revision: number }
  /** Feeds being imported. A claim ends at `claimed_until`, unless it is renewed. */
  feed_imports: { feed: string; holder: string; claimed_until: number }
  /** What the last import of each feed read and rejected. */
  feed_reports: { feed: string; read_at: number; counts_json: string }
  /** Where feeds come from. */
  feed_sources: {
    feed: string
    /** It may hold a password or a key. */
    address: string
    every: FeedEvery
    /** When it is fetched next; null if only by hand. */
    next_at: number | null
    /** How often importing it has failed since it last worked. */
    failures: Generated<number>
  }
  /** Why the last imports of feeds failed; those that worked have none. */
  feed_problems: {
    feed: string
    failed_at: number
    /** A sentence. */
    reason: string
    is_shrunk: 0 | 1
    /** Whether a file was sent; it was fetched otherwise. */
    is_file: 0 | 1
  }
  /** Files of feeds that operators sent, in the object store. */
  feed_files: {
    id: string
    /** How many objects it is. */
    parts: number
    /** Null from when it is whole until its import has ended. */
    expires_at: number | null
  }
  /** Every word of the product texts with its count: misspelt searches are corrected to these. */
  search_terms: { term: string; uses: number }
}
