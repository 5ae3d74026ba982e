import { tn } from "../../words/t.ts"

/** 'One piece, N new looks', with the number. */
export function unlockTitle(looks: number): string {
  return tn(looks, "One piece, one new look", "One piece, {count} new looks")
}
