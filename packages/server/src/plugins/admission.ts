import type { FastifyInstance, FastifyRequest } from "fastify"
import type { Database } from "../database/open.ts"
import type { Shed } from "../limits/busy.ts"
import { createRoom } from "../limits/room.ts"

/** Calls that must not keep each other out: uploads last until their photos are read. */
export type Crowd = "calls" | "uploads" | "pictures"

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whom the route's calls share their room with; "calls" if left out. */
    crowd?: Crowd
  }
  interface FastifyRequest {
    /** Says that the call's work is done. */
    leave: (() => void) | undefined
  }
}

/** One page asks for some fifty pictures at once. */
const LEAST = 64
const MOST = 256
const UPLOADS = 128

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
  const room = (least: number, most: number) =>
    createRoom({ soonMs, least, most, clock: () => performance.now() })
  const rooms = {
    calls: room(LEAST, MOST),
    uploads: room(UPLOADS, UPLOADS),
    pictures: room(LEAST, MOST),
  }
  api.decorateRequest("leave", undefined)

  function enter({ method, routeOptions }: FastifyRequest): () => void {
    const { crowd = "calls" } = routeOptions.config
    if (soonMs > 0 && method !== "GET" && database.isBehind()) throw shed("store")
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
