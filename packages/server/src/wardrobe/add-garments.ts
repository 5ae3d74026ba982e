import { randomUUID } from "node:crypto"
import type { ProductShot, WardrobeItem } from "@stylin/api/contract"
import type { Queries } from "../database/tables.ts"
import { ownPictures, takeReviewed } from "../photos/reviewed.ts"
import { readItem } from "../pictures/garment-words.ts"
import { addWardrobeItems, findAdded } from "../stores/wardrobe.ts"

/**
 * Adds garments to her wardrobe and removes them from the pending list. One that she already has,
 * by its key, stays as it is, possibly with other pictures. Resolves to them as they are in her
 * wardrobe, in the given order.
 * @throws {Refusal} 422 if a picture is a photo that is not hers
 */
export async function addGarments(
  db: Queries,
  accountId: string,
  shots: readonly ProductShot[],
  now: number,
): Promise<WardrobeItem[]> {
  const keys = shots.flatMap(({ add_key }) => add_key ?? [])
  const hers = await findAdded(db, accountId, keys)
  const fresh = shots.filter(({ add_key }) => !hers.has(add_key ?? ""))
  const pictures = await ownPictures(db, accountId, fresh)
  const described = fresh.map((shot, index) => withWords({ ...shot, ...pictures[index] }))
  const added = (await addWardrobeItems(db, accountId, described, now)).values()
  const photoIds = pictures.flatMap(({ photoId }) => photoId ?? [])
  await takeReviewed(db, accountId, { shots: fresh, photoIds })
  return shots.flatMap(({ add_key }) => hers.get(add_key ?? "") ?? added.next().value ?? [])
}

/** A shot as it is stored, with what its summary says about it. */
function withWords<Shot extends ProductShot>(shot: Shot) {
  const { kind, colours, words, ownCut } = readItem(shot)
  const known = { ...(kind && { kind }), colours: [...colours], words, ownCut }
  return { ...shot, ...known, id: randomUUID() }
}
