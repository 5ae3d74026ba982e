import type { Database } from "../database/open.ts"
import type { Jobs } from "../jobs/jobs.ts"
import type { Limits } from "../limits/limits.ts"
import type { ObjectStore } from "../objects/object-store.ts"
import type { VisionModel } from "../vision/remote/vision-model.ts"
import type { Vision } from "../vision/vision.ts"
import type { Arrivals } from "./arrivals.ts"

/** Where photos are kept: their rows and their bytes. */
export interface PhotoStores {
  readonly database: Database
  readonly objects: ObjectStore
}

/** What reading a photo needs. */
export interface PhotoReaders extends PhotoStores {
  readonly vision: Vision
  readonly visionModel: VisionModel | undefined
  readonly clock: () => number
}

/** What taking an upload needs. */
export interface PhotoTakers extends PhotoStores {
  readonly arrivals: Arrivals
  readonly jobs: Jobs
  readonly limits: Pick<Limits, "accountPhotoBytes" | "guestPhotoBytes">
}
