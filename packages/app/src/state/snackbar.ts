import type { SnackbarColour } from "@stylin/ui"
import { proxy } from "valtio/vanilla"
import { TIMINGS } from "../timings.ts"

export interface SnackbarMessage {
  /** Tells one message from the next, even where both say the same. */
  readonly id: number
  readonly text: string
  readonly color: SnackbarColour
}

/** The one message at the foot of the screen. */
export const snackbar = proxy<{ message: SnackbarMessage | null }>({ message: null })

let lastId = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Shows a message in place of any other, for `timeout` milliseconds. */
export function showSnackbar(options: {
  text: string
  color?: SnackbarColour
  timeout?: number
}): void {
  const { text, color = "green", timeout = TIMINGS.snackbar } = options
  clearTimeout(timer)
  lastId += 1
  snackbar.message = { id: lastId, text, color }
  timer = setTimeout(dismissSnackbar, timeout)
}

/** Takes the message away before its time. */
export function dismissSnackbar(): void {
  clearTimeout(timer)
  snackbar.message = null
}
