import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Gauges, gauges } from "../long/gauges.ts"
import { freePort, startStylin } from "../support/stylin-process.ts"

/** A server as an operator runs it, with its limits and its settings of memory, over a store of its own. */
export interface ShippedServer {
  /** The API's base URL, with `/api` at the end. */
  readonly baseUrl: string
  gauges(): Promise<Gauges>
  stop(): Promise<void>
}

const FILL = join(import.meta.dirname, "../../packages/server/bench/fill.ts")

/**
 * Starts a server behind a proxy, so that each person may have an address of her own (`addressOf`).
 * @param products how many it sells; the demo's if there are none
 */
export async function startShipped(products: number, seed: number): Promise<ShippedServer> {
  const dataDirectory = await mkdtemp(join(tmpdir(), "stylin-load-"))
  if (products > 0) await fill(dataDirectory, products, seed)
  const metricsPort = await freePort()
  const env = { METRICS_PORT: String(metricsPort), TRUST_PROXY: "1" }
  const server = await startStylin({ dataDirectory, env })
  // A measurement that fails leaves no server behind.
  process.once("exit", server.kill)
  return {
    baseUrl: `${server.url}/api`,
    gauges: () => gauges(metricsPort),
    async stop() {
      process.off("exit", server.kill)
      await server.stop()
      await rm(dataDirectory, { recursive: true })
    },
  }
}

/** What the proxy says of the address of the person with this number. */
export function addressOf(person: number): { "x-forwarded-for": string } {
  return { "x-forwarded-for": `10.1.${person >> 8}.${person & 255}` }
}

async function fill(dataDirectory: string, products: number, seed: number): Promise<void> {
  const args = [FILL, dataDirectory, String(products), String(seed)]
  const [code] = await once(spawn(process.execPath, args, { stdio: "inherit" }), "exit")
  if (code !== 0) throw new Error("The store could not be filled.")
}
