import { randomUUID } from "node:crypto"
import { mkdir, open, readFile, rename, rm } from "node:fs/promises"
import { dirname, join, resolve } from "node:path"
import { checkKey, type ObjectStore, type StoredObject } from "./object-store.ts"

// Longer than any content type; tells the header line from the bytes of a damaged file.
const MAX_HEADER_BYTES = 256
const NEWLINE = 0x0a

/**
 * An object store in a directory. Each object is one file: its content type on a line, then its
 * bytes. One file and one rename make an object appear whole or not at all.
 */
export function createFileObjects(directory: string): ObjectStore {
  const top = resolve(directory)

  function pathOf(key: string): string {
    checkKey(key)
    return join(top, key)
  }

  return {
    async put(key, bytes, contentType) {
      const path = pathOf(key)
      const header = headerFor(contentType)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      // A name that is not a valid key, so that it can never be read as an object.
      const draft = join(dirname(path), `.draft-${randomUUID()}`)
      try {
        await writeDurably(draft, [header, bytes])
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      await syncDirectories(top, dirname(path))
    },

    async get(key) {
      try {
        return parse(await readFile(pathOf(key)))
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },

    async delete(key) {
      await rm(pathOf(key), { force: true })
    },
  }
}

function headerFor(contentType: string): Buffer {
  const header = Buffer.from(`${contentType}\n`)
  if (header.length > MAX_HEADER_BYTES || header.indexOf(NEWLINE) !== header.length - 1) {
    throw new TypeError("A content type must be one short line.")
  }
  return header
}

function parse(file: Buffer): StoredObject {
  const end = file.subarray(0, MAX_HEADER_BYTES).indexOf(NEWLINE)
  if (end < 0) throw new Error("A file of the object store has no content type.")
  return { contentType: file.toString("utf8", 0, end), bytes: file.subarray(end + 1) }
}

async function writeDurably(path: string, parts: readonly Uint8Array[]): Promise<void> {
  const file = await open(path, "wx", 0o600)
  try {
    for (const part of parts) await file.writeFile(part)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A new name is durable only when its directory is; so are the directories created on the way. */
async function syncDirectories(top: string, leaf: string): Promise<void> {
  const directory = await open(leaf, "r")
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
  if (leaf !== top) await syncDirectories(top, dirname(leaf))
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT"
}
