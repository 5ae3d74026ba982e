import { isLeft } from "../kept/leftBehind.ts"
import { dismissSnackbar } from "../shell/snackbar.ts"

/** Tells the provider now what she deleted a moment ago, so that she can take it back no more. Never rejects. */
export async function tellRemovals(): Promise<void> {
  if (!isLeft("removals")) return
  const { sendRemovals } = await import("./removals.ts")
  dismissSnackbar()
  await sendRemovals({ isLastChance: true })
}
