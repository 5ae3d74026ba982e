import type { SnackbarColour } from "@stylin/ui"
import { proxy } from "valtio/vanilla"
import { TIMINGS } from "../../timings.ts"

export interface SnackbarMessage {
  /** Tells one message from the next, even if both say the same. */
  readonly id: number
  readonly text: string
  readonly color: SnackbarColour
  /** How long it is shown, in milliseconds; the snackbar component keeps the time. */
  readonly timeout: number
}

/** The one message at the bottom of the screen. */
export const snackbar = proxy<{ message: SnackbarMessage | null }>({ message: null })

let lastId = 0

/** Shows a message, replacing any other. */
export function showSnackbar(options: {
  text: string
  color?: SnackbarColour
  timeout?: number
}): void {
  const { text, color = "green", timeout = TIMINGS.snackbar } = options
  lastId += 1
  snackbar.message = { id: lastId, text, color, timeout }
}

export function dismissSnackbar(): void {
  snackbar.message = null
}
