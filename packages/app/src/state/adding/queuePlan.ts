import { MAX_PHOTOS, type ParsedItem } from "@stylin/api/contract"
import type { QueueOutcome, StoredPhoto } from "../../photos/photoStore.ts"

type Planned = Pick<StoredPhoto, "id" | "batch" | "subject" | "isHeld" | "outcome">

/** The photos of the next call: those of one that was begun before, else up to ten of one subject. */
export function nextBatch<Photo extends Planned>(photos: readonly Photo[]): Photo[] {
  const waiting = photos.filter(({ outcome, isHeld }) => outcome.kind === "waiting" && !isHeld)
  const begun = waiting.find(({ batch }) => batch !== null)
  if (begun) return waiting.filter(({ batch }) => batch === begun.batch)
  const [first] = waiting
  return waiting.filter(({ subject }) => subject === first?.subject).slice(0, MAX_PHOTOS)
}

/** What the provider's answer says of each photo of a call, in their order. */
export function outcomesOf(
  count: number,
  answer: { items: readonly ParsedItem[]; isWaiting: boolean },
): QueueOutcome[] {
  // A provider that names no place answers in the order of the photos.
  const places = answer.items.map(({ photo_place }, index) => photo_place ?? index)
  return Array.from({ length: count }, (_, place) => {
    const found = places.filter((other) => other === place).length
    if (found > 0) return { kind: "found", count: found }
    return { kind: answer.isWaiting ? "later" : "nothing" }
  })
}

/** Whether the provider has taken a photo: nothing is left to do with it here. */
export function isAnswered({ outcome }: Pick<StoredPhoto, "outcome">): boolean {
  return outcome.kind === "found" || outcome.kind === "later" || outcome.kind === "nothing"
}

/** How many photos are in each state, and how many garments were found. */
export function tally(photos: readonly Pick<StoredPhoto, "outcome">[]) {
  return {
    all: photos.length,
    failed: photos.filter(({ outcome }) => outcome.kind === "failed").length,
    over: photos.filter(isAnswered).length,
    found: photos.reduce(
      (sum, { outcome }) => sum + (outcome.kind === "found" ? outcome.count : 0),
      0,
    ),
  }
}
