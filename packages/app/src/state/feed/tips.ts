import { proxy } from "valtio/vanilla"
import { onForget } from "../kept/lifetime.ts"
import { readText, writeText } from "../kept/persistence.ts"

const KEY = "preflightEnded"

/** Whether she has seen or skipped the tips of the feed. */
export const tips = proxy({ areEnded: readText(KEY) === "1" })
onForget(() => {
  tips.areEnded = false
})

/** Hides the tips on this device until she signs out. */
export function endTips(): void {
  tips.areEnded = true
  writeText(KEY, "1")
}
