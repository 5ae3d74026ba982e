import { parseGarment } from "@stylin/garments/vocabulary"
import type { ParsedItem, PendingItem, ProductShot, SearchResult } from "../../contract/items.ts"
import { CLAIM_HEADER, CLAIM_TOKEN_FORM } from "../../contract/operation.ts"
import type { PhotoCrop } from "../../contract/photo-facts.ts"
import { readSearchResult } from "../../contract/read-search-result.ts"
import { Refusal } from "../../contract/refusal.ts"
import { PRODUCTS, type Product, searchProducts, wordsLacking } from "../catalogue.ts"
import { pictureOf, toParsedItem, toSearchResult, toShot } from "../garments.ts"
import { lookPicture } from "../pictures.ts"
import { hashOf } from "../random.ts"
import { type Account, isoTime, type Photo, type State } from "../state.ts"
import { withWorn } from "../worn-days.ts"
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
  | "setItemState"
  | "getPending"
  | "dismissPending"
  | "cropPending"
  | "claimPhotos"

/** Where top, bottom and shoes are on a photo of her. */
const WORN: readonly PhotoCrop[] = [
  { x: 0.28, y: 0.18, width: 0.44, height: 0.28 },
  { x: 0.3, y: 0.46, width: 0.4, height: 0.4 },
  { x: 0.32, y: 0.86, width: 0.36, height: 0.12 },
]
const CLAIM_LIFETIME_MS = 24 * 60 * 60_000

type FoundIn = NonNullable<ParsedItem["found_in"]>

/** A product worn in this part of the photo. */
function productIn({ y, height }: PhotoCrop, seed: number): Product | undefined {
  const middle = y + height / 2
  const section = middle > 0.85 ? "shoes" : middle > 0.5 ? "lower_body" : "upper_body"
  const fitting = PRODUCTS.filter((product) => product.section === section)
  return fitting[seed % fitting.length]
}

/** What a summary says of a garment. */
function readWords(summary: string) {
  const { kind, colours, pattern, material, cut } = parseGarment(summary)
  return {
    ...cut,
    ...(kind && { kind }),
    ...(colours.length > 0 && { colours }),
    ...(pattern && { pattern }),
    ...(material && { material }),
  }
}

/** The mocked calls about products, photos and her wardrobe, over the given state. */
export function itemCalls(state: State): Implementations<ItemCalls> {
  const { picturesUrl } = state
  const newId = () => state.random.hex(16)

  /** Finds a garment in each photo, or three if it shows an outfit. The photo's bytes decide which. */
  function parse(files: readonly UploadedFile[], shows: "garments" | "outfits"): ParsedItem[] {
    return files.flatMap(({ bytes }, photo_place) => {
      if (bytes.length === 0) return []
      const seed = hashOf(bytes.join())
      if (shows === "outfits") {
        return wornIn(newId(), seed).map((item) => ({ ...item, photo_place }))
      }
      const product = PRODUCTS[seed % PRODUCTS.length]
      if (!product) return []
      return [{ ...toParsedItem(product, { id: newId(), seed, picturesUrl }), photo_place }]
    })
  }

  function wornIn(photo_id: string, seed: number): ParsedItem[] {
    const products = WORN.flatMap((crop, index) => productIn(crop, seed + index) ?? [])
    const photo = lookPicture(picturesUrl, products)
    return WORN.flatMap((crop, index) => worn({ photo_id, photo, crop }, seed + index) ?? [])
  }

  function worn(found_in: FoundIn, seed: number): ParsedItem | undefined {
    const product = productIn(found_in.crop, seed)
    if (!product) return undefined
    const item = toParsedItem(product, { id: newId(), seed, picturesUrl })
    const checks: ParsedItem["checks"] = ["section", "kind", "cut-out", "colours"]
    return { ...item, kind: product.kind, checks, found_in }
  }

  function toPhoto({ bytes, contentType }: UploadedFile): Photo {
    const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    return { id: newId(), content_type: contentType, created_at: isoTime(state.now()), base64 }
  }

  function toPending({ item_id = newId(), photo_place: _, ...item }: ParsedItem): PendingItem {
    return { ...item, item_id, state: "ready", created_at: isoTime(state.now()) }
  }

  /** Keeps a garment that was found by search, unless it is already pending. */
  function keepFound(account: Account, shot: ProductShot, search_result?: SearchResult) {
    const known = account.pending.find(
      (item) =>
        item.image_path === shot.image_path &&
        item.item_summary === shot.item_summary &&
        item.search_result?.item_id === search_result?.item_id,
    )
    const item_id = known?.item_id ?? newId()
    const found = { ...shot, item_id, ...(search_result && { search_result }) }
    if (!known) account.pending.push(toPending(found))
    return { ...shot, item_id }
  }

  function toFailed(): PendingItem {
    const created_at = isoTime(state.now())
    return { item_id: newId(), state: "failed", created_at, problem: "This file is empty." }
  }

  return {
    searchItems: ({ query }) =>
      searchProducts(query.search_query, query.num).map((product) => {
        const lacks = wordsLacking(query.search_query, product).map(
          (words) => ({ about: "other", words }) as const,
        )
        return { ...toSearchResult(product, picturesUrl), ...(lacks.length > 0 && { lacks }) }
      }),

    parsePhotos({ query, files, account, context }) {
      if (context.claimToken !== undefined && !CLAIM_TOKEN_FORM.test(context.claimToken)) {
        const form = "must have 20 to 120 letters, digits, - or _"
        throw new Refusal(422, `${CLAIM_HEADER}: ${form}`)
      }
      const items = parse(files, query.shows)
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

    getProductShots({ body, query, account }) {
      const shots = body.map((item) => {
        const picture = pictureOf(item, picturesUrl)
        if (picture) return toShot(item, picture)
        const origin = query.is_from_search ? "a search result" : "a photo"
        throw new Refusal(422, `body: ${origin} without image_path whose item_id is not known`)
      })
      if (!account || !query.is_from_search) return shots
      return shots.map((shot, place) => keepFound(account, shot, body[place]?.search_result))
    },

    addToWardrobe({ body, account }) {
      const taken = new Set(body.map(({ item_id }) => item_id))
      const added = body.map(({ add_key, ...shot }) => {
        const known = add_key === undefined ? undefined : account.addKeys.get(add_key)
        const hers = account.wardrobe.find(({ item_id }) => item_id === known)
        if (hers) return hers
        const read = readWords(shot.item_summary)
        const added_on = isoTime(state.now()).slice(0, 10)
        const item = { ...read, ...shot, item_id: newId(), added_on }
        account.wardrobe.push(item)
        if (add_key !== undefined) account.addKeys.set(add_key, item.item_id)
        return item
      })
      account.pending = account.pending.filter(({ item_id }) => !taken.has(item_id))
      return added
    },

    addSearchItems({ body, account }) {
      for (const { item_id, item_search_data } of body) {
        account.searchAdditions.set(item_id, item_search_data)
      }
      return DONE
    },

    getWardrobe: ({ account }) => withWorn(account),

    removeFromWardrobe({ body, account }) {
      const gone = new Set(body.item_ids)
      account.wardrobe = account.wardrobe.filter(({ item_id }) => !gone.has(item_id))
      return DONE
    },

    setItemState({ body, account }) {
      const said = Date.parse(body.said_at ?? isoTime(state.now()))
      const at = Math.min(said, state.now())
      const { state: next } = body
      account.wardrobe = account.wardrobe.map((item) => {
        const isLate = at < (account.saidAt.get(item.item_id) ?? 0)
        if (isLate || !body.item_ids.includes(item.item_id)) return item
        account.saidAt.set(item.item_id, at)
        const { state: _before, ...rest } = item
        return next === null ? rest : { ...rest, state: next }
      })
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

    cropPending({ body: { item_id, photo_id, crop }, account }) {
      if ((item_id === undefined) === (photo_id === undefined)) {
        throw new Refusal(422, "body: must name either item_id or photo_id")
      }
      const shown = account.pending.find((item) =>
        item_id === undefined
          ? item.found_in?.photo_id === photo_id
          : item.item_id === item_id && item.found_in,
      )
      const photo = shown?.found_in
      const seed = Math.round((crop.x + crop.y + crop.width + crop.height) * 1000)
      const found = photo && worn({ ...photo, crop }, seed)
      if (!found) throw new Refusal(404, "This photo no longer exists.")
      const next = toPending({ ...found, item_id: item_id ?? newId() })
      account.pending = item_id
        ? account.pending.map((item) => (item.item_id === item_id ? next : item))
        : [...account.pending, next]
      return next
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
