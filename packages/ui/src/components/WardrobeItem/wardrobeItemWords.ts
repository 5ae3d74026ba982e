/** What a garment she owns says by itself. */
export interface WardrobeItemWords {
  /** Shown in place of a picture. */
  missing: string
  /** Name of the delete button. */
  delete: (item: { summary: string }) => string
  /** Name of its picture, where a press opens it. */
  open: (item: { summary: string }) => string
  /** Name of the checkbox that chooses it among several. */
  select: (item: { summary: string }) => string
  /** Name of the button for more that can be done. */
  more: (item: { summary: string }) => string
}

export const WARDROBE_ITEM_WORDS: WardrobeItemWords = {
  missing: "No picture",
  delete: ({ summary }) => `Delete ${summary}`,
  open: ({ summary }) => `Open ${summary}`,
  select: ({ summary }) => `Select ${summary}`,
  more: ({ summary }) => `More for ${summary}`,
}
