import { setTimeout as wait } from "node:timers/promises"
import { giveUpImport, importQueued } from "../catalogue/sources/import-job.ts"
import { importDue } from "../catalogue/sources/queue.ts"
import { mailChange } from "../mail/change-mail.ts"
import { tryToMail } from "../mail/reset-mail.ts"
import { readGarmentPhoto } from "../photos/garment-photo.ts"
import { giveUpCloth, readLateCloth } from "../photos/late-cloth.ts"
import { readOutfitPhoto } from "../photos/outfit-photo.ts"
import { giveUpPhoto, notePhotoWaits } from "../photos/reading-job.ts"
import type { Services } from "../services.ts"
import { fetchShopPhoto, giveUpShopPhoto } from "../shop-photos/fetch-job.ts"
import { dropShopPhotos, fetchDue, planShopPhotos } from "../shop-photos/plan.ts"
import type { Log } from "../start.ts"
import { sweep } from "./sweep.ts"

const STOP_MS = 4_000
const SWEEP_EVERY_MS = 10 * 60 * 1000

/** Starts the background work: queued jobs, and the removal of what has expired. */
export function startWork(services: Services, log: Log): { stop(): Promise<void> } {
  const otherwise = {
    wait: ({ photoId }: { photoId: string }) => notePhotoWaits(services, photoId),
    giveUp: ({ photoId }: { photoId: string }) => giveUpPhoto(services, photoId),
  }
  services.jobs.start({
    "reset-mail": { run: (payload) => tryToMail(services, payload) },
    "change-mail": { run: (payload) => mailChange(services, payload) },
    "read-photo": { run: ({ photoId }) => readGarmentPhoto(services, photoId), ...otherwise },
    "read-outfit": { run: ({ photoId }) => readOutfitPhoto(services, photoId), ...otherwise },
    "read-cloth": {
      run: ({ photoId }) => readLateCloth(services, photoId),
      giveUp: ({ photoId }) => giveUpCloth(services, photoId),
    },
    "plan-shop-photos": { run: () => planShopPhotos(services) },
    "drop-shop-photos": { run: () => dropShopPhotos(services) },
    "fetch-shop-photo": {
      run: ({ photoId }) => fetchShopPhoto(services, photoId, log),
      giveUp: ({ photoId }) => giveUpShopPhoto(services, photoId),
    },
    "import-feed": {
      run: (payload) => importQueued(services, payload, log),
      giveUp: (payload) => giveUpImport(services, payload),
    },
  })
  // The operator may have changed the hosts.
  services.jobs
    .add("plan-shop-photos", {})
    .catch((error: unknown) => log.error({ err: error }, "shops' photographs could not be planned"))

  let sweeping = Promise.resolve()
  function sweepNow(): void {
    sweeping = sweep(services).catch((error: unknown) =>
      log.error({ err: error }, "expired data could not be removed"),
    )
    fetchDue(services).catch((error: unknown) =>
      log.error({ err: error }, "shops' photographs could not be queued"),
    )
    importDue(services).catch((error: unknown) =>
      log.error({ err: error }, "feeds could not be queued"),
    )
  }
  sweepNow()
  const timer = setInterval(sweepNow, SWEEP_EVERY_MS)

  return {
    async stop() {
      clearInterval(timer)
      // The next sweep finds what this one leaves.
      const swept = Promise.race([sweeping, wait(STOP_MS, undefined, { ref: false })])
      await Promise.all([services.jobs.stop(), swept])
    },
  }
}
