import type { Database } from "../database/open.ts"
import type { Jobs } from "../jobs/jobs.ts"
import type { ObjectStore } from "../objects/object-store.ts"
import type { Vision } from "../vision/vision.ts"
import type { ShopPhotos } from "./shop-photos.ts"

/** What keeping shops' photographs in step with the catalogue needs. */
export interface ShopPhotoPlanners {
  readonly database: Database
  readonly objects: ObjectStore
  readonly jobs: Pick<Jobs, "wake">
  readonly shopPhotos: ShopPhotos
  readonly clock: () => number
}

/** What fetching one needs. */
export interface ShopPhotoReaders extends Omit<ShopPhotoPlanners, "jobs"> {
  readonly vision: Vision
}
