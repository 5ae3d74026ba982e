import type { Services } from "../services.ts"
import type { Log } from "../start.ts"
import { readKeptOutfit } from "./read-outfit.ts"
import { giveUpPhoto, readKeptPhoto } from "./read-photo.ts"
import { mailResetCode } from "./reset-mail.ts"
import { sweep } from "./sweep.ts"

const SWEEP_EVERY_MS = 10 * 60 * 1000

/** Starts what goes on beside the calls: queued jobs, and the removal of what has run out. */
export function startWork(services: Services, log: Log): { stop(): Promise<void> } {
  services.jobs.start({
    "reset-mail": { run: (payload) => mailResetCode(services, payload) },
    "read-photo": {
      run: ({ photoId }, attempt) => readKeptPhoto(services, photoId, attempt),
      giveUp: ({ photoId }) => giveUpPhoto(services, photoId),
    },
    "read-outfit": {
      run: ({ photoId }, attempt) => readKeptOutfit(services, photoId, attempt),
      giveUp: ({ photoId }) => giveUpPhoto(services, photoId),
    },
  })

  let sweeping = Promise.resolve()
  function sweepNow(): void {
    sweeping = sweep(services).catch((error: unknown) =>
      log.error({ err: error }, "what has run out could not be removed"),
    )
  }
  sweepNow()
  const timer = setInterval(sweepNow, SWEEP_EVERY_MS)

  return {
    async stop() {
      clearInterval(timer)
      await Promise.all([services.jobs.stop(), sweeping])
    },
  }
}
