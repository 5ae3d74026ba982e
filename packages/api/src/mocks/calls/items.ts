import type { ParsedItem, PendingItem } from "../../contract/items.ts"
import { CLAIM_HEADER, CLAIM_TOKEN_FORM } from "../../contract/operation.ts"
import { readSearchResult } from "../../contract/read-search-result.ts"
import { Refusal } from "../../contract/refusal.ts"
import { PRODUCTS, searchProducts } from "../catalogue.ts"
import { pictureOf, toParsedItem, toSearchResult, toShot } from "../garments.ts"
import { hashOf } from "../random.ts"
import { isoTime, type Photo, type State } from "../state.ts"
import { DONE, type Implementations, type UploadedFile } from "./call.ts"

type ItemCalls =
  | "searchItems"
  | "parsePhotos"
  | "parseSearch"
  | "getProductShots"
  | "addToWardrobe"
  | "addSearchItems"
  | "getWardrobe"
  | "removeFromWardrobe"
  | "getPending"
  | "dismissPending"
  | "claimPhotos"

const CLAIM_LIFETIME_MS = 24 * 60 * 60_000

/** The mocked calls about products, photos and her wardrobe, over the given state. */
export function itemCalls(state: State): Implementations<ItemCalls> {
  const { picturesUrl } = state
  const newId = () => state.random.hex(16)

  /** Finds a garment in each photo; which one follows from the photo's bytes. */
  function parse(files: readonly UploadedFile[]): ParsedItem[] {
    return files.flatMap(({ bytes }) => {
      if (bytes.length === 0) return []
      const seed = hashOf(bytes.join())
      const product = PRODUCTS[seed % PRODUCTS.length]
      return product ? [toParsedItem(product, { id: newId(), seed, picturesUrl })] : []
    })
  }

  function toPhoto({ bytes, contentType }: UploadedFile): Photo {
    const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    return { id: newId(), content_type: contentType, created_at: isoTime(state.now()), base64 }
  }

  function toPending({ item_id = newId(), ...item }: ParsedItem): PendingItem {
    return { ...item, item_id, state: "ready", created_at: isoTime(state.now()) }
  }

  function toFailed(): PendingItem {
    const created_at = isoTime(state.now())
    return { item_id: newId(), state: "failed", created_at, problem: "This file is empty." }
  }

  return {
    searchItems: ({ query }) =>
      searchProducts(query.search_query, query.num).map((product) =>
        toSearchResult(product, picturesUrl),
      ),

    parsePhotos({ files, account, context }) {
      if (context.claimToken !== undefined && !CLAIM_TOKEN_FORM.test(context.claimToken)) {
        const form = "must have 20 to 120 letters, digits, - or _"
        throw new Refusal(422, `${CLAIM_HEADER}: ${form}`)
      }
      const items = parse(files)
      const whole = files.filter(({ bytes }) => bytes.length > 0)
      if (whole.length === 0) throw new Refusal(415, "files: This file is empty.")
      const unfit = Array.from({ length: files.length - whole.length }, toFailed)
      const kept = { photos: whole.map(toPhoto), pending: [...items.map(toPending), ...unfit] }
      if (account) {
        account.photos.push(...kept.photos)
        account.pending.push(...kept.pending)
      } else if (context.claimToken) {
        const earlier = state.claims.get(context.claimToken)
        state.claims.set(context.claimToken, {
          photos: [...(earlier?.photos ?? []), ...kept.photos],
          pending: [...(earlier?.pending ?? []), ...kept.pending],
          expiresAt: state.now() + CLAIM_LIFETIME_MS,
        })
      }
      return items
    },

    parseSearch: ({ body }) => ({
      success: true,
      entries: body.map((result) => ({
        parsed_item: readSearchResult(result),
        search_results: [result],
      })),
    }),

    getProductShots: ({ body, query }) =>
      body.map((item) => {
        const picture = pictureOf(item, picturesUrl)
        if (picture) return toShot(item, picture)
        const origin = query.is_from_search ? "a search result" : "a photo"
        throw new Refusal(422, `body: ${origin} without image_path whose item_id is not known`)
      }),

    addToWardrobe({ body, account }) {
      const added = body.map((shot) => ({ ...shot, item_id: newId() }))
      const taken = new Set(body.map(({ item_id }) => item_id))
      account.wardrobe.push(...added)
      account.pending = account.pending.filter(({ item_id }) => !taken.has(item_id))
      return added
    },

    addSearchItems({ body, account }) {
      for (const { item_id, item_search_data } of body) {
        account.searchAdditions.set(item_id, item_search_data)
      }
      return DONE
    },

    getWardrobe: ({ account }) => account.wardrobe,

    removeFromWardrobe({ body, account }) {
      const gone = new Set(body.item_ids)
      account.wardrobe = account.wardrobe.filter(({ item_id }) => !gone.has(item_id))
      return DONE
    },

    getPending: ({ account }) =>
      account.pending.map((item) => {
        const owned = account.wardrobe.find(
          ({ item_summary }) => item_summary === item.item_summary,
        )
        return owned ? { ...item, duplicate_of: owned.item_id } : item
      }),

    dismissPending({ body, account }) {
      const gone = body.item_ids && new Set(body.item_ids)
      account.pending = gone ? account.pending.filter(({ item_id }) => !gone.has(item_id)) : []
      return DONE
    },

    claimPhotos({ body, account }) {
      const claim = state.claims.get(body.claim_token)
      state.claims.delete(body.claim_token)
      if (!claim || claim.expiresAt <= state.now()) return { claimed: 0 }
      account.photos.push(...claim.photos)
      account.pending.push(...claim.pending)
      return { claimed: claim.photos.length }
    },
  }
}
