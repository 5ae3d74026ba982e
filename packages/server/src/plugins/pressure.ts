import { getHeapStatistics } from "node:v8"
import underPressure from "@fastify/under-pressure"
import type { FastifyInstance } from "fastify"
import type { Shed } from "../limits/busy.ts"

/** How often the process looks at itself. More often, a moment without a processor would count. */
const LOOK_EVERY_MS = 1000
/** Part of the heap's limit; beyond it the process spends its time collecting garbage, then dies. */
const FULL = 0.9
/**
 * So many calls at once are let in however late the event loop runs. A server that has just started is late
 * without a crowd, and turning away its first caller helps nobody.
 */
const FEW = 16

interface PressureOptions {
  /** How late the event loop may run on average, in milliseconds. */
  readonly eventLoopDelayMs: number
  readonly shed: Shed
}

/**
 * Turns calls away while the process cannot keep up: an answer that nobody waits for any more takes the
 * time of one that somebody still does. Health and the app's pages are answered regardless.
 */
export async function shedUnderPressure(
  api: FastifyInstance,
  { eventLoopDelayMs, shed }: PressureOptions,
): Promise<void> {
  let underWay = 0
  api.addHook("onRequest", async (_request, reply) => {
    underWay += 1
    reply.raw.once("close", () => {
      underWay -= 1
    })
  })
  await api.register(underPressure, {
    maxEventLoopDelay: eventLoopDelayMs,
    maxHeapUsedBytes: getHeapStatistics().heap_size_limit * FULL,
    sampleInterval: LOOK_EVERY_MS,
    pressureHandler: async (_request, _reply, type) => {
      const isLate = type === underPressure.TYPE_EVENT_LOOP_DELAY
      if (isLate && underWay <= FEW) return
      throw shed(isLate ? "event-loop" : "memory")
    },
  })
}
