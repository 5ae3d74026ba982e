import { MOST_MONEY } from "@stylin/api/contract"
import { MONEY } from "./money.ts"

/** About as much as so many pounds, in whole: for steps and limits. */
export function aboutPounds(pounds: number): number {
  return Math.round(pounds * MONEY.forAPound)
}

/** The most that a garment can have cost. */
export const MOST_PAID = Math.min(aboutPounds(100_000), MOST_MONEY)
