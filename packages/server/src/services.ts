import type { Config } from "./config.ts"
import type { Database } from "./database/open.ts"
import type { Jobs } from "./jobs/jobs.ts"
import type { Shed } from "./limits/busy.ts"
import type { Limits } from "./limits/limits.ts"
import type { SharedCounts } from "./limits/shared-counts.ts"
import type { Tries } from "./limits/tries.ts"
import type { Mailer } from "./mail/mailer.ts"
import type { Metrics } from "./metrics/metrics.ts"
import type { Network } from "./network/network.ts"
import type { ObjectStore } from "./objects/object-store.ts"
import type { OpenId } from "./openid/open-id.ts"
import type { Passkeys } from "./passkeys/passkeys.ts"
import type { Arrivals } from "./photos/arrivals.ts"
import type { Drawings } from "./pictures/drawings.ts"
import type { Lays } from "./pictures/lays.ts"
import type { OwnLooks } from "./pictures/own-looks.ts"
import type { Composer } from "./recommendations/composer.ts"
import type { Selfies } from "./selfie/selfies.ts"
import type { ShopPhotos } from "./shop-photos/shop-photos.ts"
import type { VisionModel } from "./vision/remote/vision-model.ts"
import type { Vision } from "./vision/vision.ts"
import type { WeatherService } from "./weather/weather-service.ts"

/** What the routes work with. Created once by `serve.ts`, or by a test. */
export interface Services {
  config: Config
  database: Database
  objects: ObjectStore
  mailer: Mailer
  jobs: Jobs
  composer: Composer
  arrivals: Arrivals
  vision: Vision
  /** The operator's model that also sees photos; undefined if there is none. */
  visionModel: VisionModel | undefined
  /** The operator's forecasts; undefined if there are none. */
  weather: WeatherService | undefined
  /** The operator's choice of who else may say who she is; undefined if nobody. */
  openId: OpenId | undefined
  /** Passkeys for the address that people use; undefined where browsers know none. */
  passkeys: Passkeys | undefined
  selfies: Selfies
  drawings: Drawings
  lays: Lays
  ownLooks: OwnLooks
  shopPhotos: ShopPhotos
  /** Where feeds are fetched from. */
  feedNetwork: Network
  /** Milliseconds since 1970. */
  clock: () => number
  /** Signs the addresses of pictures. */
  pictureKey: string
  limits: Limits
  /** Counts tries of passwords and codes. */
  tries: Tries
  /** Counts of calls that servers of one store share; undefined where there can be no other server. */
  sharedCounts: SharedCounts | undefined
  metrics: Metrics
  /** Refuses a call because there is too much to do. */
  shed: Shed
}
