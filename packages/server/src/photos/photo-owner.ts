import type { Queries } from "../database/tables.ts"
import { type KindHabit, listKindHabits } from "../stores/kind-habits.ts"
import type { PhotoOwner } from "../stores/photos.ts"
import { GUEST_STRIDE, MEMBER_STRIDE, type TurnTaker } from "../turns/turns.ts"

/** Whose turn it is when a photo is read after its call. */
export function readerTurn({ accountId, claimHash }: PhotoOwner): TurnTaker {
  return accountId === undefined
    ? { name: `guest ${claimHash}`, stride: GUEST_STRIDE }
    : { name: accountId, stride: MEMBER_STRIDE }
}

/** An owner's corrections of kinds so far; a guest has none. */
export async function habitsOf(db: Queries, { accountId }: PhotoOwner): Promise<KindHabit[]> {
  return accountId ? listKindHabits(db, accountId) : []
}
