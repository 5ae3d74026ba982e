import type { Look, Plan, WardrobeItem, WornOn } from "@stylin/api/contract"
import { STATE_WORDS } from "../../lib/stateWords.ts"
import type { KeptOutfit } from "../../state/outfits/waitingOutfits.ts"
import { t, tn } from "../../words/t.ts"

/** Something of a day: a look that is planned, or what she wore. */
export interface DayEntry {
  readonly key: string
  readonly isWorn: boolean
  /** Undefined if she wore no look, or one that is no longer known here. */
  readonly look: Look | undefined
  /** What she calls these pieces, if they are an outfit of her own. */
  readonly name: string | undefined
  readonly plan: Plan | undefined
  /** Her own pieces that she wore; empty if it is only planned. */
  readonly itemIds: readonly string[]
}

interface Known {
  readonly plans: readonly Plan[]
  readonly worn: readonly WornOn[]
  /** Looks that the device knows, such as her favourites. */
  readonly looks: readonly Look[]
  readonly outfits: readonly KeptOutfit[]
}

/** What was worn and is planned, by day; a planned look that was worn is one entry. */
export function entriesByDay({
  plans,
  worn,
  looks,
  outfits,
}: Known): ReadonlyMap<string, DayEntry[]> {
  const known = new Map(looks.map((look) => [look.look_id, look]))
  const names = namesByPieces(outfits)
  const left = [...plans]
  const entries = worn.map(({ day, look_id, item_ids }) => {
    const at = left.findIndex((plan) => plan.day === day && plan.look.look_id === look_id)
    const [plan] = at < 0 ? [] : left.splice(at, 1)
    const look = plan?.look ?? known.get(look_id)
    const name = names.get(keyOf(item_ids))
    return { day, key: `${day} ${look_id}`, isWorn: true, look, name, plan, itemIds: item_ids }
  })
  const planned = left.map((plan) => ({
    day: plan.day,
    key: plan.plan_id,
    isWorn: false,
    look: plan.look,
    name: undefined,
    plan,
    itemIds: [],
  }))
  return Map.groupBy([...entries, ...planned], ({ day }) => day)
}

/** The latest name of each set of her own pieces. */
function namesByPieces(outfits: readonly KeptOutfit[]): ReadonlyMap<string, string> {
  return new Map(
    outfits.toReversed().map(({ name, pieces }) => {
      const own = pieces.filter(({ isYours }) => isYours)
      return [keyOf(own.map(({ item_id }) => item_id)), name]
    }),
  )
}

function keyOf(itemIds: readonly string[]): string {
  return itemIds.toSorted().join(" ")
}

/**
 * Why a planned look cannot be worn just now, as one sentence for each of its pieces.
 * @param wardrobe what she owns; undefined while that is not known, when nothing is missing yet
 */
export function awayIn({ clothes }: Look, wardrobe: readonly WardrobeItem[] | undefined): string[] {
  if (!wardrobe) return []
  const byId = new Map(wardrobe.map((item) => [item.item_id, item]))
  return clothes.flatMap(([worn]) => {
    if (!worn?.isYours) return []
    const item = byId.get(worn.item_id)
    if (!item) return t("{name} is no longer in your wardrobe.", { name: worn.name })
    return item.state ? STATE_WORDS[item.state].said(item.item_summary) : []
  })
}

/** How a day is said in the month: "2 looks planned", "worn", "nothing yet". */
export function entryWords(entries: readonly DayEntry[]): string {
  const worn = entries.filter(({ isWorn }) => isWorn).length
  const planned = entries.length - worn
  const said = [
    worn > 0 && t("worn"),
    planned > 0 && tn(planned, "{count} look planned", "{count} looks planned"),
  ].filter(Boolean)
  return said.length > 0 ? said.join(", ") : t("nothing yet")
}
