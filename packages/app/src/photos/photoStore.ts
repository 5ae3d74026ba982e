// Photos that wait to be sent, kept on the device over reloads. The service worker puts photos
// here too that another app shares, so this imports nothing of the page.
import { PHOTOS_DATABASE } from "./photosDatabase.ts"

const STORE = "photos"
const BY_TIME = "by time"

/** The most photos that are kept at a time. */
export const MOST_STORED = 500

/** What photos show: single garments, or herself wearing several. */
export type QueuedSubject = "garments" | "outfits"

/** How the provider answered about a photo. */
export type QueueOutcome =
  | { readonly kind: "waiting" }
  /** How many garments were found on it. */
  | { readonly kind: "found"; readonly count: number }
  /** The provider still reads it; what it finds waits for her review. */
  | { readonly kind: "later" }
  | { readonly kind: "nothing" }
  | { readonly kind: "failed"; readonly reason: string; readonly final: boolean }

/** A photo of the queue as it is kept. */
export interface StoredPhoto {
  readonly id: string
  /** When it came, in milliseconds since 1970, and its place among those that came with it. */
  readonly cameAt: readonly [number, number]
  readonly name: string
  /** Null once it is sent. */
  readonly blob: Blob | null
  /** Whether it is ready to be sent as it is. */
  readonly isPrepared: boolean
  readonly subject: QueuedSubject
  /** Identifies the call that it is sent with, so that a repeat keeps no second copy. */
  readonly batch: string | null
  /** Shared by another app: sent only once she says so. */
  readonly isHeld: boolean
  readonly outcome: QueueOutcome
}

/** A photo as it arrives. */
export function arrived(
  came: Pick<StoredPhoto, "id" | "cameAt" | "subject" | "isHeld"> & { readonly file: File },
): StoredPhoto {
  const { file, ...photo } = came
  return {
    ...photo,
    name: file.name,
    blob: file,
    isPrepared: false,
    batch: null,
    outcome: { kind: "waiting" },
  }
}

/** Every kept photo, in the order in which they came. Rejects if the browser's store fails. */
export async function readStored(): Promise<StoredPhoto[]> {
  let photos: unknown[] = []
  await within("readonly", (store) => {
    const asked = store.index(BY_TIME).getAll()
    asked.onsuccess = () => {
      photos = asked.result
    }
  })
  // Only this module writes there.
  return photos as StoredPhoto[]
}

/** Keeps photos, in place of those with the same ids. Rejects if the browser's store fails. */
export async function storePhotos(photos: readonly StoredPhoto[]): Promise<void> {
  await within("readwrite", (store) => {
    for (const photo of photos) store.put(photo)
  })
}

/** Removes photos. Rejects if the browser's store fails. */
export async function dropStored(ids: readonly string[]): Promise<void> {
  await within("readwrite", (store) => {
    for (const id of ids) store.delete(id)
  })
}

/** Does work in one transaction; resolves once it is written. */
async function within(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => void,
): Promise<void> {
  if (typeof indexedDB === "undefined") throw new Error("This browser keeps no photos.")
  const database = await open()
  // A sign-out elsewhere erases the database, which an open one would keep waiting.
  database.onversionchange = () => database.close()
  try {
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode)
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new Error("The store is full."))
      work(transaction.objectStore(STORE))
    })
  } finally {
    database.close()
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(PHOTOS_DATABASE, 1)
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(STORE, { keyPath: "id" }).createIndex(BY_TIME, "cameAt")
    }
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error ?? new Error("The browser's store failed."))
  })
}
