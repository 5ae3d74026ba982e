import type { Config } from "./config.ts"
import type { Database } from "./database/open.ts"
import type { Jobs } from "./jobs/jobs.ts"
import type { Mailer } from "./mail/mailer.ts"
import type { ObjectStore } from "./objects/object-store.ts"
import type { Arrivals } from "./photos/arrivals.ts"
import type { Collages } from "./pictures/collages.ts"
import type { Drawings } from "./pictures/drawings.ts"
import type { Composer } from "./recommendations/composer.ts"
import type { Tries } from "./security/tries.ts"
import type { Selfies } from "./selfie/selfies.ts"
import type { VisionModel } from "./vision/remote/vision-model.ts"
import type { Vision } from "./vision/vision.ts"

/** What the routes work with. Made once by `main.ts`, or by a test. */
export interface Services {
  config: Config
  database: Database
  objects: ObjectStore
  mailer: Mailer
  jobs: Jobs
  composer: Composer
  arrivals: Arrivals
  vision: Vision
  /** The operator's model that looks at photos too; undefined if there is none. */
  visionModel: VisionModel | undefined
  selfies: Selfies
  drawings: Drawings
  collages: Collages
  /** Milliseconds since 1970. */
  clock: () => number
  /** Signs the addresses of pictures. */
  pictureKey: string
  limits: Limits
  /** Counts tries of passwords and codes. */
  tries: Tries
}

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
   * Calls that try or change a password, or ask whether an account exists, by one address. Those of
   * a device that the account knows are not counted.
   */
  credentialsAddress: Limit
  /** The same calls about one email, by one address or by one device that the account knows. */
  credentialsSubject: Limit
  /** Mails with a code to one email, asked for by one known device, or by all strangers together. */
  resetMails: Limit
  /** Wrong codes about one email, over all of its codes; by whom as above. */
  resetTries: Limit
  /** Uploads without an account, by one address. */
  uploadAddress: Limit
  /** Pictures, by one address. A screen may show some hundreds. */
  pictureAddress: Limit
  /** Pictures of what one account owns. */
  pictureOwner: Limit
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
  accountPhotoBytes: 1024 * MEGABYTE,
  guestPhotoBytes: 120 * MEGABYTE,
}
