import { type DescribedGarment, type GarmentWords, wordsFrom } from "@stylin/garments/vocabulary"
import { readFlatAddress } from "../pictures/flat-address.ts"

/**
 * The words that a garment is drawn from in a look. One whose own picture is a drawing is drawn
 * from the same words; another from what is known of it, and from what its name says of cut and
 * cloth.
 * @param garment with the address of its picture
 */
export function garmentWords(
  garment: DescribedGarment & { readonly picture: string },
): GarmentWords {
  return wordsOfPicture(garment.picture) ?? wordsFrom(garment)
}

function wordsOfPicture(picture: string): GarmentWords | undefined {
  const [, file, query] = /^\/api\/pictures\/flats\/([\w.]+)\?(.*)$/.exec(picture) ?? []
  return file ? readFlatAddress(file, Object.fromEntries(new URLSearchParams(query))) : undefined
}
