import { randomUUID } from "node:crypto"
import { Refusal } from "@stylin/api/contract"
import sharp from "sharp"
import { megabytes } from "../limits/limits.ts"
import { ownersOf, showAsPicture } from "../stores/imports.ts"
import { insertPhoto, photoBytes } from "../stores/photos.ts"
import type { TurnTaker } from "../turns/turns.ts"
import { checkHeader, WORKING_SIZE } from "../vision/decode.ts"
import { VisionError } from "../vision/vision-error.ts"
import { UNUSED_LIFETIME_MS } from "./expiry.ts"
import type { PhotoTakers } from "./photo-services.ts"
import { putPicture } from "./small-pictures.ts"

const TYPE = "image/webp"
/** Where a WebP's file says how long it is, and the bytes that this does not count. */
const RIFF_LENGTH_AT = 4
const RIFF_HEAD = 8
/** Ids as this server makes them; any other could be the key of something else. */
const OWN_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Pictures of garments on their way in, and what they are called in the export. */
export interface ImportedPhotos {
  readonly files: AsyncIterable<{ readonly bytes: Uint8Array }>
  readonly ids: readonly string[]
  readonly accountId: string
  readonly sender: TurnTaker
  /** Milliseconds since 1970. */
  readonly now: number
}

/**
 * Keeps pictures out of an export until garments with them are imported. Resolves to what each is called
 * now: as before, unless that id is taken.
 * @throws {Refusal} 413 if there is no room, 415 if one is no picture, 422 if their number is wrong
 */
export async function importPhotosOf(
  services: PhotoTakers,
  { files, ids, accountId, sender, now }: ImportedPhotos,
): Promise<{ id: string; kept_as: string }[]> {
  const { queries } = services.database
  const owners = await ownersOf(queries, ids)
  const named: { id: string; kept_as: string }[] = []
  for await (const { bytes } of files) {
    const id = ids[named.length]
    if (id === undefined) throw new Refusal(422, "ids: must be as many as files")
    if (owners.get(id) === accountId) {
      named.push({ id, kept_as: id })
      continue
    }
    const kept_as = OWN_ID.test(id) && !owners.has(id) ? id : randomUUID()
    // Twice in one call, it is another picture.
    owners.set(id, null)
    const objectKey = `photos/${kept_as}`
    const picture = await pictureOf(services, bytes, sender)
    await insertPhoto(queries, {
      id: kept_as,
      objectKey,
      accountId,
      contentType: TYPE,
      bytes: picture.length,
      now,
      expiresAt: now + UNUSED_LIFETIME_MS,
    })
    const most = services.limits.accountPhotoBytes
    if ((await photoBytes(queries, { accountId })) > most) {
      throw new Refusal(413, `files: there is room for ${megabytes(most)} of photos`)
    }
    await putPicture(services.objects, objectKey, { bytes: picture, contentType: TYPE })
    await showAsPicture(queries, kept_as)
    named.push({ id, kept_as })
  }
  if (named.length !== ids.length) throw new Refusal(422, "ids: must be as many as files")
  return named
}

/**
 * The bytes of a picture as they are kept: the very same if they are a picture as this server makes them,
 * without anything beside it.
 */
async function pictureOf(
  { arrivals }: Pick<PhotoTakers, "arrivals">,
  bytes: Uint8Array,
  sender: TurnTaker,
): Promise<Uint8Array> {
  try {
    await checkHeader(bytes)
    if (await isAsMadeHere(bytes)) return bytes
    const { bytes: whole } = await arrivals.receive(bytes, sender)
    return await sharp(whole).webp().toBuffer()
  } catch (error) {
    if (error instanceof VisionError) throw new Refusal(415, `files: ${error.message}`)
    throw error
  }
}

/** Whether this is a WebP of the usual size with no metadata, nothing after its end, and no damage. */
async function isAsMadeHere(bytes: Uint8Array): Promise<boolean> {
  const picture = sharp(bytes, { failOn: "error" })
  const { format, width, height, exif, xmp, iptc } = await picture.metadata()
  if (format !== "webp" || exif || xmp || iptc) return false
  if (Math.max(width, height) > WORKING_SIZE) return false
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(RIFF_LENGTH_AT, true)
  if (length + RIFF_HEAD !== bytes.length) return false
  try {
    await picture.stats()
    return true
  } catch {
    // What is wrong with it is said when it is decoded as a photo.
    return false
  }
}
