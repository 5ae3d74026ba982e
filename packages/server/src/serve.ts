// The server: reads the settings, opens the store, listens, and ends cleanly when told to.
import process from "node:process"
import { buildApp } from "./app.ts"
import { startWork } from "./background/start-work.ts"
import { type Config, readConfig } from "./config.ts"
import { lockDataDirectory } from "./database/data-directory.ts"
import { explainStart } from "./explain-start.ts"
import { DEFAULT_LIMITS } from "./limits/limits.ts"
import { createLog } from "./log.ts"
import { serveMetrics } from "./metrics/listen.ts"
import { pingObjects } from "./objects/object-store.ts"
import { closeServices, type Log, openServices } from "./start.ts"

/**
 * Whoever stops the process may kill it after 10 s, and a busy machine is late. By then everything
 * answered is durable, and pending work is in the store.
 */
const END_LIMIT_MS = 6_000

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const lock = lockDataDirectory(config.dataDirectory)
  const log = createLog(config.logLevel)
  const services = await openServices({ config, limits: DEFAULT_LIMITS, log, clock: Date.now })
  const app = await buildApp(services, log)
  const work = startWork(services, log)
  let stopping = Promise.resolve()
  app.addHook("preClose", async () => {
    // While running calls are still answered.
    stopping = work.stop().catch((error: unknown) => {
      log.error({ err: error }, "running work could not be given back")
    })
  })
  const metrics = config.metrics && (await serveMetrics(services, config.metrics))
  if (metrics) log.info({ address: metrics.address }, "metrics are served")
  let isEnding = false
  async function end(): Promise<void> {
    if (isEnding) return
    isEnding = true
    setTimeout(killThis, END_LIMIT_MS, log).unref()
    await app.close()
    await stopping
    await metrics?.close()
    await closeServices(services)
    lock.release()
    process.exit(0)
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      end().catch((error: unknown) => {
        log.error({ err: error }, "the server did not end cleanly")
        process.exit(1)
      })
    })
  }

  const address = new URL(await app.listen({ host: config.host, port: config.port }))
  services.composer.prepare().catch((error: unknown) => {
    log.error({ err: error }, "the catalogue could not be indexed; the next feed tries again")
  })
  pingObjects(services.objects).catch((error: unknown) => {
    log.error({ err: error }, "photos cannot be kept just now; /readyz says when they can")
  })
  // Port 0 lets the system choose one.
  const port = Number(address.port)
  process.stdout.write(`\nStylin is ready: ${config.publicUrl ?? urlOf({ ...config, port })}\n\n`)
}

/**
 * Kills the process if it does not end by itself: it would wait for a picture being decoded, which
 * cannot be stopped. Whatever it has promised is in the store.
 */
function killThis(log: Log): void {
  log.warn({}, "running work did not end in time; the next start continues it")
  process.kill(process.pid, "SIGKILL")
}

function urlOf({ host, port }: Config): string {
  const everywhere = host === "0.0.0.0" || host === "::"
  const name = host.includes(":") ? `[${host}]` : host
  return `http://${everywhere ? "localhost" : name}:${port}`
}

main().catch((error: unknown) => {
  process.stderr.write(`${explainStart(error)}\n`)
  process.exit(1)
})
