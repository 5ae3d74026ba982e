import type { FeltWeather, HerWeather } from "@stylin/api/contract"
import { environment } from "../../environment.ts"

/** What she has said of today; null if nothing, or if the day that she said it of is over. */
export function feltToday({ felt }: Pick<HerWeather, "felt">): FeltWeather | null {
  return felt && Date.parse(felt.ends_at) > environment.now() ? felt.felt : null
}
