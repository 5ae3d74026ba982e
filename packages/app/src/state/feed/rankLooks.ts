import type { ClothingItem, Look } from "@stylin/api/contract"
import { ACTIVITIES, KIND_NAMES, PATTERNS } from "@stylin/garments/vocabulary"
import { type Garment, garmentOfKind, type Profile, rerank } from "@stylin/stylist"

// This module imports the stylist: it is fetched only to reorder looks.

/**
 * Sorts cached looks by a profile. Looks with something that she now avoids are dropped, unless she
 * owns it. Looks that cannot be judged come last, in their old order.
 */
export function rankLooks(looks: readonly Look[], profile: Profile): Look[] {
  const cached = looks.map((look) => ({ look, known: knownOf(look) }))
  const judged = cached.flatMap(({ look, known }) => (known ? [{ look, ...known }] : []))
  const others = cached.flatMap(({ look, known }) => (known ? [] : [look]))
  return [...rerank(judged, profile).map(({ look }) => look), ...others]
}

function knownOf({ type, clothes }: Look) {
  const occasion = ACTIVITIES.find((activity) => activity === type)
  const worn = clothes.flatMap(([first]) => first ?? [])
  const garments = worn.flatMap((item) => garmentOf(item) ?? [])
  return occasion && garments.length === worn.length ? { occasion, garments } : undefined
}

function garmentOf({
  item_id,
  name,
  brand,
  isYours,
  price,
  ...item
}: ClothingItem): Garment | undefined {
  const kind = KIND_NAMES.find((one) => one === item.kind)
  if (!kind) return undefined
  const pattern = PATTERNS.find((one) => one === item.pattern)
  const own = { id: item_id, name, colours: item.colours ?? [], pattern, owned: isYours }
  return {
    ...garmentOfKind(kind, own),
    brand,
    ...(price !== undefined && { pricePence: Math.round(price * 100) }),
  }
}
