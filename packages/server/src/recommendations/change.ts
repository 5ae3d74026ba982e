import { LOOK_NOT_WORN_NOW, type Look, Refusal } from "@stylin/api/contract"
import { listAway } from "../stores/item-states.ts"
import { firstIdOf } from "../stores/look-ids.ts"
import { findLook, outfitOf } from "../stores/recommendations.ts"
import { type Asker, activityOf } from "./answers.ts"
import { withoutAway } from "./away.ts"
import type { Stylist } from "./feed.ts"
import { changedId, keepChanged } from "./keep-looks.ts"
import { knownOfHer } from "./known-of-her.ts"

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
  const id = changedId(look.look_id, worn)
  const known =
    (await findWorn(services, asker, first, worn)) ?? (await findWorn(services, asker, id, worn))
  if (known) return withoutAway(known, away)
  return compose(services, asker, { look, slots, worn: places })
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
  readonly look: Look
  readonly slots: readonly (readonly string[])[]
  /** The place of each garment in its slot. */
  readonly worn: readonly number[]
}

async function compose(
  services: Stylist,
  { accountId, now }: Asker,
  { look, slots, worn }: Change,
): Promise<Look> {
  const her = await knownOfHer(services, accountId, now)
  const answer = await services.composer.ask("change", {
    ...her.known,
    occasion: activityOf(look),
    slots,
    worn,
  })
  const changed =
    answer.look &&
    (await keepChanged(services, her, { look: answer.look, from: look.look_id, now }))
  if (!changed) throw new Refusal(409, "Something in this look is gone, so it cannot be changed.")
  return changed
}
