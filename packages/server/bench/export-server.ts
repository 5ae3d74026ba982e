// The benchmark's server process: the real server on the embedded store, with as many photos as
// requested. It reports its memory and how long its event loop was blocked.
import { randomBytes } from "node:crypto"
import { monitorEventLoopDelay } from "node:perf_hooks"
import { keepShot, startTestServer } from "../src/testing/index.ts"

const EVERY_MS = 10

/** The benchmark's requests: photos for an account, or the measurements since the last request. */
export interface Asked {
  readonly accountId?: string
  readonly photos?: number
  readonly photoBytes?: number
}

const server = await startTestServer()
let most = 0
const delay = monitorEventLoopDelay({ resolution: EVERY_MS })
delay.enable()
setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss())
}, EVERY_MS)

process.on("message", async ({ accountId, photos = 0, photoBytes = 0 }: Asked) => {
  for (let count = 0; accountId !== undefined && count < photos; count += 1) {
    const photo = { bytes: randomBytes(photoBytes), contentType: "image/jpeg" }
    await keepShot(server.services, accountId, photo)
  }
  process.send?.({ rss: process.memoryUsage.rss(), most, heldUpMs: delay.max / 1e6 })
  most = 0
  delay.reset()
})
process.on("disconnect", () => {
  server.close().then(
    () => process.exit(0),
    () => process.exit(1),
  )
})
process.send?.({ baseUrl: server.baseUrl })
