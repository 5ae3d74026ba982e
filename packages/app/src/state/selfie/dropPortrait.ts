import { warn } from "../../lib/report.ts"
import { onForget } from "../kept/lifetime.ts"

/** The database of her picture for the drapes, if she wants it kept. */
export const PORTRAIT_DATABASE = "stylin-portrait"

// In every visit, not only those that show her picture: she may sign out anywhere.
onForget(dropPortrait)

/** Erases the kept picture and its database. Reports its own failures and never throws. */
export function dropPortrait(): void {
  if (typeof indexedDB === "undefined") return
  try {
    const request = indexedDB.deleteDatabase(PORTRAIT_DATABASE)
    request.onerror = () => report(request.error)
  } catch (cause) {
    // The browser may forbid it.
    report(cause)
  }
}

function report(cause: unknown): void {
  warn("A picture kept on this device could not be erased.", cause)
}
