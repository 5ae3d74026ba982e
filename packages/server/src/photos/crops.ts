import { cropPending, MAX_CROPS, type PendingItem, Refusal } from "@stylin/api/contract"
import { pictureSigner } from "../pictures/picture-signer.ts"
import type { Implement } from "../plugins/operations.ts"
import { turnTaker } from "../plugins/turn-taker.ts"
import type { Services } from "../services.ts"
import {
  countWorn,
  findOutfit,
  findWorn,
  insertWorn,
  replaceWorn,
  type WornReading,
} from "../stores/outfits.ts"
import type { Crop, Role } from "../vision/outfit.ts"
import { VisionError } from "../vision/vision-error.ts"
import { largestWorn } from "./named-garments.ts"
import { asNamed, habitsOf, keepPictures, kept } from "./read-garment.ts"

/** Where a crop's middle lies says what a new one shows, in parts of the photo's height. */
const SHOES_FROM = 0.85
const BOTTOM_FROM = 0.5

/** Garments in photos that show several, read again as she draws around them. */
export function cropRoutes(implement: Implement, services: Services): void {
  const { database, objects, vision, visionModel, pictureKey } = services
  const { queries } = database

  implement(cropPending, async ({ body: { item_id, photo_id, crop }, account, request, now }) => {
    if ((item_id === undefined) === (photo_id === undefined)) {
      throw new Refusal(422, "body: must name either item_id or photo_id")
    }
    const worn = item_id === undefined ? undefined : await findWorn(queries, account.id, item_id)
    const photoId = worn?.reading.foundIn.photoId ?? photo_id
    const outfit = photoId && (await findOutfit(queries, account.id, photoId))
    const object = outfit && (await objects.get(outfit.objectKey))
    if (!outfit || !object) throw new Refusal(404, "There is no such photo any more.")
    if (!worn && (await countWorn(queries, outfit.id)) >= MAX_CROPS) {
      throw new Refusal(422, `body: at most ${MAX_CROPS} garments of one photo`)
    }
    const asker = turnTaker(request, account.id, pictureKey)
    const role = worn?.reading.foundIn.role ?? roleOf(crop)
    const found = await reading(() => vision.readCrop(object.bytes, asker, { role, crop }))
    // What is asked about is the crop as it was read, which never reaches up to her face.
    const named = largestWorn((await visionModel?.look(object.bytes, found.crop)) ?? [])
    const owner = { accountId: account.id }
    const pictures = await keepPictures(services, { owner }, found.reading)
    const next: WornReading = {
      ...kept(found.reading, pictures, await habitsOf(queries, owner)),
      ...(named && { ...asNamed(found.reading, named.kind), checks: found.reading.checks }),
      foundIn: { ...worn?.reading.foundIn, photoId: outfit.id, role, crop: found.crop },
    }
    const id = await database.transaction(async (db) => {
      if (item_id === undefined) return insertWorn(db, outfit.id, next, MAX_CROPS)
      return (await replaceWorn(db, account.id, item_id, next)) ? item_id : undefined
    })
    return pictureSigner({ owner: account, key: pictureKey, now }).pending(
      await pendingItem(account.id, id),
    )
  })

  /** She may have dismissed it while it was read. */
  async function pendingItem(accountId: string, id: string | undefined): Promise<PendingItem> {
    const found = id === undefined ? undefined : await findWorn(queries, accountId, id)
    if (!found) throw new Refusal(404, "There is no such item any more.")
    return found.item
  }
}

async function reading<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof VisionError) throw new Refusal(422, `crop: ${error.message}`)
    throw error
  }
}

function roleOf({ y, height }: Crop): Role {
  const middle = y + height / 2
  if (middle > SHOES_FROM) return "shoes"
  return middle > BOTTOM_FROM ? "bottom" : "top"
}
