import { setTimeout as wait } from "node:timers/promises"
import { type ParsedItem, Refusal } from "@stylin/api/contract"
import type { Queries } from "../database/tables.ts"
import { shownAddress } from "../pictures/edition.ts"
import { flatAddress } from "../pictures/flat-address.ts"
import { readItem } from "../pictures/garment-words.ts"
import { giveUpGuestPhotos } from "../stores/given-up-photos.ts"
import { countWaiting, findProblems, findReadItems } from "../stores/photo-readings.ts"
import type { Guest } from "./claims.ts"
import type { PhotoTakers } from "./photo-services.ts"
import { tryToRemovePhotos } from "./remove.ts"
import { noneFit, RETRY_S, takeUpload, type Upload } from "./upload.ts"

/** Another process may be reading them, so the store is polled. */
const LOOK_EVERY_MS = 200
/** After this the call answers with what is read by then; the rest appears among pending items. */
const LIMIT_MS = 100_000
const NOT_JUST_NOW = "Photos can't be read just now. Nothing was kept; please try again later."

/** Whether the caller is still connected. */
type IsAwaited = () => boolean

/**
 * Keeps photos and resolves to the garments on them once all have been read, the time is up or the
 * caller has gone. Throws what `takeUpload` does.
 */
export async function readUpload(
  services: PhotoTakers,
  upload: Upload,
  isAwaited: IsAwaited,
): Promise<ParsedItem[]> {
  const { queries } = services.database
  const ids = await takeUpload(services, upload)
  await untilRead(queries, ids, isAwaited)
  return findReadItems(queries, ids)
}

/**
 * The same for a guest without a claim token: her photos are removed before the answer leaves.
 * @throws {Refusal} 415 if no garment was found, 503 if they could not be read
 */
export async function readInPassing(
  services: PhotoTakers,
  upload: Upload & { readonly owner: Guest },
  isAwaited: IsAwaited,
): Promise<ParsedItem[]> {
  const { queries } = services.database
  const { claimHash } = upload.owner
  try {
    const ids = await takeUpload(services, upload)
    if (!(await untilRead(queries, ids, isAwaited))) {
      throw new Refusal(503, NOT_JUST_NOW, { retryAfterSeconds: RETRY_S })
    }
    const read = await findReadItems(queries, ids)
    const problems = read.length > 0 ? [] : await findProblems(queries, claimHash)
    if (problems.length > 0) throw noneFit(problems)
    return read
  } finally {
    const given = await giveUpGuestPhotos(queries, claimHash)
    await tryToRemovePhotos(services, given, upload.log)
  }
}

/** Resolves to whether all photos were read before the time was up or the caller left. */
async function untilRead(
  db: Queries,
  ids: readonly string[],
  isAwaited: IsAwaited,
): Promise<boolean> {
  const end = performance.now() + LIMIT_MS
  while (performance.now() < end && isAwaited()) {
    if ((await countWaiting(db, ids)) === 0) return true
    await wait(LOOK_EVERY_MS)
  }
  return false
}

/**
 * A guest's garment with a drawing in place of its photo: only an account that owns a photo may see
 * it.
 */
export function drawnInstead({
  image_path: _,
  other_pictures: __,
  found_in: ___,
  ...item
}: ParsedItem): ParsedItem {
  const likeliest = item.kind ?? item.likely_kinds?.[0]
  const { words } = readItem({ ...item, ...(likeliest && { kind: likeliest }), image_path: "" })
  return words ? { ...item, image_path: shownAddress(flatAddress(words)) } : item
}
