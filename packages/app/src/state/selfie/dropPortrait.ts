import { warn } from "../../lib/report.ts"
import { PHOTOS_DATABASE } from "../../photos/photosDatabase.ts"
import { onForget } from "../kept/lifetime.ts"

/** The database of her picture for the drapes, if she wants it kept. */
export const PORTRAIT_DATABASE = "stylin-portrait"

// In every visit, not only those that show her pictures: she may sign out anywhere.
onForget(() => {
  dropPortrait()
  drop(PHOTOS_DATABASE)
})

/** Erases the kept picture and its database. Reports its own failures and never throws. */
export function dropPortrait(): void {
  drop(PORTRAIT_DATABASE)
}

function drop(database: string): void {
  if (typeof indexedDB === "undefined") return
  try {
    const request = indexedDB.deleteDatabase(database)
    request.onerror = () => report(request.error)
  } catch (cause) {
    // The browser may forbid it.
    report(cause)
  }
}

function report(cause: unknown): void {
  warn("A picture kept on this device could not be erased.", cause)
}
