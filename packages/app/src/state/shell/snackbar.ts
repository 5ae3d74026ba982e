import type { SnackbarTone } from "@stylin/ui"
import { proxy } from "valtio/vanilla"
import { TIMINGS } from "../../timings.ts"

export interface SnackbarMessage {
  /** Tells one message from the next, even if both say the same. */
  readonly id: number
  readonly text: string
  readonly color: SnackbarTone
  /** How long it is shown, in milliseconds; the snackbar component keeps the time. */
  readonly timeout: number
  /** Takes back what it tells of; shown as a button. */
  readonly undo?: (() => void) | undefined
}

/** The one message at the bottom of the screen. */
export const snackbar = proxy<{ message: SnackbarMessage | null }>({ message: null })

let lastId = 0

/** Shows a message, replacing any other. */
export function showSnackbar(options: {
  text: string
  color?: SnackbarTone
  timeout?: number
  undo?: () => void
}): void {
  const { text, color = "green", undo } = options
  const { timeout = undo ? TIMINGS.snackbarUndo : TIMINGS.snackbar } = options
  lastId += 1
  snackbar.message = { id: lastId, text, color, timeout, undo }
}

export function dismissSnackbar(): void {
  snackbar.message = null
}
