// The benchmark's server process: the real server on the embedded store, without limits, over a
// given number of products. With "sheds" as the third argument it turns calls away as it does outside.
import { DEFAULT_LIMITS } from "../src/limits/limits.ts"
import { removeFeed } from "../src/stores/product-feeds.ts"
import { type ImportedProduct, upsertProducts } from "../src/stores/products.ts"
import { startTestServer } from "../src/testing/index.ts"
import { shopProducts } from "./products.ts"

const UNLIMITED = { max: 1_000_000_000, windowMs: 60_000 }
const AT_ONCE = 5000

const { eventLoopDelayMs, soonMs, composingWaitMs } = DEFAULT_LIMITS
const server = await startTestServer({
  limits: {
    account: UNLIMITED,
    address: UNLIMITED,
    credentialsAddress: UNLIMITED,
    pictureAddress: UNLIMITED,
    ...(process.argv[4] === "sheds" && { eventLoopDelayMs, soonMs, composingWaitMs }),
  },
})
const { queries } = server.services.database
await removeFeed(queries, "demo")
let some: ImportedProduct[] = []
for (const product of shopProducts(Number(process.argv[2]), Number(process.argv[3]))) {
  some.push(product)
  if (some.length < AT_ONCE) continue
  await upsertProducts(queries, some, 1)
  some = []
}
await upsertProducts(queries, some, 1)
await server.services.composer.prepare()

process.send?.({ baseUrl: server.baseUrl })
// Answers every message with the processor time of all its threads, and the memory they hold.
process.on("message", () => {
  process.send?.({ computed: process.cpuUsage(), rss: process.memoryUsage.rss() })
})
process.on("disconnect", () => {
  server.close().then(
    () => process.exit(0),
    () => process.exit(1),
  )
})
