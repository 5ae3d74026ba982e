import { LOOK_NOT_WORN_NOW, type Look, Refusal } from "@stylin/api/contract"
import { fingerprint } from "../security/tokens.ts"
import { listAway } from "../stores/item-states.ts"
import { firstIdOf } from "../stores/look-ids.ts"
import { findLook, keepLook, outfitOf } from "../stores/recommendations.ts"
import { type Asker, activityOf } from "./answers.ts"
import { withoutAway } from "./away.ts"
import type { Stylist } from "./feed.ts"
import { figureFor } from "./figure.ts"
import { outfitsOf } from "./keep-looks.ts"
import { knownOfHer } from "./known-of-her.ts"
import { toLook } from "./to-look.ts"

/** Of the hash that tells a look's changes apart: 96 bits. */
const HASH_LENGTH = 16

/**
 * Composes one of her looks with other garments from its slots, and keeps it. Changed back, it is
 * the first look again.
 * @param worn a garment for each slot, by id
 * @throws {Refusal} 422 if a slot does not list its garment, 409 if something is gone or cannot be
 *   worn just now
 */
export async function change(
  services: Stylist,
  asker: Asker,
  look: Look,
  worn: readonly string[],
): Promise<Look> {
  const slots = look.clothes.map((listed) => listed.map(({ item_id }) => item_id))
  const places = slots.map((ids, at) => ids.indexOf(worn[at] ?? ""))
  if (worn.length !== slots.length || places.includes(-1)) {
    throw new Refusal(422, "worn: must be a garment that its slot lists")
  }
  if (places.every((place) => place === 0)) return look
  const away = await listAway(services.database.queries, asker.accountId)
  if (worn.some((garment) => away.has(garment))) throw new Refusal(409, LOOK_NOT_WORN_NOW)
  const first = firstIdOf(look.look_id)
  const id = `${first}.${fingerprint(worn.join("\n")).slice(0, HASH_LENGTH)}`
  const known =
    (await findWorn(services, asker, first, worn)) ?? (await findWorn(services, asker, id, worn))
  if (known) return withoutAway(known, away)
  return compose(services, asker, { id, look, slots, worn: places })
}

/** A look that is known already, if it wears just that. */
async function findWorn(
  { database }: Stylist,
  { accountId }: Asker,
  lookId: string,
  worn: readonly string[],
): Promise<Look | undefined> {
  const known = await findLook(database.queries, accountId, lookId)
  return known && String(outfitOf(known)) === String(worn) ? known : undefined
}

interface Change {
  readonly id: string
  readonly look: Look
  readonly slots: readonly (readonly string[])[]
  /** The place of each garment in its slot. */
  readonly worn: readonly number[]
}

async function compose(
  services: Stylist,
  { accountId, now }: Asker,
  { id, look, slots, worn }: Change,
): Promise<Look> {
  const { database, composer, pictureKey } = services
  const db = database.queries
  const her = await knownOfHer(services, accountId, now)
  const answer = await composer.ask("change", {
    ...her.known,
    occasion: activityOf(look),
    slots,
    worn,
  })
  const [outfit] = answer.look ? await outfitsOf([answer.look], her.own, db) : []
  if (!outfit) throw new Refusal(409, "Something in this look is gone, so it cannot be changed.")
  // The same woman in the same pose: only what she wears is another.
  const figure = figureFor(accountId, her.profile, id)
  const { dressedFor } = her
  const changed = toLook(outfit, { id, owner: accountId, figure, dressedFor, pictureKey })
  await keepLook(db, accountId, changed, now)
  return changed
}
