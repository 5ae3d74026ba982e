// Asks a server for its health all the time, in a process of its own: one that also makes the calls would measure
// how late it is itself. Asked by a message, it tells how long each answer took since the last time, in milliseconds.
import { setTimeout as wait } from "node:timers/promises"

const PAUSE_MS = 100

const [, , url = ""] = process.argv
let took: number[] = []
let isAsked = false
process.on("message", () => {
  isAsked = true
})
process.on("disconnect", () => process.exit(0))
for (;;) {
  const from = performance.now()
  await (await fetch(url)).arrayBuffer()
  took.push(performance.now() - from)
  if (isAsked) {
    process.send?.(took)
    took = []
    isAsked = false
  }
  await wait(PAUSE_MS)
}
