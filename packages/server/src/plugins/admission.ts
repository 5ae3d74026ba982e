import type { FastifyInstance, FastifyRequest } from "fastify"
import type { Database } from "../database/open.ts"
import type { Shed } from "../limits/busy.ts"
import { createRoom } from "../limits/room.ts"

/**
 * Calls that must not keep each other out: writing is slower than reading, and uploads last until their
 * photos are read.
 */
export type Crowd = "reads" | "writes" | "uploads" | "pictures"

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whom the route's calls share their room with; if left out, all that read or all that write. */
    crowd?: Crowd
  }
  interface FastifyRequest {
    /** Says that the call's work is done. */
    leave: (() => void) | undefined
  }
}

/**
 * One page makes some six calls at once, and asks for some fifty pictures. One photo is read at a time, in about a
 * second: whoever sends one is not kept waiting for more than half a minute of others'.
 */
const LEAST = { reads: 48, writes: 16, uploads: 24, pictures: 64 }
const MOST = { reads: 256, writes: 128, uploads: 24, pictures: 256 }

interface AdmissionOptions {
  /** How long a call may be expected to take, in milliseconds; 0: any time. */
  readonly soonMs: number
  readonly database: Pick<Database, "isBehind">
  readonly shed: Shed
}

/**
 * Turns calls away at the door, before any work has begun, while those inside would not be answered
 * soon, and calls that write while the store is behind with writing. Nothing that was let in is
 * dropped, and whoever is turned away may come again with the same idempotency key.
 */
export function admitCalls(
  api: FastifyInstance,
  { soonMs, database, shed }: AdmissionOptions,
): void {
  const room = (crowd: Crowd) =>
    createRoom({ soonMs, least: LEAST[crowd], most: MOST[crowd], clock: () => performance.now() })
  const rooms = {
    reads: room("reads"),
    writes: room("writes"),
    uploads: room("uploads"),
    pictures: room("pictures"),
  }
  api.decorateRequest("leave", undefined)

  function enter({ method, routeOptions }: FastifyRequest): () => void {
    const isReading = method === "GET" || method === "HEAD"
    const { crowd = isReading ? "reads" : "writes" } = routeOptions.config
    if (soonMs > 0 && !isReading && database.isBehind()) throw shed("store")
    const leave = rooms[crowd].enter()
    if (!leave) throw shed(crowd)
    return leave
  }

  // By now the body has arrived, so that nobody holds a place by sending one slowly …
  api.addHook("preHandler", async (request, reply) => {
    request.leave = enter(request)
    reply.raw.once("close", request.leave)
  })
  // … or by reading an answer slowly.
  api.addHook("onSend", async (request) => {
    request.leave?.()
  })
}
