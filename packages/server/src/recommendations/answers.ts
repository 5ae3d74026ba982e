import {
  FEED_DEFAULTS,
  LOOK_NOT_WORN_NOW,
  type Look,
  notWornNow,
  type ParsedBodyOf,
  type ResultOf,
  type styleItem,
  type swapWeakLink,
  type unlockLooks,
} from "@stylin/api/contract"
import { amountOf, smallestUnits } from "@stylin/garments/money"
import { ACTIVITIES, type Activity } from "@stylin/garments/vocabulary"
import type { Unmet } from "@stylin/stylist"
import { outfitOf } from "../stores/recommendations.ts"
import { keepSigns } from "../stores/signs.ts"
import { newSeed, type Stylist } from "./feed.ts"
import { activitiesFor } from "./feed-order.ts"
import { itemIn, keepChanged, keepLooks } from "./keep-looks.ts"
import { type Her, knownOfHer } from "./known-of-her.ts"

/** Who asks, and when. */
export interface Asker {
  readonly accountId: string
  readonly now: number
}

interface Wished {
  readonly item_id?: string
  readonly leave_out?: readonly string[] | undefined
  readonly budget?: number | undefined
}

/** How many looks are tried around a given garment: enough to choose from, quickly done. */
const TRIED_AROUND = 60

/** Fixed, so that the same piece is proposed until her wardrobe or the shops change. */
const SEED = 1

/** Looks around a garment that is hers or for sale. */
export async function styleAround(
  services: Stylist,
  { accountId, now }: Asker,
  body: ParsedBodyOf<typeof styleItem>,
): Promise<ResultOf<typeof styleItem>> {
  const her = await knownOfHer(services, accountId, now)
  const { state } = her.own.find(({ item }) => item.item_id === body.item_id)?.item ?? {}
  if (state) return { looks: [], unmet: [{ code: "item-away", text: notWornNow(state) }] }
  if (!body.unasked) await noteStyled(services, her, body.item_id, now)
  const { looks, unmet } = await services.composer.ask("style", {
    ...her.known,
    occasions: activitiesFor(body.occasions, her.profile.activities),
    wishes: { ...wishesOf(body, her), around: body.item_id },
    avoidOutfits: her.refused.outfits,
    candidatesPerOccasion: TRIED_AROUND,
    count: body.count,
    alternatives: body.top_n,
    seed: newSeed(),
  })
  const kept = await keepLooks(services, her, { looks, isAnswer: true, now })
  return { looks: kept, unmet: unmet.map((one) => toldUnmet(one, her.known.money.currency)) }
}

/** What weakens one of her looks, and the look with something better in its place. */
export async function swapWeakest(
  services: Stylist,
  { accountId, now }: Asker,
  look: Look,
  body: ParsedBodyOf<typeof swapWeakLink>,
): Promise<ResultOf<typeof swapWeakLink>> {
  const her = await knownOfHer(services, accountId, now)
  if (wornAway(her, outfitOf(look))) return { outcome: "piece-gone", text: LOOK_NOT_WORN_NOW }
  const { outcome, text, swap } = await services.composer.ask("swap", {
    ...her.known,
    look: outfitOf(look),
    occasion: activityOf(look),
    wishes: wishesOf(body, her),
    alternatives: FEED_DEFAULTS.top_n,
    seed: newSeed(),
  })
  if (!swap) return { outcome, text }
  const swapped = await keepChanged(services, her, { look: swap.look, from: look.look_id, now })
  const item = swapped && itemIn([swapped], swap.item)
  if (!item) return { outcome: "piece-gone", text: "What would be better has just been sold." }
  return { outcome, text, swap: { weak_link: swap.weakLink, item, look: swapped } }
}

/** The piece to buy that makes the most new looks with what she owns. */
export async function unlock(
  services: Stylist,
  { accountId, now }: Asker,
  body: ParsedBodyOf<typeof unlockLooks>,
): Promise<ResultOf<typeof unlockLooks>> {
  const her = await knownOfHer(services, accountId, now)
  const answer = await services.composer.ask("unlock", {
    ...her.known,
    occasions: activitiesFor(body.occasions, her.profile.activities),
    wishes: wishesOf(body, her),
    aim: body.aim,
    count: body.count,
    seed: SEED,
  })
  const { outcome, text, unlock: found, nearest } = answer
  if (!found) {
    const budget = nearest && amountOf(nearest.budgetPence, her.known.money.currency)
    return { outcome, text, ...(budget !== undefined && { nearest: { budget } }) }
  }
  const looks = await keepLooks(services, her, { looks: found.looks, isAnswer: true, now })
  const item = itemIn(looks, found.item)
  if (!item) return { outcome: "nothing-unlocks", text: "The piece has just been sold." }
  return { outcome, text, unlock: { item, new_looks: found.newLooks, looks } }
}

/** What a look is for. */
export function activityOf({ type }: Look): Activity {
  return ACTIVITIES.find((activity) => activity === type) ?? ACTIVITIES[0]
}

/** Whether an outfit has something that she cannot wear just now. */
function wornAway({ known }: Her, outfit: readonly string[]): boolean {
  return known.away.some(({ id }) => outfit.includes(id))
}

/** Asking what to wear with one of her own garments is a sign of taste. */
async function noteStyled({ database }: Stylist, her: Her, itemId: string, now: number) {
  if (!her.own.some(({ item }) => item.item_id === itemId)) return
  const sign = { sign: "styled", item_id: itemId } as const
  await keepSigns(database.queries, her.accountId, [sign], now)
}

/** What she said is not for her is left out, unless it is what she asks about. */
function wishesOf({ item_id, leave_out = [], budget }: Wished, { refused, known }: Her) {
  const products = refused.products.filter((id) => id !== item_id)
  return {
    leaveOut: [...leave_out, ...products],
    ...(budget !== undefined && {
      budgetPence: smallestUnits(budget, known.money.currency),
    }),
  }
}

/** What is not met in the contract's form, whose prices are in the currency itself. */
function toldUnmet({ code, text, nearest }: Unmet, currency: string) {
  if (!nearest) return { code, text }
  const { occasions, budgetPence, looks } = nearest
  return {
    code,
    text,
    nearest: {
      ...(occasions && { occasions: [...occasions] }),
      ...(budgetPence !== undefined && { budget: amountOf(budgetPence, currency) }),
      ...(looks !== undefined && { looks }),
    },
  }
}
