export interface StoredObject {
  readonly bytes: Uint8Array
  readonly contentType: string
}

/** Keeps bytes under keys: photos, which are too large for the database. */
export interface ObjectStore {
  /** Writes an object, or replaces it completely; it is durable when the promise settles. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Undefined if there is no such object. */
  get(key: string): Promise<StoredObject | undefined>
  /** Does nothing if there is no such object. */
  delete(key: string): Promise<void>
}

/** Large enough to need room on a disk. */
const PROBE = new Uint8Array(16 * 1024)

/**
 * Resolves if a store accepts objects just now; throws what prevents it. Leaves one object there.
 */
export async function pingObjects(objects: ObjectStore): Promise<void> {
  await objects.put("ready", PROBE, "application/octet-stream")
}

/** The objects' service cannot be reached, or refuses every request. */
export class ObjectsUnavailable extends Error {
  override readonly name = "ObjectsUnavailable"
  readonly code = "objects-unavailable"
}

/** A key that could lead out of the store, or that one of the stores could not keep. */
export class BadObjectKey extends Error {
  override readonly name = "BadObjectKey"
  readonly code = "bad-object-key"
}

/**
 * Keys are one or more names separated by slashes; a name has letters, digits, "-", "_" and, except
 * at its start, dots. Throws `BadObjectKey` for any other.
 */
export function checkKey(key: string): void {
  if (key.length > 200 || !/^[a-z0-9_-][a-z0-9._-]*(?:\/[a-z0-9_-][a-z0-9._-]*)*$/i.test(key)) {
    throw new BadObjectKey(`Not a key of the object store: ${JSON.stringify(key.slice(0, 80))}`)
  }
}
