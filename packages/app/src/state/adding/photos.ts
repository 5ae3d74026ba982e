import { messageOf } from "@stylin/api/client"
import { MAX_PHOTOS } from "@stylin/api/contract"
import type { PhotoProgress } from "@stylin/ui"
import { proxy, ref } from "valtio/vanilla"
import { warn } from "../../lib/report.ts"
import { type Compressor, startCompressor } from "../../photos/compressor.ts"
import { PhotoError, preparePhoto } from "../../photos/preparePhoto.ts"
import { t } from "../../words/t.ts"
import { onForget } from "../kept/lifetime.ts"
import type { Untracked } from "../kept/untracked.ts"
import { showSnackbar } from "../shell/snackbar.ts"

export interface Photo {
  readonly id: string
  /**
   * The address of its preview, which shows the compressed photo: ten originals would fill a phone.
   */
  url: string | undefined
  progress: PhotoProgress
  /** Ready to be sent; null until it has been prepared. */
  prepared: Untracked<Blob> | null
}

/** The photos that she is about to send, in memory only. */
export const photos = proxy<{ items: Photo[] }>({ items: [] })
onForget(forgetPhotos)

// Picked files that have not been prepared yet, or could not be read; by photo id.
const sources = new Map<string, File>()
let lastId = 0

/**
 * Takes picked or taken photos and prepares them one after the other. If there are more than ten,
 * or more than there is room for, none is taken, and she is told why.
 */
export function addPhotos(files: readonly File[], { room }: { room: number }): void {
  if (files.length > Math.min(room, MAX_PHOTOS)) {
    showSnackbar({
      text: t("You can select up to {most} photos at once.", { most: MAX_PHOTOS }),
      color: "red",
    })
    return
  }
  for (const file of files) {
    lastId += 1
    const id = String(lastId)
    sources.set(id, file)
    photos.items.push({
      id,
      url: undefined,
      progress: { kind: "compressing" },
      prepared: null,
    })
  }
  void photosPrepared()
}

/** Prepares a photo again that could not be read. */
export function retryPhoto(id: string): void {
  const photo = findPhoto(id)
  if (!photo || !sources.has(id)) return
  photo.progress = { kind: "compressing" }
  void photosPrepared()
}

/** Removes a photo. */
export function deletePhoto(id: string): void {
  const photo = findPhoto(id)
  if (photo?.url !== undefined) URL.revokeObjectURL(photo.url)
  sources.delete(id)
  photos.items = photos.items.filter((other) => other.id !== id)
}

/** Removes all photos and frees their memory. */
export function forgetPhotos(): void {
  for (const { id } of [...photos.items]) deletePhoto(id)
}

/** The photos that can be sent. */
export function preparedPhotos(): { id: string; photo: Blob }[] {
  return photos.items.flatMap(({ id, prepared }) => (prepared ? [{ id, photo: prepared }] : []))
}

/** Sets a photo's progress. */
export function setProgress(id: string, progress: PhotoProgress): void {
  const photo = findPhoto(id)
  if (photo) photo.progress = progress
}

let preparing: Promise<void> | undefined

/** Resolves when all photos are prepared. Never rejects: each photo has its own status. */
export function photosPrepared(): Promise<void> {
  preparing ??= prepareAll().finally(() => {
    preparing = undefined
  })
  return preparing
}

async function prepareAll(): Promise<void> {
  const compressor = compressorOnDemand()
  try {
    for (;;) {
      const next = photos.items.find(({ progress }) => progress.kind === "compressing")
      if (!next) return
      await prepare(next.id, compressor)
    }
  } finally {
    compressor.close()
  }
}

async function prepare(id: string, compressor: Compressor): Promise<void> {
  const file = sources.get(id)
  const outcome = file ? await tryToPrepare(file, compressor) : null
  const photo = findPhoto(id)
  // It may have been deleted meanwhile.
  if (!photo || !outcome) return
  Object.assign(photo, outcome)
  if (photo.prepared || isFinal(photo.progress)) sources.delete(id)
  if (photo.prepared) photo.url = URL.createObjectURL(photo.prepared)
}

async function tryToPrepare(
  file: File,
  compressor: Compressor,
): Promise<Pick<Photo, "progress" | "prepared">> {
  try {
    const prepared = ref(await preparePhoto(file, compressor))
    return { progress: { kind: "chosen" }, prepared }
  } catch (cause) {
    if (!(cause instanceof PhotoError)) warn("A photo could not be read.", cause)
    // A file that is no photo stays no photo: no retry.
    const final = cause instanceof PhotoError
    const reason = final ? messageOf(cause) : t("This photo could not be opened.")
    return { progress: { kind: "failed", reason, final }, prepared: null }
  }
}

function isFinal(progress: PhotoProgress): boolean {
  return progress.kind === "failed" && progress.final === true
}

/**
 * A compressor whose worker starts with the first photo that needs it, and is replaced after a
 * failure, since a dead worker never answers. Without workers, compression fails.
 */
export function compressorOnDemand(): Compressor {
  let running: Compressor | undefined
  const close = () => {
    running?.close()
    running = undefined
  }
  return {
    async compress(photo) {
      running ??= startCompressor()
      try {
        return await running.compress(photo)
      } catch (cause) {
        close()
        throw cause
      }
    },
    close,
  }
}

function findPhoto(id: string): Photo | undefined {
  return photos.items.find((photo) => photo.id === id)
}
