import type { PhotoCounts } from "./photoProgress.ts"

/** What the grid says about its photos, on screen and to screen readers. */
export interface PhotoGridWords {
  /** Text of the tile for choosing pictures. */
  add: string
  /** Says how many photos there are. */
  count: (of: { count: number; max: number }) => string
  /** Shown on a photo that is being made smaller. */
  preparing: string
  /** Shown on a photo that has been sent. */
  uploaded: string
  /** Shown on a photo that failed without a reason of its own. */
  notUploaded: string
  /** How much of a photo has been sent, in whole percent. */
  percent: (of: { percent: number }) => string
  /** Names the progress of one photo. */
  uploading: (photo: { name: string }) => string
  /** Text of the button on a photo that failed. */
  tryAgain: string
  /** Name of that button; it should begin with its text. */
  tryAgainWith: (photo: { name: string }) => string
  /** Name of the button that deletes a photo. */
  delete: (photo: { name: string }) => string
  /** Sums up what has happened to all of them; empty before anything has. */
  summary: (counts: PhotoCounts) => string
}

function summary({ total, preparing, uploading, done, failed }: PhotoCounts): string {
  const parts: string[] = []
  if (done + uploading > 0) parts.push(`${done} of ${total} uploaded`)
  // Before the first upload starts, no photo counts as missing.
  else if (preparing > 0) parts.push(`preparing ${preparing}`)
  if (failed > 0) parts.push(`${failed} failed`)
  return parts.join(", ")
}

export const PHOTO_WORDS: PhotoGridWords = {
  add: "Add photos",
  count: ({ count, max }) => `${count} of ${max}`,
  preparing: "Preparing",
  uploaded: "Uploaded",
  notUploaded: "Not uploaded",
  percent: ({ percent }) => `${percent}%`,
  uploading: ({ name }) => `Uploading ${name}`,
  tryAgain: "Try again",
  tryAgainWith: ({ name }) => `Try again: ${name}`,
  delete: ({ name }) => `Delete ${name}`,
  summary,
}
