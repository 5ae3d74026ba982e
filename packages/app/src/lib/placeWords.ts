import type { Place } from "@stylin/api/contract"
import { LOCALE } from "../words/language.ts"
import { t } from "../words/t.ts"

const degrees = new Intl.NumberFormat(LOCALE, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/** A place as it is said: its name, or, where a browser told it, its coordinates. */
export function placeWords({ name, latitude, longitude }: Place): string {
  if (name !== null) return name
  const [south, west] = [latitude < 0 ? "S" : "N", longitude < 0 ? "W" : t("east|E")]
  return `${degrees.format(Math.abs(latitude))}° ${south}, ${degrees.format(Math.abs(longitude))}° ${west}`
}
