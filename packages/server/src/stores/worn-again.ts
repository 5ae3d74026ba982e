import type { Queries } from "../database/tables.ts"
import { fromJson } from "./columns.ts"
import type { FoundGarment } from "./found-garment.ts"
import { keepAsPictures } from "./photo-readings.ts"

/** What was read of one garment in a photo of several. */
export type WornGarment = FoundGarment & {
  readonly foundIn: NonNullable<FoundGarment["foundIn"]>
}

/** A garment that waits for her review. */
export interface WaitingWorn {
  readonly itemId: string
  readonly garment: WornGarment
}

/** Which of the waiting garments each found one is again, if any; none is two of them. */
export type FindAgain = (
  found: readonly WornGarment[],
  waiting: readonly WaitingWorn[],
) => readonly (WaitingWorn | undefined)[]

/**
 * Waits until nobody else saves what is on a photo of the same upload: both would overlook what the
 * other finds.
 */
export async function lockUpload(db: Queries, photoId: string): Promise<void> {
  const [first] = await upload(db, photoId).select("id").orderBy("id").limit(1).execute()
  if (!first) return
  await db
    .updateTable("photos")
    .set(({ ref }) => ({ position: ref("position") }))
    .where("id", "=", first.id)
    .execute()
}

/** The garments on other photos of the same upload that wait for her review, oldest first. */
export async function listWornBeside(db: Queries, photoId: string): Promise<WaitingWorn[]> {
  const rows = await db
    .selectFrom("photos")
    .select(["id", "reading_json"])
    .where("source_id", "in", upload(db, photoId).select("id").where("id", "!=", photoId))
    .where("state", "=", "ready")
    .orderBy("source_id")
    .orderBy("position")
    .execute()
  return rows.flatMap(({ id, reading_json }) => {
    const garment = reading_json === null ? undefined : fromJson<FoundGarment>(reading_json)
    return garment && isWorn(garment) ? [{ itemId: id, garment }] : []
  })
}

/** The photos that arrived together with one, and itself. */
function upload(db: Queries, photoId: string) {
  return db
    .selectFrom("photos")
    .where("source_id", "is", null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("photos as one")
          .select("one.id")
          .where("one.id", "=", photoId)
          .whereRef("one.created_at", "=", "photos.created_at")
          .where(({ or, and, eb, ref }) =>
            or([
              eb("one.account_id", "=", ref("photos.account_id")),
              and([
                eb("one.account_id", "is", null),
                eb("one.claim_hash", "=", ref("photos.claim_hash")),
              ]),
            ]),
          ),
      ),
    )
}

/**
 * Adds another photo's view of a garment to it. The larger view is the garment's; of the other its
 * first picture stays to choose from.
 */
export async function joinWorn(
  db: Queries,
  { itemId, garment }: WaitingWorn,
  again: WornGarment,
  position: number,
): Promise<void> {
  const isBetter = area(again) > area(garment)
  const [best, other] = isBetter ? [again, garment] : [garment, again]
  const [picture] = other.pictures
  const seen = { photoId: other.foundIn.photoId, ...(picture !== undefined && { picture }) }
  const alsoIn = [...(garment.foundIn.alsoIn ?? []), seen]
  const pictures = [...new Set([...ownPictures(best), ...picturesElsewhere({ alsoIn })])]
  const reading: WornGarment = { ...best, pictures, foundIn: { ...best.foundIn, alsoIn } }
  await db
    .updateTable("photos")
    .set({
      reading_json: JSON.stringify(reading),
      ...(isBetter && { source_id: again.foundIn.photoId, position }),
    })
    .where("id", "=", itemId)
    .execute()
  await replacePictures(db, itemId, reading, again.pictures)
}

/** The pictures of a garment that come from other photos than the one it was read in. */
export function picturesElsewhere({ alsoIn = [] }: Pick<WornGarment["foundIn"], "alsoIn">) {
  return alsoIn.flatMap(({ picture }) => picture ?? [])
}

function ownPictures({ pictures, foundIn }: WornGarment): string[] {
  const elsewhere = picturesElsewhere(foundIn)
  return pictures.filter((picture) => !elsewhere.includes(picture))
}

function area({ foundIn: { crop } }: WornGarment): number {
  return crop.width * crop.height
}

/**
 * Keeps the pictures of a garment's new reading, and gives up its earlier ones.
 * @param made further pictures that are given up unless the reading has them
 */
export async function replacePictures(
  db: Queries,
  itemId: string,
  reading: FoundGarment,
  made: readonly string[] = [],
): Promise<void> {
  await db
    .updateTable("photos")
    .set({ state: "dropped", account_id: null, claim_hash: null, expires_at: 0 })
    .where(({ or, eb }) =>
      or([eb("source_id", "=", itemId), ...(made.length > 0 ? [eb("id", "in", [...made])] : [])]),
    )
    .execute()
  await keepAsPictures(db, itemId, reading)
}

export function isWorn(garment: FoundGarment): garment is WornGarment {
  return garment.foundIn !== undefined
}
