import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
} from "fastify"
import { admitCalls } from "./plugins/admission.ts"
import { closeConnections } from "./plugins/closing.ts"
import { compressAnswers } from "./plugins/compression.ts"
import { takeDevices } from "./plugins/devices.ts"
import { serveDocs } from "./plugins/docs.ts"
import {
  answerBadAddress,
  answerBrokenRequest,
  answerErrors,
  answerUnknownCall,
} from "./plugins/errors.ts"
import { answerHealth } from "./plugins/health.ts"
import { makeLimiter } from "./plugins/limits.ts"
import { measureCalls } from "./plugins/measuring.ts"
import { operationBinder } from "./plugins/operations.ts"
import { shedUnderPressure } from "./plugins/pressure.ts"
import { passRequestIds, requestIds } from "./plugins/request-ids.ts"
import { secure } from "./plugins/security.ts"
import { takeUploads } from "./plugins/uploads.ts"
import { serveApp } from "./plugins/web.ts"
import { authRoutes } from "./routes/auth.ts"
import { exportRoutes } from "./routes/exports.ts"
import { importRoutes } from "./routes/imports.ts"
import { itemRoutes } from "./routes/items.ts"
import { openIdRoutes } from "./routes/open-id.ts"
import { operatorRoutes } from "./routes/operator.ts"
import { operatorFeedRoutes } from "./routes/operator-feeds.ts"
import { outfitRoutes } from "./routes/outfits.ts"
import { passkeyRoutes } from "./routes/passkeys.ts"
import { passwordChangeRoutes } from "./routes/password-change.ts"
import { passwordResetRoutes } from "./routes/password-reset.ts"
import { photoRoutes } from "./routes/photos.ts"
import { pictureRoutes } from "./routes/pictures.ts"
import { planRoutes } from "./routes/plans.ts"
import { recommendationRoutes } from "./routes/recommendations.ts"
import { sessionRoutes } from "./routes/sessions.ts"
import { tripRoutes } from "./routes/trips.ts"
import { userRoutes } from "./routes/users.ts"
import { wayInRoutes } from "./routes/ways-in.ts"
import { weatherRoutes } from "./routes/weather.ts"
import { wishRoutes } from "./routes/wishes.ts"
import type { Services } from "./services.ts"

const MAX_JSON_BYTES = 1024 * 1024
/** The longest part of an address: the name of a look's picture describes all that is drawn. */
const MAX_NAME_LENGTH = 2000
/** The longest that a client may take to send one whole request. */
const REQUEST_TIMEOUT_MS = 120_000

/**
 * Builds the server: the API under /api, and beside it the app, if it is built. Does not listen
 * yet; without a log it logs nothing.
 */
export async function buildApp(
  services: Services,
  log?: FastifyBaseLogger,
): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: MAX_JSON_BYTES,
    routerOptions: { maxParamLength: MAX_NAME_LENGTH },
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Fastify gives each part ten seconds to start, and ends the process of a machine that is busier.
    pluginTimeout: 0,
    genReqId: requestIds(services.config),
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerBrokenRequest,
    trustProxy: (_address, hop) => hop < services.config.trustProxy,
    ...(log && { loggerInstance: log }),
  })
  app.removeContentTypeParser("text/plain")
  closeConnections(app)
  passRequestIds(app)
  measureCalls(app, services.metrics)
  answerErrors(app)
  answerHealth(app, services)
  await secure(app, services.config)
  await compressAnswers(app)
  await app.register(serveApi, { prefix: "/api", services })
  const { webDirectory } = services.config
  if (webDirectory) await serveApp(app, webDirectory, services.config.money)
  else app.setNotFoundHandler((_request, reply) => answerUnknownCall(reply))
  return app
}

const serveApi: FastifyPluginAsync<{ services: Services }> = async (api, { services }) => {
  // Answers are personal; pictures set a header of their own.
  api.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store")
  })
  const { database, limits, shed } = services
  await shedUnderPressure(api, { eventLoopDelayMs: limits.eventLoopDelayMs, shed })
  admitCalls(api, { soonMs: limits.soonMs, database, shed })
  await serveDocs(api)
  await takeUploads(api)
  await takeDevices(api)
  const limiter = await makeLimiter(api, services)
  const implement = operationBinder(api, services, limiter)
  authRoutes(implement, services)
  passwordChangeRoutes(implement, services)
  passwordResetRoutes(implement, services)
  openIdRoutes(api, { implement, services, limiter })
  passkeyRoutes(implement, services)
  wayInRoutes(implement, services)
  userRoutes(implement, services)
  sessionRoutes(implement, services)
  exportRoutes(api, { implement, services, limiter })
  importRoutes(implement, services)
  itemRoutes(implement, services)
  photoRoutes(implement, services)
  recommendationRoutes(implement, services)
  outfitRoutes(implement, services)
  weatherRoutes(implement, services)
  planRoutes(implement, services)
  tripRoutes(implement, services)
  wishRoutes(implement, services)
  operatorRoutes(implement, services)
  operatorFeedRoutes(implement, services)
  await api.register(pictureRoutes, { services, limiter })
}
