import { randomBytes } from "node:crypto"
import type { ClothingItem, Look } from "@stylin/api/contract"
import type { Queries } from "../database/tables.ts"
import { fingerprint } from "../security/tokens.ts"
import type { Services } from "../services.ts"
import { firstIdOf } from "../stores/look-ids.ts"
import { findProducts } from "../stores/products.ts"
import { addFeed, keepLook, saveFeed } from "../stores/recommendations.ts"
import type { OwnGarment } from "../stores/wardrobe.ts"
import type { ComposedLook } from "./composing.ts"
import { figureFor } from "./figure.ts"
import { type WearableGarment, wearableOwn, wearableProduct } from "./garments.ts"
import type { Her } from "./known-of-her.ts"
import { type Outfit, toLook } from "./to-look.ts"

/** A composed look, and the weather of its own day if that is not the day she dresses for now. */
export type DatedLook = ComposedLook & Pick<Outfit, "dressedFor">

interface Composed {
  readonly looks: readonly DatedLook[]
  /** Whether they answer a question, rather than being a feed. */
  readonly isAnswer: boolean
  readonly now: number
}

/**
 * Keeps composed looks, so that she can save them and see their pictures, and returns them in the
 * contract's form. A look with a garment that was just deleted is left out.
 */
export async function keepLooks(
  { database, pictureKey }: Pick<Services, "database" | "pictureKey">,
  { accountId, profile, own, dressedFor }: Her,
  { looks: composed, isAnswer, now }: Composed,
): Promise<Look[]> {
  const db = database.queries
  const outfits = await outfitsOf(composed, own, db)
  const id = randomBytes(12).toString("base64url")
  const looks = outfits.map((outfit, index) => {
    const lookId = `${id}.${index}`
    const figure = figureFor(accountId, profile, lookId)
    return toLook(outfit, { id: lookId, owner: accountId, figure, dressedFor, pictureKey })
  })
  // Room for a feed has been made while it was composed.
  const save = isAnswer ? saveFeed : addFeed
  await save(db, { id, accountId, looks, isAnswer, now })
  return looks
}

/** Of the hash that tells a look's changes apart: 96 bits. */
const HASH_LENGTH = 16

/** The id of what a look becomes in other garments: whatever it is changed to, it stays a change of the first. */
export function changedId(lookId: string, worn: readonly string[]): string {
  return `${firstIdOf(lookId)}.${fingerprint(worn.join("\n")).slice(0, HASH_LENGTH)}`
}

interface Changed {
  readonly look: ComposedLook
  /** What it was before. */
  readonly from: string
  readonly now: number
}

/**
 * Keeps what one of her looks became: on the same woman in the same pose, only what she wears is another. Undefined if
 * something in it was just deleted.
 */
export async function keepChanged(
  { database, pictureKey }: Pick<Services, "database" | "pictureKey">,
  { accountId, profile, own, dressedFor }: Her,
  { look, from, now }: Changed,
): Promise<Look | undefined> {
  const db = database.queries
  const [outfit] = await outfitsOf([look], own, db)
  if (!outfit) return undefined
  const id = changedId(
    from,
    outfit.slots.flatMap(([worn]) => worn?.id ?? []),
  )
  const figure = figureFor(accountId, profile, id)
  const changed = toLook(outfit, { id, owner: accountId, figure, dressedFor, pictureKey })
  await keepLook(db, accountId, changed, now)
  return changed
}

/** A garment of kept looks in the contract's form; undefined if none has it. */
export function itemIn(looks: readonly Look[], id: string): ClothingItem | undefined {
  return looks.flatMap(({ clothes }) => clothes.flat()).find(({ item_id }) => item_id === id)
}

/** Composed looks with their garments, without those that wear one that was just deleted. */
export async function outfitsOf(
  looks: readonly DatedLook[],
  own: readonly OwnGarment[],
  db: Queries,
): Promise<Outfit[]> {
  const garments = await garmentsIn(looks, own, db)
  return looks.flatMap((look) => dressed(look, garments) ?? [])
}

/** Everything that the looks list, by id. */
export async function garmentsIn(
  looks: readonly Pick<ComposedLook, "slots">[],
  own: readonly OwnGarment[],
  db: Queries,
): Promise<Map<string, WearableGarment>> {
  const garments = new Map(own.map((garment) => [garment.item.item_id, wearableOwn(garment)]))
  const listed = new Set(looks.flatMap(({ slots }) => slots.flat()))
  const products = await findProducts(
    db,
    [...listed].filter((id) => !garments.has(id)),
  )
  for (const product of products) garments.set(product.id, wearableProduct(product))
  return garments
}

/** The look with its garments; undefined if one of them was just deleted. */
function dressed(
  { slots, ...look }: DatedLook,
  garments: ReadonlyMap<string, WearableGarment>,
): Outfit | undefined {
  if (slots.some(([worn]) => worn === undefined || !garments.has(worn))) return undefined
  return { ...look, slots: slots.map((ids) => ids.flatMap((id) => garments.get(id) ?? [])) }
}
