import { once } from "node:events"
import { Worker } from "node:worker_threads"
import { afterEach, describe, expect, it } from "vitest"
import { limitWork } from "./work-limit.ts"

const LONG_MS = 600_000

describe("limitWork", () => {
  let thread: Worker
  afterEach(() => thread.terminate())

  /** A thread that does this once it is told to. */
  async function start(task: string): Promise<void> {
    thread = new Worker(
      `const { parentPort } = require("node:worker_threads")
       parentPort.once("message", () => { ${task} })
       parentPort.postMessage("ready")`,
      { eval: true },
    )
    await once(thread, "message")
  }

  it("ends what works too long", async () => {
    await start("while (true) {}")
    const { signal, end } = limitWork(() => thread, { workMs: 50, clockMs: LONG_MS })
    thread.postMessage("go")

    await once(signal, "abort")

    end()
  })

  it("lets what only waits go on until the clock ends it", async () => {
    await start("setInterval(() => {}, 1000)")
    const { signal, end } = limitWork(() => thread, { workMs: 100, clockMs: 300 })
    const began = performance.now()
    thread.postMessage("go")

    await once(signal, "abort")

    expect(performance.now() - began).toBeGreaterThanOrEqual(290)
    end()
  })

  it("does not count what the thread did before", async () => {
    await start(`const end = performance.now() + 400
       while (performance.now() < end) {}
       parentPort.postMessage("done")`)
    thread.postMessage("go")
    await once(thread, "message")
    const { signal, end } = limitWork(() => thread, { workMs: 300, clockMs: 700 })
    const began = performance.now()

    await once(signal, "abort")

    expect(performance.now() - began).toBeGreaterThanOrEqual(690)
    end()
  })
})
