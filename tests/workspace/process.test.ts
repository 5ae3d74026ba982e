import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createClient } from "@stylin/api/client"
import { getPending, parsePhotos, register } from "@stylin/api/contract"
import { copySqlite, drawOutfit } from "@stylin/server/testing"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { freePort, runStylin, type StylinProcess, startStylin } from "../support/stylin-process.ts"

describe("the server's process", () => {
  let dataDirectory: string
  beforeEach(async () => {
    dataDirectory = await mkdtemp(join(tmpdir(), "stylin-process-"))
    await copySqlite("demo", join(dataDirectory, "stylin.db"))
  })
  afterEach(() => rm(dataDirectory, { recursive: true }))

  it("refuses a data directory that another process uses, and does not disturb that process", async () => {
    const first = await startStylin({ dataDirectory })

    const second = await runStylin({ DATA_DIR: dataDirectory, PORT: "0" })

    expect(second.code).toBe(1)
    expect(second.said).toContain("already in use by another Stylin process")
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
    expect(await first.stop()).toBe(0)
  })

  it("starts on a data directory whose process was killed", async () => {
    const first = await startStylin({ dataDirectory })
    await first.kill()

    const second = await startStylin({ dataDirectory })

    expect((await fetch(`${second.url}/readyz`)).status).toBe(200)
    expect(await second.stop()).toBe(0)
  })

  it("serves the configured app, or only the API without one", async () => {
    const webDirectory = join(dataDirectory, "app")
    await mkdir(webDirectory)
    await writeFile(join(webDirectory, "index.html"), "<!doctype html><title>Told</title>")
    await writeFile(join(webDirectory, "screens.json"), '["/", "/feed"]')
    // Empty, so that the first of the two fills its catalogue.
    const kept = join(dataDirectory, "kept")

    const alone = await startStylin({ dataDirectory: kept })
    const page = await fetch(`${alone.url}/feed`)
    await alone.stop()
    const told = await startStylin({ dataDirectory: kept, webDirectory })
    const toldPage = await fetch(`${told.url}/feed`)
    await told.stop()

    expect(page.status).toBe(404)
    expect(await toldPage.text()).toContain("Told")
  })

  it("ends within ten seconds of SIGTERM, and later reads what it was reading", async () => {
    const asked = Promise.withResolvers<void>()
    // A model that never answers: reading her photo waits as long as allowed.
    const model = createServer(() => asked.resolve())
    await new Promise<void>((resolve) => model.listen(0, "127.0.0.1", resolve))
    const { port } = model.address() as AddressInfo // which a server that listens on a port has
    const env = { VISION_API_URL: `http://127.0.0.1:${port}/v1`, VISION_MODEL: "silent" }
    const first = await startStylin({ dataDirectory, env })
    let token: string | undefined
    const clientOf = ({ url }: StylinProcess) =>
      createClient({ baseUrl: `${url}/api`, getToken: () => token, timeoutMs: 60_000 })
    const { call } = clientOf(first)
    const body = { email: "ada@example.org", password: "long enough" }
    token = (await call(register, { body })).access_token
    const drawn = await drawOutfit([{ kind: "day_dress", colours: [{ colour: "red" }] }])
    const files = [new Blob([new Uint8Array(drawn)])]
    const answer = call(parsePhotos, { files, query: { shows: "outfits" } })
    await asked.promise

    const start = performance.now()
    const code = await first.stop()
    const took = performance.now() - start
    model.closeAllConnections()
    model.close()

    expect(code).toBe(0)
    expect(took).toBeLessThan(10_000)
    // She is told that the photo has arrived, without waiting.
    expect(await answer).toEqual([])
    const second = await startStylin({ dataDirectory })
    const later = clientOf(second)
    const stateOf = async () => (await later.call(getPending))[0]?.state
    await expect.poll(stateOf).toBe("ready")
    expect(await second.stop()).toBe(0)
  })

  it("answers Prometheus on a port of its own, until it ends", async () => {
    const metricsPort = await freePort()
    const env = { METRICS_PORT: String(metricsPort) }
    const server = await startStylin({ dataDirectory, env })

    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()

    expect(metrics).toMatch(/^stylin_store_up 1$/m)
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404)
    expect(await server.stop()).toBe(0)
  })

  it("names an invalid setting, and its port if it is taken", async () => {
    const first = await startStylin({ dataDirectory })
    const port = new URL(first.url).port

    const wrong = await runStylin({ DATA_DIR: dataDirectory, PORT: "many" })
    const taken = await runStylin({ DATA_DIR: join(dataDirectory, "second"), PORT: port })
    await first.stop()

    expect(wrong).toEqual({
      code: 1,
      said: expect.stringContaining("PORT: must be a whole number"),
    })
    expect(taken).toEqual({ code: 1, said: expect.stringContaining("PORT: is already in use") })
  })
})
