import { endSession } from "../packages/app/src/state/session/auth.ts"
import { network } from "../packages/app/src/state/shell/network.ts"
import { dismissSnackbar } from "../packages/app/src/state/shell/snackbar.ts"

/**
 * Gives a story the device as nobody has used it: what the story before it kept, here or in memory, and what it had on
 * its way, is gone.
 */
export async function freshDevice(): Promise<void> {
  endSession()
  // A message outlasts its screen.
  dismissSnackbar()
  Object.assign(network, { isOnline: true, isReached: true })
  const [databases, kept] = await Promise.all([indexedDB.databases(), caches.keys()])
  await Promise.all([
    ...databases.flatMap(({ name }) => (name === undefined ? [] : erase(name))),
    ...kept.map((name) => caches.delete(name)),
  ])
}

/** Waits for who still has the database open, as a page does that is being left. */
function erase(database: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(database)
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error ?? new Error(`${database} could not be erased.`))
  })
}
