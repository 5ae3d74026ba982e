import { subscribe } from "valtio/vanilla"
import { showSnackbar, snackbar } from "../shell/snackbar.ts"
import type { Removal } from "./removals.ts"

interface Offer {
  readonly text: string
  /** Said where it is too late to take it back. */
  readonly tooLate: string
  /** Removes at once; the provider hears of it when `over` resolves. */
  readonly remove: (over: Promise<void>) => Removal
}

/** Removes something, and offers to take that back for as long as the message is there. */
export function offerRemoval({ text, tooLate, remove }: Offer): void {
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  const removal = remove(over)
  const undo = () => {
    const isBack = removal.takeBack()
    if (!isBack) showSnackbar({ text: tooLate, color: "orange" })
  }
  showSnackbar({ text, color: "red", undo })
  const stop = subscribe(snackbar, () => {
    if (snackbar.message?.undo === undo) return
    stop()
    end()
  })
}
