import type { DressedFor } from "@stylin/api/contract"

const months = new Intl.DateTimeFormat("de-DE", { month: "long", timeZone: "UTC" })
const degrees = new Intl.NumberFormat("de-DE", {
  maximumFractionDigits: 0,
  signDisplay: "negative",
})
const TOLD: Readonly<Record<string, string>> = {
  cold: "ein kalter Tag",
  mild: "ein milder Tag",
  hot: "ein heißer Tag",
}

/** A day's weather in German: "4 bis 9 Grad, Regen", "ein kalter Tag", "wie im November üblich". */
export function weatherWords({ day, low, high, told_by, words, ...also }: DressedFor): string {
  if (told_by === "month") return `wie im ${months.format(new Date(day))} üblich`
  if (told_by !== "forecast") return TOLD[told_by] ?? words
  const [from = "", to] = [low, high].map((one) => degrees.format(one).replace("-", "−"))
  const range = from === to ? `${to} Grad` : `${from} bis ${to} Grad`
  const falls = [also.is_wet && "Regen", also.is_windy && "Wind"].filter(Boolean)
  return falls.length > 0 ? `${range}, ${falls.join(" und ")}` : range
}
