import { once } from "node:events"
import type { Readable } from "node:stream"
import type { DownloadedData } from "@stylin/api/contract"
import ZipStream from "zip-stream"
import type { ObjectStore } from "../objects/object-store.ts"
import type { KeptData } from "../stores/personal-data.ts"
import { photoNames } from "./photo-names.ts"

interface ZipContent {
  readonly kept: KeptData
  /** When it is made, as the contract writes times. */
  readonly exportedAt: string
  /** Is told how many photos the store has lost, where it has lost some. */
  readonly onLost: (count: number) => void
}

/**
 * All that is kept for a person as a ZIP: her photos, then `data.json`, which names them. One photo is
 * in memory at a time, and the next is read when those before have been taken. What the store has
 * lost is said in the file, in words too. Where the store fails, or the stream is destroyed, the file
 * has no end: no program takes it for a whole one.
 */
export function zipStream(content: ZipContent, objects: Pick<ObjectStore, "get">): Readable {
  // Photos are packed already.
  const zip = new ZipStream({ store: true })
  write(zip, content, objects).catch((error: Error) => zip.destroy(error))
  return zip
}

async function write(
  zip: ZipStream,
  { kept, exportedAt, onLost }: ZipContent,
  objects: Pick<ObjectStore, "get">,
): Promise<void> {
  const add = adder(zip)
  const { photos, ...facts } = kept
  const names = photoNames(photos)
  const written: DownloadedData["photos"] = []
  for (const [index, { id, content_type, created_at, objectKey }] of photos.entries()) {
    const name = names[index] ?? id
    const object = await objects.get(objectKey)
    if (object) await add(name, object.bytes, created_at)
    written.push({ id, content_type, created_at, file: object ? name : null })
  }
  const lost = names.filter((_name, index) => written[index]?.file === null)
  if (lost.length > 0) {
    onLost(lost.length)
    await add("missing-photos.txt", missingText(lost), exportedAt)
  }
  const data: DownloadedData = { exported_at: exportedAt, ...facts, photos: written }
  await add("data.json", JSON.stringify(data, null, 2), exportedAt)
  zip.finish()
}

/** Adds a file, and resolves when more can be taken. Rejects once nobody takes it any more. */
function adder(zip: ZipStream) {
  const left = new AbortController()
  zip.once("close", () => left.abort())
  return async (name: string, content: Uint8Array | string, date: string): Promise<void> => {
    // It says that it is closed only later.
    if (zip.destroyed) throw new Error("Nobody takes the file any more.")
    await new Promise<void>((resolve, reject) => {
      // With all of its bytes at hand, the sizes go before them: readers need no second look.
      zip.entry(Buffer.from(content), { name, date }, (error) =>
        error ? reject(error) : resolve(),
      )
    })
    if (zip.writableNeedDrain) await once(zip, "drain", { signal: left.signal })
  }
}

function missingText(names: readonly string[]): string {
  return [
    "These photos of yours are not in this file. We have lost them, and are sorry for it.",
    "",
    ...names,
    "",
  ].join("\n")
}
