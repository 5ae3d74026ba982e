import type { Look } from "@stylin/api/contract"

/**
 * A kept look without alternatives that she cannot wear just now.
 * @param away the ids of what she cannot wear
 */
export function withoutAway(look: Look, away: ReadonlySet<string>): Look {
  const clothes = look.clothes.map((listed) =>
    listed.filter(({ item_id }, at) => at === 0 || !away.has(item_id)),
  )
  return { ...look, clothes }
}
