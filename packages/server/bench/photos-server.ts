// The bench's server, in its own process so that its memory can be measured alone.
import { monitorEventLoopDelay } from "node:perf_hooks"
import { startTestServer } from "../src/testing/index.ts"

const LOOK_EVERY_MS = 50

/** What the server has used since the measurement began. */
export interface Used {
  readonly before: number
  readonly peak: number
  /** Processor time, in milliseconds. */
  readonly processor: number
  /** The longest time its event loop was blocked, in milliseconds. */
  readonly heldUp: number
}

const server = await startTestServer()
const delay = monitorEventLoopDelay({ resolution: 5 })
let before = 0
let peak = 0
let cpu = process.cpuUsage()
const watch = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss())
}, LOOK_EVERY_MS)

process.on("message", async (message) => {
  if (message === "begin") {
    before = process.memoryUsage.rss()
    peak = before
    cpu = process.cpuUsage()
    delay.enable()
    return
  }
  clearInterval(watch)
  delay.disable()
  const { user, system } = process.cpuUsage(cpu)
  const used: Used = { before, peak, processor: (user + system) / 1000, heldUp: delay.max / 1e6 }
  process.send?.(used)
  await server.close()
  process.disconnect()
})
process.send?.(server.baseUrl)
