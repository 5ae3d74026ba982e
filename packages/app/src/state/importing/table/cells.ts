import { YEAR_SEASONS, type YearSeason } from "@stylin/garments/vocabulary"
import { MOST_PAID } from "../../../lib/amounts.ts"
import { decimals, isShopCurrency } from "../../../lib/currency.ts"

/** A price in another currency than the shops' is not made one in theirs. */
export type Price = { readonly amount: number } | { readonly other: string }

/** What was paid, in whichever way the number is written; undefined if it is no price. */
export function priceIn(cell: string): Price | undefined {
  const [digits] = /\d[\d.,'\s]*/.exec(cell) ?? []
  const sign = digits ? cell.replace(digits, "").trim() : ""
  const isOther = sign !== "" && !isShopCurrency(sign)
  if (!digits || (isOther && /[a-z]{4,}/i.test(cell))) return undefined
  const amount = numberIn(digits)
  if (amount === undefined || amount > MOST_PAID) return undefined
  const share = 10 ** decimals()
  return isOther ? { other: cell } : { amount: Math.round(amount * share) / share }
}

/** A number with a point or a comma before its decimals, and any sign between thousands. */
function numberIn(digits: string): number | undefined {
  const bare = digits.replace(/[\s']/g, "").replace(/[.,]$/, "")
  const [, decimals] = /[.,](\d{1,2})$/.exec(bare) ?? []
  const whole = decimals ? bare.slice(0, -decimals.length - 1) : bare
  const number = Number(`${whole.replace(/[.,]/g, "")}.${decimals ?? "0"}`)
  return Number.isFinite(number) ? number : undefined
}

/** Whether day or month comes first in dates such as 03/04/2024. */
export type DayOrder = "day-first" | "month-first"

/** The order that the dates of a column tell; where they leave it open, the day comes first. */
export function dayOrderOf(cells: readonly string[]): DayOrder {
  const isMonthFirst = cells.some((cell) => Number(partsOf(cell)?.[1]) > 12)
  const isDayFirst = cells.some((cell) => Number(partsOf(cell)?.[0]) > 12)
  return isMonthFirst && !isDayFirst ? "month-first" : "day-first"
}

/** A day such as "2024-03-31"; undefined if the cell names no whole day. */
export function dayIn(cell: string, order: DayOrder): string | undefined {
  const [iso] = /^\d{4}-\d\d-\d\d(?=$|[T ])/.exec(cell) ?? []
  if (iso) return isDay(iso) ? iso : undefined
  const [one = "", two = "", year = ""] = partsOf(cell) ?? []
  const [day, month] = order === "day-first" ? [one, two] : [two, one]
  const full = year.length === 2 ? `20${year}` : year
  const written = `${full}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`
  return isDay(written) ? written : undefined
}

function partsOf(cell: string): string[] | undefined {
  return /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})$/.exec(cell)?.slice(1)
}

function isDay(written: string): boolean {
  const time = Date.parse(`${written}T00:00:00Z`)
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(written)
}

const SEASON_WORDS: Readonly<Record<YearSeason, RegExp>> = {
  spring: /spring|fruhling|fruhjahr|printemps|primavera|lente|voorjaar|\bss\b/,
  summer: /summer|sommer|\bete\b|verano|zomer|estate|\bss\b/,
  autumn: /autumn|\bfall\b|herbst|automne|otono|herfst|autunno|\baw\b|\bfw\b/,
  winter: /winter|hiver|invierno|inverno|\baw\b|\bfw\b/,
}

/** The seasons that a cell names; undefined for none and for all of them, which need not be said. */
export function seasonsIn(cell: string): YearSeason[] | undefined {
  const words = cell
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
  const named = YEAR_SEASONS.filter((season) => SEASON_WORDS[season].test(words))
  return named.length > 0 && named.length < YEAR_SEASONS.length ? named : undefined
}

/** How often it was worn; undefined if that is no number. */
export function wearsIn(cell: string): number | undefined {
  const [digits] = /^\d{1,4}(?=$|\s|x)/i.exec(cell) ?? []
  return digits === undefined ? undefined : Number(digits)
}

const SIZE =
  /^(?:x{0,3}[sml]|[2-6]xl|one size|(?:uk|eu|us|fr|it|de)? ?\d{1,3}(?:[.,]5)?(?:[-/]\d{1,3})?)$/i

/** Whether a cell looks like a size. */
export function isSize(cell: string): boolean {
  return SIZE.test(cell)
}
