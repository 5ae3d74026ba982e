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

/** A look of her own clothes for each of some days, such as "2026-11-23", as far as these make any. */
export async function proposeDays(
  services: Stylist,
  { accountId, now }: Asker,
  asked: readonly string[],
): Promise<{ day: string; look: Look }[]> {
  const days = asked.toSorted()
  const db = services.database.queries
  const around = { from: shifted(days[0], -REST_DAYS), to: shifted(days.at(-1), REST_DAYS) }
  const [her, { place }, plans, worn] = await Promise.all([
    knownOfHer(services, accountId, now),
    findHerWeather(db, accountId),
    listPlans(db, accountId, around),
    listWornOn(db, accountId, around),
  ])
  const weather = await daysAhead(services, place, days, now)
  const { days: composed } = await services.composer.ask("days", {
    ...her.known,
    days: weather.map(({ styled, dressedFor }) => ({ ...styled, day: dressedFor.day })),
    outfits: [
      ...worn.map(({ day, item_ids }) => ({ day, garments: item_ids })),
      ...plans.map(({ day, look }) => ({ day, garments: outfitOf(look) })),
    ],
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
