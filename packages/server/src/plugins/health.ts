import { setTimeout as wait } from "node:timers/promises"
import { Refusal } from "@stylin/api/contract"
import type { FastifyInstance } from "fastify"
import { pingObjects } from "../objects/object-store.ts"
import type { Services } from "../services.ts"
import { OUTAGE_RETRY_SECONDS } from "./errors.ts"

/** A part that takes longer to answer counts as down. */
const LIMIT_MS = 5_000
/** How long a good answer is reused, so that nobody can keep the disks busy by asking. */
const FRESH_MS = 1_000

type Parts = Pick<Services, "database" | "objects">

/** `/healthz`: the process answers. `/readyz`: both stores can be read and written, too. */
export function answerHealth(app: FastifyInstance, { database, objects }: Parts): void {
  const areReady = shared(() =>
    Promise.all([
      check("The store does not answer.", () => database.ping()),
      check("The photos' store does not answer.", () => pingObjects(objects)),
    ]),
  )
  app.get("/healthz", { logLevel: "warn" }, async (_request, reply) => {
    reply.header("cache-control", "no-store")
    return { status: "ok" }
  })
  app.get("/readyz", { logLevel: "warn" }, async (request, reply) => {
    reply.header("cache-control", "no-store")
    try {
      await areReady()
    } catch (error) {
      if (!(error instanceof PartGone)) throw error
      request.log.error({ reason: String(error.cause) }, error.message)
      throw new Refusal(503, error.message, { retryAfterSeconds: OUTAGE_RETRY_SECONDS })
    }
    return { status: "ready" }
  })
}

/** A part that is down, as a sentence, and the cause. */
class PartGone extends Error {
  override readonly name = "PartGone"
  readonly code = "part-gone"
}

async function check(sentence: string, ping: () => Promise<void>): Promise<void> {
  try {
    await Promise.race([ping(), tooLate()])
  } catch (cause) {
    throw new PartGone(sentence, { cause })
  }
}

async function tooLate(): Promise<never> {
  await wait(LIMIT_MS, undefined, { ref: false })
  throw new Error(`No answer came within ${LIMIT_MS} ms.`)
}

/** Work that simultaneous callers share; its success also serves those who ask soon after. */
function shared(work: () => Promise<unknown>): () => Promise<unknown> {
  let last: Promise<unknown> | undefined
  let freshUntil = 0
  return () => {
    if (last && performance.now() < freshUntil) return last
    freshUntil = Number.POSITIVE_INFINITY
    last = work().then(
      () => {
        freshUntil = performance.now() + FRESH_MS
      },
      (error: unknown) => {
        freshUntil = 0
        throw error
      },
    )
    return last
  }
}
