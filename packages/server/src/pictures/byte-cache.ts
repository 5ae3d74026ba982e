/** Keeps the most recently used entries, up to a number of bytes. */
export interface ByteCache {
  get(name: string): Uint8Array | undefined
  set(name: string, bytes: Uint8Array): void
}

export function createByteCache(maxBytes: number): ByteCache {
  // A map iterates in insertion order, so the first entry is the least recently used.
  const kept = new Map<string, Uint8Array>()
  let size = 0

  function drop(name: string): void {
    size -= kept.get(name)?.length ?? 0
    kept.delete(name)
  }

  return {
    get(name) {
      const bytes = kept.get(name)
      if (!bytes) return undefined
      kept.delete(name)
      kept.set(name, bytes)
      return bytes
    },
    set(name, bytes) {
      drop(name)
      if (bytes.length > maxBytes) return
      kept.set(name, bytes)
      size += bytes.length
      for (const oldest of kept.keys()) {
        if (size <= maxBytes) return
        drop(oldest)
      }
    },
  }
}
