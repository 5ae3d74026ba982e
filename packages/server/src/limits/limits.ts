import { availableParallelism } from "node:os"

/** At most `max` calls in `windowMs`. */
export interface Limit {
  max: number
  windowMs: number
}

/** How often the same caller may call. */
export interface Limits {
  /** Any call by one account. */
  account: Limit
  /** Any call without an account, by one network address. */
  address: Limit
  /**
   * Calls that try or change a password, or ask whether an account exists, by one address. Calls
   * from a device that the account knows are not counted.
   */
  credentialsAddress: Limit
  /** The same calls about one email, by one address or by one device that the account knows. */
  credentialsSubject: Limit
  /** Mails with a code to one email, requested by one known device or by all strangers together. */
  resetMails: Limit
  /** Wrong codes for one email, over all of its codes; counted by device as above. */
  resetTries: Limit
  /** Uploads without an account, by one address. */
  uploadAddress: Limit
  /** Pictures, by one address. A screen may show some hundreds. */
  pictureAddress: Limit
  /** Pictures of what one account owns. */
  pictureOwner: Limit
  /** How late the event loop may run on average before calls are turned away, in milliseconds; 0: any. */
  eventLoopDelayMs: number
  /** How long a call may be expected to take before others are turned away, in milliseconds; 0: any time. */
  soonMs: number
  /** Threads that compose looks, each with the whole catalogue in memory. */
  composingThreads: number
  /** How long a question may wait for a composing thread, in milliseconds. */
  composingWaitMs: number
  /** Bytes of photos that are kept for an account. */
  accountPhotoBytes: number
  /** Bytes of photos that wait for a guest to sign up. */
  guestPhotoBytes: number
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const MEGABYTE = 1024 * 1024

export const DEFAULT_LIMITS: Limits = {
  account: { max: 600, windowMs: MINUTE },
  address: { max: 240, windowMs: MINUTE },
  credentialsAddress: { max: 60, windowMs: 5 * MINUTE },
  credentialsSubject: { max: 20, windowMs: 15 * MINUTE },
  resetMails: { max: 5, windowMs: HOUR },
  resetTries: { max: 20, windowMs: DAY },
  uploadAddress: { max: 20, windowMs: 10 * MINUTE },
  pictureAddress: { max: 3000, windowMs: MINUTE },
  pictureOwner: { max: 1200, windowMs: MINUTE },
  eventLoopDelayMs: 1_000,
  soonMs: 300,
  composingThreads: Math.min(4, availableParallelism()),
  // A slow machine that serves one woman turns her away from nothing.
  composingWaitMs: 2_000,
  accountPhotoBytes: 1024 * MEGABYTE,
  guestPhotoBytes: 120 * MEGABYTE,
}

/** Formats a size, such as "15 MB". */
export function megabytes(bytes: number): string {
  return `${Math.floor(bytes / MEGABYTE)} MB`
}
