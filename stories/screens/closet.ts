import type { StoryContext } from "@storybook/react-vite"
import type { ItemState, ParsedItem } from "@stylin/api/contract"
import type { StoryMocks } from "../../.storybook/network.ts"
import { token } from "../../packages/app/src/state/session/auth.ts"

/** Photos as the provider gets them; the bytes decide what it finds in each. */
function photos(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    contentType: "image/jpeg",
    bytes: new Uint8Array([index, 7, 11]),
  }))
}

/** Has her photos read: what was found waits for her review. Call after `signedIn`. */
export function withPending({ provider }: StoryMocks, count = 3) {
  return provider.calls.parsePhotos({ files: photos(count) }, { token: token() })
}

/** Lets garments that she found by search wait for her review. Call after `signedIn`. */
export function withFound({ provider }: StoryMocks, body: ParsedItem[]) {
  provider.calls.getProductShots({ query: { is_from_search: "true" }, body }, { token: token() })
}

/**
 * Has one of her photos read in which only this is doubtful, with an empty file beside it if
 * requested. Call after `signedIn`.
 */
export function withDoubt(
  { provider }: StoryMocks,
  check: NonNullable<ParsedItem["checks"]>[number],
  { withEmptyFile = false } = {},
) {
  const caller = { token: token() }
  for (const photo of photos(100)) {
    const files = withEmptyFile ? [photo, { ...photo, bytes: new Uint8Array() }] : [photo]
    const [item] = provider.calls.parsePhotos({ files }, caller)
    if (item?.checks?.includes(check)) return
    provider.calls.dismissPending({ body: {} }, caller)
  }
  throw new Error(`No photo of the mocks is doubtful in this: ${check}`)
}

/** Has a photo of her read on which she wears three garments. Call after `signedIn`. */
export function withOutfit({ provider }: StoryMocks) {
  const input = { query: { shows: "outfits" }, files: photos(1) } as const
  return provider.calls.parsePhotos(input, { token: token() })
}

/** Puts garments into her wardrobe. Call after `signedIn`. */
export function withWardrobe({ provider }: StoryMocks, queries: readonly string[]) {
  for (const search_query of queries) {
    const found = provider.calls.searchItems({ query: { search_query, num: 4 } })
    const { entries } = provider.calls.parseSearch({ body: found })
    const body = provider.calls.getProductShots({
      query: { is_from_search: "true" },
      body: entries.map((entry) => entry.parsed_item),
    })
    provider.calls.addToWardrobe({ body }, { token: token() })
  }
}

/** Says where one of her garments is. */
export function sayWhere({ provider }: StoryMocks, state: ItemState, item?: { item_id: string }) {
  const body = { item_ids: [item?.item_id ?? ""], state }
  provider.calls.setItemState({ body }, { token: token() })
}

/** Waits for the end of her wardrobe: the piece that is found for it. */
export function thePiece(canvas: StoryContext["canvas"]) {
  return canvas.findByRole("heading", { name: /^One piece, \d+ new looks$/ })
}

/** A jumper, as it is found by search. */
export function aGarment(item_id: string) {
  return {
    item_id,
    item_summary: `Camel jumper ${item_id}`,
    image_path: "/api/pictures/mock/garment/jumper.c9a27a.svg",
    section: "upper_body" as const,
  }
}
