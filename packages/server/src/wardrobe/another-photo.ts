import {
  itemAsSaid,
  Refusal,
  type ResultOf,
  renamed,
  type replacePhoto,
} from "@stylin/api/contract"
import { toOklab } from "@stylin/garments/colour"
import type { Row } from "../database/tables.ts"
import { namesOf } from "../photos/describe-garment.ts"
import { keepPictures } from "../photos/garment-pictures.ts"
import type { PhotoReaders, PhotoTakers } from "../photos/photo-services.ts"
import { type RemovalLog, tryToRemovePhotos } from "../photos/remove.ts"
import { refuseWithoutRoom, type Upload } from "../photos/upload.ts"
import { photoIdOf } from "../pictures/personal-address.ts"
import { fromJson, fromJsonOrNull } from "../stores/columns.ts"
import type { Likeness } from "../stores/found-garment.ts"
import { replaceItemPhoto, restoreItemPhoto } from "../stores/item-photos.ts"
import type { ItemChange } from "../stores/item-words.ts"
import { findItem } from "../stores/wardrobe.ts"
import { itemOf, type SaidSoFar } from "../stores/wardrobe-item.ts"
import type { TurnTaker } from "../turns/turns.ts"
import { nameOf } from "../vision/colours.ts"
import type { GarmentReading } from "../vision/read-garment.ts"
import { VisionError } from "../vision/vision-error.ts"
import { columnsOf, knownOf } from "./correct-item.ts"

type Item = ResultOf<typeof replacePhoto>

interface Asked {
  readonly accountId: string
  readonly itemId: string
  readonly now: number
}

/**
 * Reads another photo of an item and shows the item by it; of the photo only that picture
 * is kept. Resolves to the item.
 * @throws {Refusal} 404 if the item is not hers, 413 if there is no room, 415 if nothing can be read
 */
export async function photographItem(
  services: PhotoReaders & PhotoTakers,
  { accountId, itemId, now }: Asked,
  { files, sender }: Pick<Upload, "files" | "sender">,
): Promise<Item> {
  const { queries } = services.database
  if (!(await findItem(queries, accountId, itemId))) throw gone()
  await refuseWithoutRoom(services, { accountId })
  let reading: GarmentReading | undefined
  for await (const { bytes } of files) reading = await read(services, bytes, sender)
  if (!reading) throw new Refusal(422, "files: is missing")
  const [photoId = ""] = await keepPictures(services, { accountId }, asOne(reading))
  const isShown = await replaceItemPhoto(queries, accountId, {
    itemId,
    photoId,
    likeness: likenessOf(reading),
    now,
    change: (row, former) => rereadWords(row, former, reading),
  })
  const item = isShown && (await findItem(queries, accountId, itemId))
  if (!item) throw gone()
  return item
}

/**
 * Takes the last photo of an item back. Resolves to the item.
 * @param picture what it shows now
 * @throws {Refusal} 404 if the item is not hers, 409 if the photo cannot be taken back any more
 */
export async function takePhotoBack(
  services: PhotoTakers,
  { accountId, itemId, now }: Asked,
  { picture, log }: { readonly picture: string; readonly log: RemovalLog },
): Promise<Item> {
  const { queries } = services.database
  const photoId = photoIdOf(picture)
  const outcome = await restoreItemPhoto(queries, accountId, { itemId, photoId, now })
  if (outcome.kind === "no-item") throw gone()
  if (outcome.kind === "too-late") {
    throw new Refusal(409, "Its photo has been changed since, or the earlier one is gone.")
  }
  await tryToRemovePhotos(services, outcome.given, log)
  const item = await findItem(queries, accountId, itemId)
  if (!item) throw gone()
  return item
}

function gone(): Refusal {
  return new Refusal(404, "This item no longer exists.")
}

async function read(
  { arrivals, vision }: PhotoReaders & PhotoTakers,
  bytes: Uint8Array,
  sender: TurnTaker,
): Promise<GarmentReading> {
  try {
    const photo = await arrivals.receive(bytes, sender)
    return await vision.readGarment(photo.bytes, sender)
  } catch (error) {
    if (error instanceof VisionError) throw new Refusal(415, `files: ${error.message}`)
    throw error
  }
}

/** The reading with one picture: the garment, or the whole photo where the cut-out is doubtful. */
function asOne({ pictures, checks, cloth }: GarmentReading) {
  const { chosen, photo, cut } = pictures
  const isDoubtful = checks.includes("cut-out") || checks.includes("no-garment")
  return { pictures: { chosen: isDoubtful ? photo : chosen, other: undefined, cut }, cloth }
}

function likenessOf({ hash, tones, colours: [main] }: GarmentReading): Likeness {
  return { hash, tones, ...(main && { colour: main.hex }) }
}

/**
 * What a photo says instead of the one before: its colours, where those that are known came from that photo
 * and from nowhere else, and the name as far as it says them.
 */
export function rereadWords(
  row: Row<"wardrobe_items">,
  former: Likeness | undefined,
  { checks, colours }: Pick<GarmentReading, "checks" | "colours">,
): ItemChange {
  const item = itemOf(row)
  const said = fromJsonOrNull<SaidSoFar>(row.said_json) ?? {}
  const names = namesOf(colours)
  const [known] = fromJson<string[]>(row.colours_json)
  const wasRead = former?.colour !== undefined && nameOf(toOklab(former.colour)) === known
  const isSure = names.length > 0 && !checks.includes("colours") && !checks.includes("no-garment")
  const next =
    said.colours || !isSure || !(wasRead || known === undefined)
      ? {}
      : {
          colours: names,
          ...(!said.item_summary && {
            item_summary: renamed(item, { ...(item.kind && { kind: item.kind }), colours: names }),
          }),
        }
  return columnsOf(itemAsSaid(item, next), knownOf(row), said)
}
