import { warn } from "../../lib/report.ts"
import { PORTRAIT_DATABASE } from "./dropPortrait.ts"

const STORE = "pictures"
const KEY = "own"

/** The picture kept on this device; undefined if there is none or it cannot be read. */
export async function readPortrait(): Promise<Blob | undefined> {
  try {
    const found: unknown = await within("readonly", (store) => store.get(KEY))
    return found instanceof Blob ? found : undefined
  } catch (cause) {
    warn("A picture kept on this device could not be read.", cause)
    return undefined
  }
}

/** Keeps a picture on this device. Rejects if the browser does not allow it. */
export async function storePortrait(picture: Blob): Promise<void> {
  await within("readwrite", (store) => store.put(picture, KEY))
}

async function within(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  if (typeof indexedDB === "undefined") throw new Error("This browser keeps no pictures.")
  const opening = indexedDB.open(PORTRAIT_DATABASE, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
  const database = await settled(opening)
  try {
    return await settled(work(database.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    database.close()
  }
}

/** The result of a request to IndexedDB. */
function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error("The browser's store failed."))
  })
}
