import { once } from "node:events"
import type { Readable } from "node:stream"
import type { DownloadedData } from "@stylin/api/contract"
import ZipStream from "zip-stream"
import type { ObjectStore } from "../objects/object-store.ts"
import { getClothPicture } from "../photos/kept-cloth.ts"
import type { KeptData } from "../stores/personal-data.ts"
import { photoFacts } from "./photo-facts.ts"
import { photoNames } from "./photo-names.ts"

interface ZipContent {
  readonly kept: KeptData
  /** When it is made, as the contract writes times. */
  readonly exportedAt: string
  /** Called with the number of photos that the store has lost, if any. */
  readonly onLost: (count: number) => void
}

/**
 * All that is kept for a person as a ZIP: her photos with their cloth, then `data.json`, which lists them. One photo
 * is in memory at a time; the next is read when those before have been consumed. Photos that the
 * store has lost are listed in `data.json` and in a text file. If the store fails or the stream is
 * destroyed, the file has no directory, so no program takes it for complete.
 */
export function zipStream(content: ZipContent, objects: Pick<ObjectStore, "get">): Readable {
  // Photos are compressed already.
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
  for (const [index, { objectKey, ...photo }] of photos.entries()) {
    const { id, created_at } = photo
    const name = names[index] ?? id
    const object = await objects.get(objectKey)
    if (object) await add(name, object.bytes, created_at)
    const cloth = clothFile(name, await getClothPicture(objects, objectKey))
    if (cloth) await add(cloth.name, cloth.bytes, created_at)
    const files = { file: object ? name : null, ...(cloth && { cloth: cloth.name }) }
    written.push({ ...photoFacts(photo), ...files })
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

/** The cloth of a photo as a file beside it, such as "cloth/2026-11-20 Striped top.jpg". */
function clothFile(
  photo: string,
  picture: string | undefined,
): { readonly name: string; readonly bytes: Uint8Array } | undefined {
  const [, type, base64] = /^data:image\/(\w+);base64,(.*)$/.exec(picture ?? "") ?? []
  if (type === undefined || base64 === undefined) return undefined
  const name = photo.replace(/^photos\//, "cloth/").replace(/\.\w+$/, "")
  return {
    name: `${name}.${type === "jpeg" ? "jpg" : type}`,
    bytes: Buffer.from(base64, "base64"),
  }
}

/** Adds a file, and resolves when more can be added. Rejects once the download has ended. */
function adder(zip: ZipStream) {
  const left = new AbortController()
  zip.once("close", () => left.abort())
  return async (name: string, content: Uint8Array | string, date: string): Promise<void> => {
    // The `close` event comes only later.
    if (zip.destroyed) throw new Error("The download has ended.")
    await new Promise<void>((resolve, reject) => {
      // The size is known, so it is written first and readers need only one pass.
      zip.entry(Buffer.from(content), { name, date }, (error) =>
        error ? reject(error) : resolve(),
      )
    })
    if (zip.writableNeedDrain) await once(zip, "drain", { signal: left.signal })
  }
}

function missingText(names: readonly string[]): string {
  return [
    "These photos of yours are not in this file. We have lost them, and are sorry.",
    "",
    ...names,
    "",
  ].join("\n")
}
