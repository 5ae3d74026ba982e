import {
  type cropPending,
  MAX_CROPS,
  type ParsedBodyOf,
  type PendingItem,
  Refusal,
} from "@stylin/api/contract"
import { countWorn, findOutfit, findWorn, insertWorn, replaceWorn } from "../stores/outfits.ts"
import { picturesElsewhere, type WornGarment } from "../stores/worn-again.ts"
import type { TurnTaker } from "../turns/turns.ts"
import type { DrawnCrop } from "../vision/outfit.ts"
import { VisionError } from "../vision/vision-error.ts"
import { largestWorn } from "./named-garments.ts"
import { describeWorn, type WornReading } from "./outfit-photo.ts"
import type { PhotoReaders } from "./photo-services.ts"

interface Asker {
  readonly accountId: string
  readonly turn: TurnTaker
}

/**
 * Reads a garment of her photo again within a new crop, or adds one more garment of the photo.
 * @throws {Refusal} 404 if the photo or garment is gone, 422 if the crop shows nothing or the photo
 *   has its most garments
 */
export async function cropGarment(
  services: PhotoReaders,
  { accountId, turn }: Asker,
  { item_id, photo_id, crop }: ParsedBodyOf<typeof cropPending>,
): Promise<PendingItem> {
  const { database } = services
  if ((item_id === undefined) === (photo_id === undefined)) {
    throw new Refusal(422, "body: must name either item_id or photo_id")
  }
  const worn =
    item_id === undefined ? undefined : await findWorn(database.queries, accountId, item_id)
  const photoId = worn?.garment.foundIn.photoId ?? photo_id
  const photo = await openOutfit(services, accountId, photoId)
  if (!worn && (await countWorn(database.queries, photo.id)) >= MAX_CROPS) {
    throw new Refusal(422, `body: at most ${MAX_CROPS} garments of one photo`)
  }
  const role = worn?.garment.foundIn.role
  const reading = await readWithin(services, photo.bytes, turn, { role, crop })
  const described = await describeWorn(services, { accountId }, reading)
  const next: WornGarment = {
    ...described,
    pictures: [...described.pictures, ...picturesElsewhere(worn?.garment.foundIn ?? {})],
    foundIn: {
      ...worn?.garment.foundIn,
      photoId: photo.id,
      role: reading.role,
      crop: reading.crop,
    },
  }
  const id = await database.transaction(async (db) => {
    if (item_id === undefined) return insertWorn(db, photo.id, next, MAX_CROPS)
    return (await replaceWorn(db, accountId, item_id, next)) ? item_id : undefined
  })
  // She may have dismissed it while it was read.
  const found = id === undefined ? undefined : await findWorn(database.queries, accountId, id)
  if (!found) throw new Refusal(404, "This item no longer exists.")
  return found.item
}

async function openOutfit(
  { database, objects }: PhotoReaders,
  accountId: string,
  photoId: string | undefined,
): Promise<{ id: string; bytes: Uint8Array }> {
  const outfit =
    photoId === undefined ? undefined : await findOutfit(database.queries, accountId, photoId)
  const object = outfit && (await objects.get(outfit.objectKey))
  if (!object) throw new Refusal(404, "This photo no longer exists.")
  return { id: outfit.id, bytes: object.bytes }
}

async function readWithin(
  { vision, visionModel }: PhotoReaders,
  bytes: Uint8Array,
  turn: TurnTaker,
  part: DrawnCrop,
): Promise<WornReading> {
  try {
    const found = await vision.readCrop(bytes, turn, part)
    // The model sees the crop as it was read, which never reaches her face.
    const named = largestWorn((await visionModel?.look(bytes, found.crop)) ?? [])
    return { ...found, kind: named?.kind }
  } catch (error) {
    if (error instanceof VisionError) throw new Refusal(422, `crop: ${error.message}`)
    throw error
  }
}
