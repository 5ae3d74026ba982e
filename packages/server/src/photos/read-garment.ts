import { randomUUID } from "node:crypto"
import { garmentSummary } from "@stylin/api/contract"
import { KINDS, type Kind } from "@stylin/garments/vocabulary"
import type { Queries } from "../database/tables.ts"
import { Fault } from "../jobs/job-kinds.ts"
import type { Services } from "../services.ts"
import type { KeptReading } from "../stores/kept-reading.ts"
import { type KindHabit, listKindHabits } from "../stores/kind-habits.ts"
import {
  findUnread,
  findWaitingPhoto,
  forgetBytes,
  saveDelay,
  saveProblem,
  saveReading,
  type WaitingPhoto,
} from "../stores/photo-readings.ts"
import { insertPhoto, type PhotoOwner } from "../stores/photos.ts"
import { GUEST_STRIDE, MEMBER_STRIDE, type TurnTaker } from "../turns/turns.ts"
import { PHOTO_KIND_FACTS } from "../vision/photo-kinds.ts"
import type { Check, PhotoReading } from "../vision/read-photo.ts"
import { ReadingFailed, VisionError } from "../vision/vision-error.ts"
import { learnedKinds } from "./learned-kinds.ts"
import { largest } from "./named-garments.ts"
import { putPicture } from "./small-pictures.ts"

/** Pictures whose photo was dismissed while they were made run out after this long. */
const UNUSED_LIFETIME_MS = 60 * 60 * 1000
const PICTURE_TYPE = "image/webp"
const GAVE_UP = "This photo could not be read. Please try it again."
const WAITS = "Photos can't be read just now. Nothing is lost: this one is tried again by itself."
/** A photo that ended its reader so often will end it the next time too. */
const DEADLY_TRIES = 3
/** Bytes that are not there so often, within some twenty minutes, do not come back. */
const MISSING_TRIES = 8

export type Reader = Pick<Services, "database" | "objects" | "vision" | "visionModel" | "clock">

/** Reads a kept photo. One that was dismissed, erased or read meanwhile is passed over. */
export function readKeptPhoto(services: Reader, photoId: string): Promise<void> {
  return readWaiting(services, photoId, async (photo, bytes) => {
    const { database, vision, visionModel } = services
    const named = await visionModel?.look(bytes)
    const garment = named && largest(named)
    if (named && !garment) throw new VisionError("no-garment")
    const reading = await vision.read(bytes, askerOf(photo.owner))
    const pictures = await keepPictures(services, photo, reading)
    const habits = await habitsOf(database.queries, photo.owner)
    const next = {
      ...kept(reading, pictures, habits),
      ...(garment && asNamed(reading, garment.kind)),
    }
    const several: Check[] = named && named.length > 1 ? ["several"] : []
    const checks = [...new Set([...next.checks, ...several])]
    await database.transaction((db) => saveReading(db, photoId, { ...next, checks }))
  })
}

/** Has a waiting photo read; where that cannot be, notes why and removes its bytes. */
export async function readWaiting(
  services: Reader,
  photoId: string,
  read: (photo: WaitingPhoto, bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  const photo = await findWaitingPhoto(services.database.queries, photoId)
  if (!photo) return removeUnread(services, photoId)
  const object = await services.objects.get(photo.objectKey)
  if (!object) throw new Fault(MISSING_TRIES, `the bytes of photo ${photoId} are missing`)
  try {
    await read(photo, object.bytes)
  } catch (error) {
    if (error instanceof VisionError) return giveUpPhoto(services, photoId, error.message)
    // Whatever else fails is no fault of the photo's.
    throw error instanceof ReadingFailed ? new Fault(DEADLY_TRIES, error) : error
  }
}

/** Tells her that a waiting photo is not lost, and why nothing has been read of it yet. */
export async function notePhotoWaits(
  { database }: Pick<Services, "database">,
  photoId: string,
): Promise<void> {
  await saveDelay(database.queries, photoId, WAITS)
}

/** Notes why a waiting photo is not going to be read, and removes its bytes. */
export async function giveUpPhoto(
  services: Pick<Services, "database" | "objects">,
  photoId: string,
  problem = GAVE_UP,
): Promise<void> {
  await saveProblem(services.database.queries, photoId, problem)
  await removeUnread(services, photoId)
}

/** Removes the bytes of a photo that was given up. What fails half-way is done by the next try. */
async function removeUnread(
  { database, objects }: Pick<Services, "database" | "objects">,
  photoId: string,
): Promise<void> {
  const objectKey = await findUnread(database.queries, photoId)
  if (objectKey === undefined) return
  await objects.delete(objectKey)
  await forgetBytes(database.queries, photoId)
}

/** Who takes turns for a photo that is read after its call. */
export function askerOf({ accountId, claimHash }: PhotoOwner): TurnTaker {
  return accountId === undefined
    ? { name: `guest ${claimHash}`, stride: GUEST_STRIDE }
    : { name: accountId, stride: MEMBER_STRIDE }
}

/** What an owner has made of kinds so far; a guest has no habits. */
export async function habitsOf(db: Queries, { accountId }: PhotoOwner): Promise<KindHabit[]> {
  return accountId ? listKindHabits(db, accountId) : []
}

/** Puts the pictures of a garment where photos lie; resolves to their ids, the first to be shown. */
export async function keepPictures(
  { database, objects, clock }: Reader,
  { owner }: { readonly owner: PhotoOwner },
  { pictures: { chosen, other, photo } }: PhotoReading,
): Promise<string[]> {
  const shots = [chosen, other, photo].filter((one) => one !== undefined)
  const ids: string[] = []
  for (const bytes of shots) {
    const id = randomUUID()
    const objectKey = `photos/${id}`
    const now = clock()
    // The row comes first, so that no bytes can outlive a crash unseen.
    await insertPhoto(database.queries, {
      id,
      objectKey,
      ...owner,
      contentType: PICTURE_TYPE,
      bytes: bytes.length,
      now,
      expiresAt: now + UNUSED_LIFETIME_MS,
    })
    await putPicture(objects, objectKey, { bytes, contentType: PICTURE_TYPE })
    ids.push(id)
  }
  return ids
}

/** The parts of a reading that follow from what the operator's model calls the garment. */
export function asNamed(reading: PhotoReading, kind: Kind) {
  const { colours, pattern, checks, recognition } = reading
  const { section, words } = KINDS[kind]
  const guesses = recognition.kinds.map((name) => PHOTO_KIND_FACTS[name].kind)
  const told: readonly Check[] = ["section", "kind", "unsure", "no-garment"]
  return {
    kind,
    guess: kind,
    section,
    likelyKinds: [...new Set([kind, ...guesses])].slice(0, 3),
    checks: checks.filter((check) => !told.includes(check)),
    summary: garmentSummary({ colours: namesOf(colours), pattern, name: words[0] }),
  }
}

function namesOf(colours: PhotoReading["colours"]): string[] {
  return [...new Set(colours.map(({ name }) => name))]
}

/**
 * What is shown of a reading: a kind that is not sure is not filled in, only offered, and what she
 * usually makes of such a kind comes before it.
 */
export function kept(
  reading: PhotoReading,
  pictures: readonly string[],
  habits: readonly KindHabit[],
): KeptReading {
  const { recognition, colours, pattern, checks, summary, hash } = reading
  const { kind, section, kinds } = recognition
  const guesses = kinds.map((name) => PHOTO_KIND_FACTS[name].kind)
  const guess = PHOTO_KIND_FACTS[kind.answer].kind
  const learned = learnedKinds(guesses, habits)
  const preset = learned.kind ?? (kind.certainty === "ask" ? undefined : guess)
  const names = namesOf(colours)
  const main = colours[0]
  return {
    summary: learned.kind
      ? garmentSummary({ colours: names, pattern, name: KINDS[learned.kind].words[0] })
      : summary,
    section: learned.kind ? KINDS[learned.kind].section : section.answer,
    ...(preset && { kind: preset }),
    guess,
    pattern,
    colours: names,
    checks: learned.kind ? [...new Set<Check>([...checks, "kind"])] : [...checks],
    likelyKinds: [...learned.likely],
    pictures: [...pictures],
    likeness: { hash, ...(main && { colour: main.hex }) },
  }
}
