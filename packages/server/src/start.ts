import { join } from "node:path"
import { importDemoIfEmpty } from "./catalogue/first-start.ts"
import { settleCurrency } from "./catalogue/settle-currency.ts"
import { clearFetchedFeeds } from "./catalogue/sources/import-job.ts"
import type { Config } from "./config.ts"
import { blameStore, openConfiguredDatabase } from "./configured-store.ts"
import type { Watch } from "./database/open.ts"
import { createJobs } from "./jobs/jobs.ts"
import { type Shed, tooBusy } from "./limits/busy.ts"
import type { Limits } from "./limits/limits.ts"
import { createSharedCounts } from "./limits/shared-counts.ts"
import { createTries } from "./limits/tries.ts"
import { createMailer } from "./mail/mailer.ts"
import {
  countedArrivals,
  measuredComposer,
  measuredObjects,
  measureQueries,
} from "./metrics/measured.ts"
import { createMetrics } from "./metrics/metrics.ts"
import { INTERNET } from "./network/network.ts"
import { openObjects } from "./objects/open.ts"
import { createOpenId } from "./openid/open-id.ts"
import type { Passkeys } from "./passkeys/passkeys.ts"
import { createArrivals } from "./photos/arrivals.ts"
import { createDrawings } from "./pictures/drawings.ts"
import { EDITION } from "./pictures/edition.ts"
import type { FileCacheOptions } from "./pictures/file-cache.ts"
import { createLays } from "./pictures/lays.ts"
import { createOwnLooks } from "./pictures/own-looks.ts"
import { createComposer } from "./recommendations/composer.ts"
import { randomToken } from "./security/tokens.ts"
import { createSelfies } from "./selfie/selfies.ts"
import type { Services } from "./services.ts"
import { createShopPhotos } from "./shop-photos/shop-photos.ts"
import { freeJobs } from "./stores/jobs.ts"
import { secret } from "./stores/secrets.ts"
import { countVisionCall } from "./stores/vision-calls.ts"
import { createVisionModel } from "./vision/remote/vision-model.ts"
import { createVision } from "./vision/vision.ts"
import { createWeatherService } from "./weather/weather-service.ts"

/** The part of the log that the services use. */
export interface Log {
  info(line: string): void
  warn(details: object, line: string): void
  error(details: object, line: string): void
}

/** For bitmaps of garments: a catalogue of some ten thousand. */
const DRAWN_BYTES = 256 * 1024 * 1024
/** For some thousand flat lays of what shops sell. */
const LAID_BYTES = 128 * 1024 * 1024

/** So many times as long as for other answers may a picture be waited for: its place is kept, and it is asked for again. */
const PATIENCE_FOR_PICTURES = 3

interface OpenOptions {
  config: Config
  limits: Limits
  log: Log
  clock: () => number
  /** Told of every query, beside the metrics. */
  watch?: Watch | undefined
}

/**
 * Opens everything that the routes work with, and fills an empty catalogue with the demo. Throws
 * what `openConfiguredDatabase` does.
 */
export async function openServices({
  config,
  limits,
  log,
  clock,
  watch,
}: OpenOptions): Promise<Services> {
  const metrics = createMetrics()
  const keptIn = (folder: string, maxBytes: number): FileCacheOptions => ({
    directory: join(config.dataDirectory, folder),
    edition: EDITION,
    maxBytes,
    warn: (details, line) => log.warn(details, line),
  })
  const shed: Shed = (reason) => {
    metrics.shed.inc({ reason })
    return tooBusy()
  }
  const forPictures = {
    soonMs: PATIENCE_FOR_PICTURES * limits.soonMs,
    shed: () => shed("pictures"),
  }
  const measure = measureQueries(metrics)
  const database = await openConfiguredDatabase(config, {
    watch: (event) => {
      measure(event)
      watch?.(event)
    },
  })
  try {
    await settleCurrency(database, config.money.currency)
    await importDemoIfEmpty({ database, log, money: config.money, now: clock() })
    // One process at a time has the embedded store: what another had begun died with it.
    if (!config.databaseUrl) await freeJobs(database.queries)
    await clearFetchedFeeds(config)
    const triesKey = await secret(database.queries, "tries-key", randomToken)
    return {
      config,
      limits,
      clock,
      database,
      metrics,
      shed,
      objects: measuredObjects(openObjects(config), metrics),
      mailer: createMailer({
        smtpUrl: config.smtpUrl,
        from: config.mailFrom,
        outboxDirectory: join(config.dataDirectory, "outbox"),
        log: (line) => log.info(line),
      }),
      composer: measuredComposer(
        createComposer(database, {
          threads: limits.composingThreads,
          patienceMs: limits.composingWaitMs,
          soonMs: limits.soonMs,
          shed,
          keeping: { directory: join(config.dataDirectory, "index"), log },
        }),
        metrics,
      ),
      arrivals: countedArrivals(createArrivals(), metrics),
      vision: createVision(),
      visionModel:
        config.visionModel &&
        createVisionModel(config.visionModel, {
          countCall: () => countVisionCall(database.queries, clock()),
          log,
        }),
      weather: config.weather && createWeatherService(config.weather, { log }),
      openId: config.openId && createOpenId(config.openId),
      passkeys: await openPasskeys(config),
      selfies: createSelfies(),
      drawings: createDrawings(keptIn("drawn", DRAWN_BYTES), forPictures),
      lays: createLays(keptIn("laid", LAID_BYTES), forPictures),
      ownLooks: createOwnLooks(forPictures),
      feedNetwork: INTERNET,
      shopPhotos: createShopPhotos({ hosts: config.shopPhotoHosts, clock }),
      jobs: createJobs({
        database,
        clock,
        log,
        ended: ({ kind }, outcome, seconds) => metrics.jobs.observe({ kind, outcome }, seconds),
      }),
      pictureKey: await secret(database.queries, "picture-key", randomToken),
      tries: createTries(database, { clock, key: triesKey }),
      sharedCounts: config.databaseUrl
        ? createSharedCounts(database, { clock, key: triesKey, log })
        : undefined,
    }
  } catch (error) {
    await database.close()
    throw blameStore(config, error)
  }
}

/** Their code is a tenth of what a start loads: it stays away where there are none without a public address. */
async function openPasskeys({ publicUrl }: Config): Promise<Passkeys | undefined> {
  if (publicUrl === undefined) return undefined
  const { createPasskeys } = await import("./passkeys/passkeys.ts")
  return createPasskeys(publicUrl)
}

/** Closes what `openServices` opened. */
export async function closeServices({
  composer,
  arrivals,
  vision,
  selfies,
  drawings,
  lays,
  ownLooks,
  sharedCounts,
  database,
}: Services): Promise<void> {
  sharedCounts?.stop()
  await composer.close()
  await arrivals.close()
  await vision.close()
  await selfies.close()
  await drawings.close()
  await lays.close()
  await ownLooks.close()
  await database.close()
}
