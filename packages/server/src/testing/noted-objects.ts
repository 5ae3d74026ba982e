import type { ObjectStore } from "../objects/object-store.ts"

/** The object store, which notes the keys of what lies in it from now on. */
export function noteKeys(objects: ObjectStore, keys: Set<string>): ObjectStore {
  return {
    ...objects,
    async put(key, bytes, contentType) {
      await objects.put(key, bytes, contentType)
      keys.add(key)
    },
    async delete(key) {
      await objects.delete(key)
      keys.delete(key)
    },
  }
}
