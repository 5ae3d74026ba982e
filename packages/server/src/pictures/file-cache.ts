import { createHash, randomUUID } from "node:crypto"
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"

/** Keeps entries as files, up to a number of bytes; the oldest go first. */
export interface FileCache {
  get(name: string): Promise<Uint8Array | undefined>
  /** Never rejects: a cache that cannot be written is reported, and works without. */
  set(name: string, bytes: Uint8Array): Promise<void>
  /** Resolves when all is written. */
  close(): Promise<void>
}

export interface FileCacheOptions {
  /** Holds this cache alone; made when first written to. */
  readonly directory: string
  /** Entries of other editions are removed. */
  readonly edition: string
  readonly maxBytes: number
  readonly warn: (details: object, line: string) => void
}

/** Below the limit by this share after making room, so that room is not made for each entry. */
const LEFT_AFTER = 0.8

export function createFileCache({
  directory,
  edition,
  maxBytes,
  warn,
}: FileCacheOptions): FileCache {
  const folder = join(directory, edition)
  const pathOf = (name: string) =>
    join(folder, createHash("sha256").update(name).digest("base64url"))
  /** Bytes in the folder, once it is there. */
  let size: number | undefined
  /** One write after another, so that the size is true. */
  let writing = Promise.resolve()

  async function open(): Promise<number> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    for (const other of await readdir(directory))
      if (other !== edition) await rm(join(directory, other), { recursive: true })
    const files = await listed(folder)
    return files.reduce((sum, file) => sum + file.size, 0)
  }

  async function write(name: string, bytes: Uint8Array): Promise<void> {
    size ??= await open()
    const path = pathOf(name)
    const draft = `${path}.${randomUUID()}`
    await writeFile(draft, bytes, { mode: 0o600 })
    await rename(draft, path)
    size += bytes.length
    if (size > maxBytes) size = await makeRoom(folder, maxBytes * LEFT_AFTER)
  }

  return {
    async get(name) {
      try {
        return await readFile(pathOf(name))
      } catch {
        // Missing, or unreadable: then it is made again.
        return undefined
      }
    },
    set(name, bytes) {
      writing = writing
        .then(() => write(name, bytes))
        .catch((error: unknown) => warn({ err: error }, "a picture could not be kept as a file"))
      return writing
    },
    close: () => writing,
  }
}

/** The files of a folder, the oldest first. */
async function listed(folder: string) {
  const names = await readdir(folder)
  const files = await Promise.all(
    names.map(async (name) => {
      const { size, mtimeMs } = await stat(join(folder, name))
      return { path: join(folder, name), size, mtimeMs }
    }),
  )
  return files.toSorted((a, b) => a.mtimeMs - b.mtimeMs)
}

/** Removes the oldest files until no more than this is left; resolves to what is left. */
async function makeRoom(folder: string, most: number): Promise<number> {
  const files = await listed(folder)
  let left = files.reduce((sum, file) => sum + file.size, 0)
  for (const { path, size } of files) {
    if (left <= most) break
    await rm(path, { force: true })
    left -= size
  }
  return left
}
