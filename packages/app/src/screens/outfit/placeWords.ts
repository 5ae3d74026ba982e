import type { ClothingItem } from "@stylin/api/contract"
import type { Place } from "@stylin/garments/vocabulary"
import { placeIn } from "../../state/outfits/placeIn.ts"
import { t } from "../../words/t.ts"

interface PlaceWords {
  readonly name: string
  readonly choose: string
  /** A piece for it, within a sentence. */
  readonly piece: string
}

/** The places of an outfit as she would dress: what makes it first, then what goes over and with it. */
export const PLACE_WORDS: Readonly<Record<Place, PlaceWords>> = {
  dress: { name: t("Dress"), choose: t("Choose a dress"), piece: t("a dress") },
  top: { name: t("Top"), choose: t("Choose a top"), piece: t("start|a top") },
  bottom: {
    name: t("Trousers or skirt"),
    choose: t("Choose trousers or a skirt"),
    piece: t("start|trousers or a skirt"),
  },
  shoes: { name: t("Shoes"), choose: t("Choose shoes"), piece: t("a pair of shoes") },
  layer: { name: t("Over it"), choose: t("Choose a layer"), piece: t("something to go over it") },
  coat: { name: t("Coat"), choose: t("Choose a coat"), piece: t("a coat") },
  bag: { name: t("Bag"), choose: t("Choose a bag"), piece: t("a bag") },
  head: { name: t("Headscarf"), choose: t("Choose a headscarf"), piece: t("a headscarf") },
  accessory: { name: t("Accessory"), choose: t("Choose an accessory"), piece: t("an accessory") },
  legwear: {
    name: t("Tights and socks"),
    choose: t("Choose tights or socks"),
    piece: t("tights or socks"),
  },
  base: {
    name: t("Beneath"),
    choose: t("Choose something beneath"),
    piece: t("something beneath"),
  },
}

// Object.keys forgets which strings they are.
const ORDER = Object.keys(PLACE_WORDS) as Place[]

/** A place with the pieces that she has chosen for it. */
export interface FilledPlace {
  readonly place: Place
  readonly pieces: readonly ClothingItem[]
}

/**
 * The places to choose for: a dress takes those of top and bottom, and they its own.
 * @param offered places that she owns something for, or that something is proposed for
 */
export function placesOf(
  pieces: readonly ClothingItem[],
  offered: ReadonlySet<Place>,
): FilledPlace[] {
  const worn = Map.groupBy(pieces, placeIn)
  const isParted = worn.has("top") || worn.has("bottom")
  return ORDER.flatMap((place) => {
    const own = worn.get(place)
    if (own) return { place, pieces: own }
    if (place === "dress" ? isParted : (place === "top" || place === "bottom") && worn.has("dress"))
      return []
    return offered.has(place) ? { place, pieces: [] } : []
  })
}
