import type { Profile } from "@stylin/api/contract"
import { proxy } from "valtio/vanilla"
import { warn } from "../../lib/report.ts"
import { onForget } from "../kept/lifetime.ts"
import { readText, writeText } from "../kept/persistence.ts"

const KEY = "preflightEnded"

/** Whether she has seen or skipped the tips of the feed. */
export const tips = proxy({ areEnded: readText(KEY) === "1" })
onForget(() => {
  tips.areEnded = false
})

/** Hides the tips on this device until she signs out; her account remembers them beyond that. */
export function endTips(): void {
  tips.areEnded = true
  writeText(KEY, "1")
}

/** Has her account remember that she has seen the tips. Never rejects: if it fails, the next visit tries again. */
export async function rememberTips(): Promise<void> {
  try {
    const { tellTips } = await import("./tellTips.ts")
    await tellTips()
  } catch (cause) {
    warn("That the tips were seen could not be saved.", cause)
  }
}

/** Takes over whether her account has seen the tips, and tells it if she has seen them here. Never rejects. */
export async function trustTips({ tips_ended }: Pick<Profile, "tips_ended">): Promise<void> {
  if (tips_ended) endTips()
  // Left out, nothing is kept of it.
  else if (tips_ended === false && tips.areEnded) await rememberTips()
}
