import type { Slot } from "@stylin/garments/vocabulary"
import type { UNLOCK_AIMS } from "../contract/answers.ts"
import type { Look } from "../contract/recommendations.ts"
import { activitiesOf, rackOf, slotOf, toLook, type Wearable } from "./looks.ts"
import type { Account, State } from "./state.ts"

/** What an answer says if it has no looks. */
export const SAID = {
  unknown: "We do not know the item you asked for, so these looks are without it.",
  alreadyBest: "This look needs nothing: no other piece would make it clearly better.",
  emptyWardrobe: "Add what you own first, so that we can see what goes with it.",
  unlocksNothing: "No single piece makes a new look with what you own yet.",
} as const

/** Says that one item alone costs more than the budget. */
export const overBudget = (name: string) => `Alone, the ${name} would cost more than your budget.`
/** Says that a budget buys nothing, and the nearest that would. */
export const buysNothing = (nearest: number) =>
  `Nothing in the shops is within what you asked for. There is something from £${nearest.toFixed(2)}.`

/** The weakest garment of a look, its replacement, and the changed look. */
export interface MockSwap {
  weak: Wearable
  swap: Wearable
  look: Look
  text: string
}

/** Replaces the last garment in a look that she would have to buy with one of her own. */
export function findSwap(state: State, account: Account, look: Look): MockSwap | undefined {
  const rack = rackOf(state, account)
  const worn = look.clothes.flatMap(([first]) => byId(rack, first?.item_id) ?? [])
  const weak = worn.findLast(({ item }) => !item.isYours)
  if (!weak) return undefined
  const others = rack.filter((one) => slotOf(one) === slotOf(weak) && !worn.includes(one))
  const swap = others.find(({ item }) => item.isYours) ?? others[0]
  const occasion = activitiesOf(look.type, account)[0]
  if (!(swap && occasion)) return undefined
  const slots = worn.map((one) => [one === weak ? swap : one])
  const why = swap.item.isYours
    ? "you have it in your wardrobe already"
    : "it sits better with the colours of the rest"
  return {
    weak,
    swap,
    look: toLook(state, account, occasion, slots),
    text: `${swap.item.name} instead of ${weak.item.name.toLowerCase()}: ${why}.`,
  }
}

/** A product with the looks it makes possible with her wardrobe. */
export interface MockUnlock {
  piece: Wearable
  looks: Look[]
}

const BASES: readonly (readonly Slot[])[] = [
  ["top", "bottom", "shoes"],
  ["dress", "shoes"],
]

/** The product within a price, in pounds, that makes the most looks with what she owns, or for its price. */
export function findUnlock(
  state: State,
  account: Account,
  request: { occasions: string; budget: number; aim: (typeof UNLOCK_AIMS)[number] },
): MockUnlock | undefined {
  const rack = rackOf(state, account)
  const own = rack.filter(({ item }) => item.isYours)
  const occasion = activitiesOf(request.occasions, account)[0] ?? "outings"
  const worthOf = ({ piece, looks }: MockUnlock) =>
    request.aim === "looks" ? looks.length : looks.length / Math.max(1, piece.item.price ?? 1)
  const names = new Set(own.map(({ item }) => item.name))
  const pieces = rack.filter(
    ({ item }) => !names.has(item.name) && (item.price ?? 0) <= request.budget,
  )
  return pieces
    .map((piece) => ({
      piece,
      looks: outfitsWith(piece, own).map((outfit) =>
        toLook(
          state,
          account,
          occasion,
          outfit.map((one) => [one]),
        ),
      ),
    }))
    .reduce<MockUnlock | undefined>(
      (most, one) => (worthOf(one) > (most ? worthOf(most) : 0) ? one : most),
      undefined,
    )
}

function outfitsWith(piece: Wearable, own: readonly Wearable[]): Wearable[][] {
  return BASES.filter((base) => base.includes(slotOf(piece))).flatMap((base) =>
    base.reduce<Wearable[][]>(
      (outfits, slot) => {
        const fitting = slot === slotOf(piece) ? [piece] : own.filter((one) => slotOf(one) === slot)
        return outfits.flatMap((outfit) => fitting.map((one) => [...outfit, one]))
      },
      [[]],
    ),
  )
}

function byId(rack: readonly Wearable[], id: string | undefined): Wearable | undefined {
  return rack.find(({ item }) => item.item_id === id)
}
