import type { Look } from "@stylin/api/contract"
import { ref } from "valtio/vanilla"
import { feed } from "../feed/feed.ts"
import { onForget } from "../kept/lifetime.ts"

/** Looks taken out of the cache, by the item that cannot be worn, with where each was. */
const aside = new Map<string, { readonly look: Look; readonly place: number }[]>()
onForget(() => aside.clear())

const wears = ({ clothes }: Look, itemId: string) =>
  clothes.some(([worn]) => worn?.item_id === itemId)

/** Takes looks with an item out of the cached feed, and the item out of the others' alternatives. */
export function setAside(itemId: string): void {
  const taken = feed.looks.flatMap((look, place) => (wears(look, itemId) ? { look, place } : []))
  aside.set(itemId, taken)
  const left = feed.looks.filter((look) => !wears(look, itemId))
  feed.looks = ref(left.map((look) => withoutAlternative(look, itemId)))
}

/** Puts those looks back where they were, if the feed has not changed in between. */
export function bringBack(itemId: string): void {
  const looks = [...feed.looks]
  for (const { look, place } of aside.get(itemId) ?? []) {
    if (!looks.some(({ look_id }) => look_id === look.look_id)) looks.splice(place, 0, look)
  }
  aside.delete(itemId)
  feed.looks = ref(looks)
}

function withoutAlternative(look: Look, itemId: string): Look {
  if (!look.clothes.flat().some(({ item_id }) => item_id === itemId)) return look
  const clothes = look.clothes.map((listed) => listed.filter(({ item_id }) => item_id !== itemId))
  return { ...look, clothes }
}
