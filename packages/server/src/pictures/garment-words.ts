import type { WardrobeItem } from "@stylin/api/contract"
import {
  type Cut,
  type CutField,
  cutOfKind,
  type DescribedGarment,
  type GarmentWords,
  type Kind,
  parseGarment,
  wordsFrom,
} from "@stylin/garments/vocabulary"
import { readFlatAddress } from "./flat-address.ts"

/**
 * The words that a garment is drawn from in a look. If its own picture is a drawing, they are that
 * drawing's; otherwise they come from its known facts and the cut and cloth in its name. Reading a
 * name is slow, so this is done once, when a garment comes in.
 * @param garment with the address of its picture
 */
export function garmentWords(
  garment: DescribedGarment & { readonly picture: string },
): GarmentWords {
  return wordsOfPicture(garment.picture) ?? wordsFrom(garment)
}

/** What is known of one of her garments once its summary has been read. */
export interface ReadItem {
  /** Undefined if neither she nor the summary says it. */
  readonly kind: Kind | undefined
  readonly colours: readonly string[]
  /** Undefined without a kind. */
  readonly words: GarmentWords | undefined
  /** Of its cut, what is known whatever the summary says. */
  readonly ownCut: Cut
}

/** Completes what is known of one of her garments from its summary. Of its cut, what is known counts. */
export function readItem({
  item_summary,
  image_path,
  ...known
}: Pick<WardrobeItem, "item_summary" | "image_path" | "kind" | "colours" | CutField>): ReadItem {
  const read = parseGarment(item_summary)
  const kind = known.kind ?? read.kind
  const colours = known.colours?.length ? known.colours : read.colours
  if (!kind) return { kind, colours, words: undefined, ownCut: {} }
  const described = { name: item_summary, kind, colours, pattern: read.pattern }
  const drawn = wordsOfPicture(image_path)
  const words = drawn ?? wordsFrom(described)
  const knownCut = cutOfKind(kind, known)
  return {
    kind,
    colours,
    words: { ...words, cut: { ...words.cut, ...knownCut } },
    ownCut: { ...drawn?.cut, ...knownCut },
  }
}

const FLAT = /^\/api\/pictures\/flats\/([\w.]+)\?(.*)$/

/** Whether a picture is a drawing that is described by its address. */
export function isFlat(picture: string): boolean {
  return wordsOfPicture(picture) !== undefined
}

function wordsOfPicture(picture: string): GarmentWords | undefined {
  const [, file, query] = FLAT.exec(picture) ?? []
  return file ? readFlatAddress(file, Object.fromEntries(new URLSearchParams(query))) : undefined
}
