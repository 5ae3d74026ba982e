import { getPriority } from "node:os"
import { Worker } from "node:worker_threads"
import { expect, it } from "vitest"

const THREAD = `
  const { getPriority } = require("node:os")
  const { parentPort, workerData } = require("node:worker_threads")
  import(workerData).then(({ standBehindCalls }) => {
    standBehindCalls()
    parentPort.postMessage(getPriority())
  })`

it.runIf(process.platform === "linux")("a thread steps back, and nothing else does", async () => {
  const before = getPriority()
  const workerData = new URL("./thread-priority.ts", import.meta.url).href
  const thread = new Worker(THREAD, { eval: true, workerData })
  const { promise: behind, resolve, reject } = Promise.withResolvers<number>()
  thread.on("message", resolve).on("error", reject)
  expect(await behind).toBe(Math.min(before + 5, 19))
  expect(getPriority()).toBe(before)
  await thread.terminate()
})
