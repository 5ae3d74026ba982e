import { type WardrobeItem, wardrobeItem } from "@stylin/api/contract"
import * as z from "zod/mini"

// Apart from what else is passed along, so that the feed does without the words of items.
const withItem = z.object({ item: wardrobeItem })

/** The wardrobe item that was passed along, or null; checked, as the browser may have kept it for long. */
export function itemPassed(state: unknown): WardrobeItem | null {
  const parsed = withItem.safeParse(state)
  return parsed.success ? parsed.data.item : null
}
