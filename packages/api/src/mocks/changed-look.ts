import { LOOK_NOT_WORN_NOW } from "../contract/item-states.ts"
import type { Look } from "../contract/recommendations.ts"
import { Refusal } from "../contract/refusal.ts"
import { activitiesOf, rackOf, toLook, withoutAway } from "./looks.ts"
import type { Account, State } from "./state.ts"

/** What changing a look is refused with. */
export const NOT_CHANGED = {
  notListed: "worn: must be a garment that its slot lists",
  pieceGone: "Something in this look is gone, so it cannot be changed.",
} as const

/** A look that she was given, or keeps. */
export function knownLook(account: Account, lookId: string): Look {
  const kept = account.favourites.find(({ look_id }) => look_id === lookId)
  const planned = [...account.plans.values()].find(({ plan }) => plan?.look.look_id === lookId)
  const look = kept ?? planned?.plan?.look ?? account.looks.get(lookId)
  if (!look) throw new Refusal(404, "This look is no longer known.")
  return look
}

/** A look that wears other garments from its slots. */
export function changedLook(
  state: State,
  account: Account,
  look: Look,
  worn: readonly string[],
): Look {
  const rack = new Map(rackOf(state, account).map((one) => [one.item.item_id, one]))
  if (worn.length !== look.clothes.length) throw new Refusal(422, NOT_CHANGED.notListed)
  const slots = look.clothes.map((listed, at) => {
    const first = listed.findIndex(({ item_id }) => item_id === worn[at])
    if (first < 0) throw new Refusal(422, NOT_CHANGED.notListed)
    const items = [...listed.slice(first), ...listed.slice(0, first)]
    return items.flatMap(({ item_id }) => rack.get(item_id) ?? [])
  })
  if (wearsAway(account, worn)) throw new Refusal(409, LOOK_NOT_WORN_NOW)
  const occasion = activitiesOf(look.type, account)[0]
  if (!occasion || slots.some(([first], at) => first?.item.item_id !== worn[at])) {
    throw new Refusal(409, NOT_CHANGED.pieceGone)
  }
  const changed = toLook(state, account, occasion, slots)
  return withoutAway(account, account.looks.get(changed.look_id) ?? changed)
}

/** Whether something among what is worn cannot be worn just now. */
export function wearsAway({ wardrobe }: Account, worn: readonly string[]): boolean {
  return wardrobe.some(({ item_id, state }) => state !== undefined && worn.includes(item_id))
}
