import { FEED_DEFAULTS, type Look } from "@stylin/api/contract"
import { findHerWeather } from "../stores/her-weather.ts"
import { listPlans, listWornOn } from "../stores/plans.ts"
import { outfitOf } from "../stores/recommendations.ts"
import { daysAhead } from "../weather/her-day.ts"
import type { Asker } from "./answers.ts"
import { newSeed, type Stylist } from "./feed.ts"
import { type DatedLook, keepLooks } from "./keep-looks.ts"
import { knownOfHer } from "./known-of-her.ts"

const DAY_MS = 24 * 60 * 60 * 1000
/** Within how many days before or after nothing comes again. */
const REST_DAYS = 7

interface Asked {
  /** Such as "2026-11-23". */
  readonly days: readonly string[]
  /** Outfits that were proposed before, as ids of garments. */
  readonly passedOver: readonly (readonly string[])[]
}

/**
 * A look of her own clothes for each of some days, as far as these make any. What is planned for these days
 * themselves does not come again either; its pieces do, as it may give way to what is proposed.
 */
export async function proposeDays(
  services: Stylist,
  { accountId, now }: Asker,
  asked: Asked,
): Promise<{ day: string; look: Look }[]> {
  const days = asked.days.toSorted()
  const db = services.database.queries
  const around = { from: shifted(days[0], -REST_DAYS), to: shifted(days.at(-1), REST_DAYS) }
  const [her, { place }, plans, worn] = await Promise.all([
    knownOfHer(services, accountId, now),
    findHerWeather(db, accountId),
    listPlans(db, accountId, around),
    listWornOn(db, accountId, around),
  ])
  const weather = await daysAhead(services, place, days, now)
  const there = plans.filter(({ day }) => days.includes(day))
  const near = plans.filter(({ day }) => !days.includes(day))
  const { days: composed } = await services.composer.ask("days", {
    ...her.known,
    days: weather.map(({ styled, dressedFor }) => ({ ...styled, day: dressedFor.day })),
    outfits: [
      ...worn.map(({ day, item_ids }) => ({ day, garments: item_ids })),
      ...near.map(({ day, look }) => ({ day, garments: outfitOf(look) })),
    ],
    passedOver: [...asked.passedOver, ...there.map(({ look }) => outfitOf(look))],
    avoidOutfits: her.refused.outfits,
    alternatives: FEED_DEFAULTS.top_n,
    seed: newSeed(),
  })
  const looks = composed.map(({ day, look }): DatedLook => {
    const dressedFor = weather.find((one) => one.dressedFor.day === day)?.dressedFor
    return { ...look, ...(dressedFor && { dressedFor }) }
  })
  const kept = await keepLooks(services, her, { looks, isAnswer: true, now })
  return kept.flatMap((look) => (look.dressed_for ? [{ day: look.dressed_for.day, look }] : []))
}

function shifted(day: string | undefined, days: number): string {
  const time = day === undefined ? 0 : Date.parse(day)
  return new Date(time + days * DAY_MS).toISOString().slice(0, 10)
}
