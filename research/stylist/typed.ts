import { type SuitPiece, suitIn } from "@stylin/garments/vocabulary"

/** What a person would type of her wardrobe, its garments separated by commas; a suit is two, as it is when she imports it. */
export function garmentsTyped(
  owns: string,
): readonly (Pick<SuitPiece, "name"> & Partial<SuitPiece>)[] {
  const names = owns.split(",").map((name) => name.trim())
  return names
    .filter(Boolean)
    .flatMap((name): ReturnType<typeof garmentsTyped> => suitIn(name) ?? [{ name }])
}
