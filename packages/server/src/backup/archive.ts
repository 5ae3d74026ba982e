import { createReadStream, createWriteStream } from "node:fs"
import { open, rename, rm } from "node:fs/promises"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { createGunzip, createGzip } from "node:zlib"
import { createTarDecoder, createTarPacker } from "modern-tar"

/** One file of an archive. */
export interface ArchiveEntry {
  readonly name: string
  readonly bytes: Uint8Array
  /** Only objects have one. */
  readonly contentType?: string | undefined
}

/** The file is no archive, or breaks off. */
export class ArchiveError extends Error {
  override readonly name = "ArchiveError"
  readonly code = "archive"
}

const CONTENT_TYPE = "STYLIN.content-type"
/** Photos are most of it and do not get smaller. */
const LEVEL = 1

/**
 * Writes entries to a gzipped tar file, readable by its owner only. The file appears when it is
 * complete and durable; if `entries` throws, there is none.
 */
export async function writeArchive(
  path: string,
  entries: AsyncIterable<ArchiveEntry>,
): Promise<void> {
  const draft = `${path}.part`
  const { readable, controller } = createTarPacker()
  async function pack(): Promise<void> {
    for await (const { name, bytes, contentType } of entries) {
      const pax = contentType === undefined ? {} : { pax: { [CONTENT_TYPE]: contentType } }
      const body = controller.add({ name, size: bytes.length, mode: 0o600, ...pax }).getWriter()
      await body.write(bytes)
      await body.close()
    }
    controller.finalize()
  }
  try {
    await Promise.all([
      pack().catch((error: unknown) => {
        controller.error(error)
        throw error
      }),
      pipeline(
        Readable.fromWeb(readable),
        createGzip({ level: LEVEL }),
        createWriteStream(draft, { mode: 0o600 }),
      ),
    ])
    await sync(draft)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function sync(path: string): Promise<void> {
  const file = await open(path, "r+")
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/**
 * Reads the entries of a file that `writeArchive` made, one after another.
 * @throws {ArchiveError} if it is another kind of file, damaged, or cut off within an entry
 */
export async function* readArchive(path: string): AsyncGenerator<ArchiveEntry> {
  const source = createReadStream(path)
  const unzipped = source.pipe(createGunzip())
  source.on("error", (error) => unzipped.destroy(error))
  try {
    const entries = Readable.toWeb(unzipped).pipeThrough(createTarDecoder({ strict: true }))
    for await (const { header, body } of entries) {
      const bytes = new Uint8Array(await new Response(body).arrayBuffer())
      yield { name: header.name, bytes, contentType: header.pax?.[CONTENT_TYPE] }
    }
  } catch (cause) {
    if (isFileError(cause)) throw cause
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new ArchiveError(`${path} is not a whole backup: ${reason}`, { cause })
  } finally {
    source.destroy()
  }
}

/** The file cannot be opened or read. */
function isFileError(error: unknown): boolean {
  return error instanceof Error && "syscall" in error
}
