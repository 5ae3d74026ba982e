import { addToWardrobe, type ProductShot } from "@stylin/api/contract"
import { openReview, review } from "../state/review/review.ts"
import type { fakeCalls } from "./fakeCalls.ts"
import { sampleLooks, samplePending } from "./samples.ts"

const ok = () => ({ ok: true as const })

/** A provider that keeps two garments for review, and takes what is confirmed. */
export const REVIEW_WORKS: Parameters<typeof fakeCalls>[0] = {
  getPending: () => [samplePending("photo-1"), samplePending("photo-2")],
  addToWardrobe: ({ body }) => body.map((added) => ({ ...added, item_id: `own-${added.item_id}` })),
  addSearchItems: ok,
  updateOwnItems: ok,
  dismissPending: ok,
  getFeed: () => sampleLooks(4),
}

/** Opens the review without its screen. */
export function open(): Promise<void> {
  return openReview(new AbortController().signal)
}

/** The garments under review. */
export function ids(): string[] {
  return review.garments.map((garment) => garment.id)
}

/** The garments that a call adds. */
export function bodyOf(input: unknown): ProductShot[] {
  return addToWardrobe.body.parse(Object(input).body)
}

/** The keys that a call adds garments with. */
export function keysIn({ name, input }: { name: string; input: unknown }) {
  return name === "addToWardrobe" ? bodyOf(input).map((sent) => sent.add_key) : []
}
