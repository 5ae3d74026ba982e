import { proxy, ref } from "valtio/vanilla"
import { environment } from "../../environment.ts"
import { warn } from "../../lib/report.ts"
import {
  arrived,
  dropStored,
  MOST_STORED,
  type QueuedSubject,
  type QueueOutcome,
  readStored,
  type StoredPhoto,
  storePhotos,
} from "../../photos/photoStore.ts"
import type { LeftBehind } from "../kept/leftBehind.ts"
import { onForget, untilForgotten } from "../kept/lifetime.ts"
import { writeText } from "../kept/persistence.ts"
import type { Untracked } from "../kept/untracked.ts"
import { isAnswered } from "./queuePlan.ts"

const LEFT: LeftBehind = "photos"
const PHOTO_NAME = /\.(?:avif|heic|heif|jpe?g|png|webp)$/i

export interface QueuedPhoto extends Omit<StoredPhoto, "blob"> {
  blob: Untracked<Blob> | null
  isPrepared: boolean
  batch: string | null
  isHeld: boolean
  outcome: QueueOutcome
  /** What happens to it just now. */
  doing: "preparing" | "sending" | "reading" | null
}

interface Queue {
  photos: QueuedPhoto[]
  /** Why nothing is sent just now; null if nothing is in the way. */
  pause: string | null
  /** Whether this browser keeps the photos over a reload. */
  isKept: boolean
}

function initial(): Queue {
  return { photos: [], pause: null, isKept: true }
}

/** Many photos that are sent by and by; kept on the device until each has its answer. */
export const queue = proxy<Queue>(initial())

let opening: Promise<void> | undefined
onForget(() => {
  opening = undefined
  Object.assign(queue, initial())
})

/** Lists what an earlier visit or another app has left. Never rejects. */
export function openQueue(): Promise<void> {
  opening ??= takeStored()
  return opening
}

/** Looks again, for what another app has shared or another tab has sent. Never rejects. */
export function reopenQueue(): Promise<void> {
  opening = takeStored()
  return opening
}

async function takeStored(): Promise<void> {
  const mine = untilForgotten()
  const before = new Map(queue.photos.map((photo) => [photo.id, photo]))
  try {
    const kept = await readStored()
    if (mine.aborted || !queue.isKept) return
    const listed = kept.map((photo) => {
      const known = before.get(photo.id)
      if (known?.doing === null && !isUpToDate(known, photo)) Object.assign(known, toQueued(photo))
      return known ?? toQueued(photo)
    })
    const ids = new Set(kept.map(({ id }) => id))
    const since = queue.photos.filter(({ id }) => !ids.has(id) && !before.has(id))
    queue.photos = [...listed, ...since]
    markLeft()
  } catch (cause) {
    warn("Photos kept on this device could not be read.", cause)
    if (!mine.aborted) queue.isKept = false
  }
}

/** Whether a photo is as it is kept. */
function isUpToDate(photo: QueuedPhoto, kept: StoredPhoto): boolean {
  return (
    photo.outcome.kind === kept.outcome.kind &&
    photo.batch === kept.batch &&
    photo.isPrepared === kept.isPrepared &&
    photo.isHeld === kept.isHeld
  )
}

/**
 * Adds the photos among files to the queue; resolves to how many files were left out, because they
 * are no photos or the queue is full.
 */
export async function queuePhotos(
  files: readonly File[],
  subject: QueuedSubject,
): Promise<{ leftOut: number }> {
  await openQueue()
  const mine = untilForgotten()
  const photos = files.filter(
    ({ type, name }) => type.startsWith("image/") || PHOTO_NAME.test(name),
  )
  const room = Math.max(0, MOST_STORED - queue.photos.length)
  const now = environment.now()
  const fresh = photos.slice(0, room).map((file, place) => {
    const id = environment.createKey()
    return arrived({ id, cameAt: [now, place], file, subject, isHeld: false })
  })
  // First, so that what is listed is kept.
  if (fresh.length > 0) await safely(() => storePhotos(fresh))
  if (!mine.aborted) {
    queue.photos.push(...fresh.map(toQueued))
    markLeft()
  }
  return { leftOut: files.length - fresh.length }
}

/** Lets photos be sent that another app has shared. */
export async function releaseHeld(): Promise<void> {
  const held = queue.photos.filter(({ isHeld }) => isHeld)
  for (const photo of held) photo.isHeld = false
  await keep(held.map(({ id }) => id))
}

/** Has a photo sent again that failed. */
export async function retryQueued(id: string): Promise<void> {
  await change([id], { outcome: { kind: "waiting" }, batch: null })
}

/** Drops a photo that is not being sent. */
export async function cancelQueued(id: string): Promise<void> {
  const photo = queue.photos.find((other) => other.id === id)
  if (!photo || photo.doing !== null) return
  const { batch } = photo
  await drop([id])
  // Without it, the call that it was part of is another call.
  const others = queue.photos.filter((other) => batch !== null && other.batch === batch)
  await change(
    others.map((other) => other.id),
    { batch: null },
  )
}

/** Drops what has its answer. */
export async function clearAnswered(): Promise<void> {
  await drop(queue.photos.filter(isAnswered).map(({ id }) => id))
}

/** Changes photos, here and on the device. */
export async function change(ids: readonly string[], to: Partial<QueuedPhoto>): Promise<void> {
  await changeEach(ids, () => to)
}

/** Changes each photo as its place among the ids says: on the device all at once, or none. */
export async function changeEach(
  ids: readonly string[],
  to: (place: number) => Partial<QueuedPhoto>,
): Promise<void> {
  for (const photo of queue.photos) {
    const place = ids.indexOf(photo.id)
    if (place >= 0) Object.assign(photo, to(place))
  }
  await keep(ids)
}

async function drop(ids: readonly string[]): Promise<void> {
  queue.photos = queue.photos.filter(({ id }) => !ids.includes(id))
  markLeft()
  await safely(() => dropStored(ids))
}

async function keep(ids: readonly string[]): Promise<void> {
  markLeft()
  const photos = queue.photos.filter(({ id }) => ids.includes(id))
  if (photos.length > 0) await safely(() => storePhotos(photos.map(toStored)))
}

/** An opening of the app goes on with them. */
function markLeft(): void {
  const isLeft = queue.photos.some(({ outcome, isHeld }) => outcome.kind === "waiting" && !isHeld)
  writeText(LEFT, isLeft ? "1" : null)
}

async function safely(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (cause) {
    warn("Photos could not be kept on this device.", cause)
    queue.isKept = false
  }
}

function toQueued(photo: StoredPhoto): QueuedPhoto {
  return { ...photo, blob: photo.blob && ref(photo.blob), doing: null }
}

function toStored({ doing: _, ...photo }: QueuedPhoto): StoredPhoto {
  // Plain values, because a store cannot copy proxies. What has its answer is only shown until she leaves.
  const blob = isAnswered(photo) ? null : photo.blob
  return { ...photo, blob, cameAt: [...photo.cameAt], outcome: { ...photo.outcome } }
}
