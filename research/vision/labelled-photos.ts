import { readdir } from "node:fs/promises"
import { join } from "node:path"
import { PHOTO_KINDS, type PhotoKind } from "../../packages/server/src/vision/photo-kinds.ts"

export interface LabelledPhoto {
  readonly file: string
  readonly kind: PhotoKind
}

/** The photos in folders named by label, in the order of folder and file. */
export async function labelledPhotos(directory: string): Promise<LabelledPhoto[]> {
  const entries = await readdir(directory, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const unknown = folders.filter((name) => !PHOTO_KINDS.some((kind) => kind === name))
  if (unknown.length > 0) {
    throw new Error(
      `${directory}: folders must be named ${PHOTO_KINDS.join(", ")}; found ${unknown}`,
    )
  }
  const photos = PHOTO_KINDS.filter((kind) => folders.includes(kind)).map(async (kind) => {
    const files = (await readdir(join(directory, kind))).toSorted()
    return files.map((file) => ({ file: join(directory, kind, file), kind }))
  })
  return (await Promise.all(photos)).flat()
}
