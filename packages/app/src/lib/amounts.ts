import { MOST_MONEY } from "@stylin/api/contract"
import { MONEY } from "./money.ts"

/** About as much as so many pounds, in whole: for steps and limits. */
export function aboutPounds(pounds: number): number {
  return Math.round(pounds * MONEY.forAPound)
}

/** What she is asked about a piece's price in, wherever she is asked. */
export const PIECE_BUDGETS: readonly number[] = [25, 50, 100, 200].map(aboutPounds)

/** The most that a garment can have cost. */
export const MOST_PAID = Math.min(aboutPounds(100_000), MOST_MONEY)
