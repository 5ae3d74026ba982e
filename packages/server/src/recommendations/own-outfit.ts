import {
  type composeOutfit,
  type Look,
  OUTFIT_GONE,
  Refusal,
  type ResultOf,
} from "@stylin/api/contract"
import { fingerprint } from "../security/tokens.ts"
import { keepLook } from "../stores/recommendations.ts"
import type { Asker } from "./answers.ts"
import type { Stylist } from "./feed.ts"
import { activitiesFor } from "./feed-order.ts"
import { figureFor } from "./figure.ts"
import { garmentsIn, outfitsOf } from "./keep-looks.ts"
import { knownOfHer } from "./known-of-her.ts"
import { toClothingItem, toLook } from "./to-look.ts"

/** Of the hashes that tell accounts and outfits apart: 96 bits. */
const HASH_LENGTH = 16
/** Fixed, so that the same outfit gets the same answer until her wardrobe or the shops change. */
const SEED = 1

/**
 * An outfit that she put together, as a look, with what there is to say of it. The same pieces are always
 * the same look.
 * @throws {Refusal} 409 if none of the pieces is there any more
 */
export async function ownOutfit(
  services: Stylist,
  { accountId, now }: Asker,
  itemIds: readonly string[],
): Promise<ResultOf<typeof composeOutfit>> {
  const { database, composer, pictureKey } = services
  const her = await knownOfHer(services, accountId, now)
  const pieces = [...new Set(itemIds)]
  const { judged, gone } = await composer.ask("outfit", {
    ...her.known,
    pieces,
    occasions: activitiesFor("my_occasions", her.profile.activities),
    leaveOut: her.refused.products,
    seed: SEED,
  })
  const db = database.queries
  const [outfit] = judged ? await outfitsOf([judged.look], her.own, db) : []
  if (!(judged && outfit)) throw new Refusal(409, OUTFIT_GONE)
  const garments = await garmentsIn(
    [{ slots: judged.open.map(({ items }) => items) }, { slots: [[judged.weakLink?.swap ?? ""]] }],
    her.own,
    db,
  )
  const itemOf = (id: string) => {
    const garment = garments.get(id)
    return garment ? [toClothingItem(garment)] : []
  }
  const hash = (words: string) => fingerprint(words).slice(0, HASH_LENGTH)
  const id = `own-${hash(accountId)}.0.${hash(judged.look.slots.join("\n"))}`
  const { dressedFor } = her
  const figure = figureFor(accountId, her.profile, id)
  const look = toLook(outfit, { id, owner: accountId, figure, dressedFor, pictureKey })
  await keepLook(db, accountId, look, now)
  const { text, notes, weakLink, open } = judged
  const [instead] = weakLink ? itemOf(weakLink.swap) : []
  return {
    look,
    text,
    notes: [...notes],
    ...(weakLink &&
      instead && { weak_link: { item_id: weakLink.id, text: weakLink.text, instead } }),
    open: open.map(({ place, items }) => ({ place, items: items.flatMap(itemOf) })),
    gone: [...gone],
  }
}

/** Her outfit, composed as a look and nothing more. */
export async function lookOfOutfit(
  services: Stylist,
  asker: Asker,
  itemIds: readonly string[],
): Promise<Look> {
  return (await ownOutfit(services, asker, itemIds)).look
}
