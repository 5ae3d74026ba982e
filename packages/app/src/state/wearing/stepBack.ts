import type { Look } from "@stylin/api/contract"
import { ref } from "valtio/vanilla"
import { feed, LOOKS_PER_PAGE } from "../feed/feed.ts"

/** Moves cached looks behind the others, those not on the screen, the more of a worn look they wear. */
export function stepBack({ clothes }: Look): void {
  const worn = new Set(clothes.map(([first]) => first?.item_id))
  const shared = (look: Look) => look.clothes.filter(([first]) => worn.has(first?.item_id)).length
  const shown = feed.looks.slice(0, LOOKS_PER_PAGE)
  const rest = feed.looks.slice(LOOKS_PER_PAGE).toSorted((a, b) => shared(a) - shared(b))
  feed.looks = ref([...shown, ...rest])
}
