import { warn } from "../lib/report.ts"
import { onForget } from "./lifetime.ts"

/** Where her picture for the drapes is kept, if she wants it kept. */
export const PORTRAIT_DATABASE = "stylin-portrait"

// In every visit, not only in those that show her picture: she may sign out anywhere.
onForget(() => void dropPortrait())

/** Erases what is kept, with all that held it. Reports its own failures and never rejects. */
export async function dropPortrait(): Promise<void> {
  if (typeof indexedDB === "undefined") return
  try {
    await settled(indexedDB.deleteDatabase(PORTRAIT_DATABASE))
  } catch (cause) {
    warn("A picture kept on this device could not be erased.", cause)
  }
}

/** What a request of the browser's store comes to. */
export function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error("The browser's store failed."))
  })
}
