import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { freePort, runStylin, startStylin } from "../support/stylin-process.ts"

describe("the server's process", () => {
  let dataDirectory: string
  beforeEach(async () => {
    dataDirectory = await mkdtemp(join(tmpdir(), "stylin-process-"))
  })
  afterEach(() => rm(dataDirectory, { recursive: true }))

  it("refuses a data directory that another one uses, and leaves the other alone", async () => {
    const first = await startStylin({ dataDirectory, port: await freePort() })

    const second = await runStylin({ DATA_DIR: dataDirectory, PORT: "0" })

    expect(second.code).toBe(1)
    expect(second.said).toContain("already in use by another Stylin process")
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
    expect(await first.stop()).toBe(0)
  })

  it("starts on a data directory whose process was killed", async () => {
    const port = await freePort()
    const first = await startStylin({ dataDirectory, port })
    await first.kill()

    const second = await startStylin({ dataDirectory, port })

    expect((await fetch(`${second.url}/readyz`)).status).toBe(200)
    expect(await second.stop()).toBe(0)
  })

  it("serves the app that it is told of, and without one only the API", async () => {
    const webDirectory = join(dataDirectory, "app")
    await mkdir(webDirectory)
    await writeFile(join(webDirectory, "index.html"), "<!doctype html><title>Told</title>")
    const kept = join(dataDirectory, "kept")

    const alone = await startStylin({ dataDirectory: kept, port: await freePort() })
    const page = await fetch(`${alone.url}/feed`)
    await alone.stop()
    const told = await startStylin({ dataDirectory: kept, port: await freePort(), webDirectory })
    const toldPage = await fetch(`${told.url}/feed`)
    await told.stop()

    expect(page.status).toBe(404)
    expect(await toldPage.text()).toContain("Told")
  })

  it("names a setting that does not fit, and its port when it is taken", async () => {
    const first = await startStylin({ dataDirectory, port: await freePort() })
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
