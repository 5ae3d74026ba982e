import { addItems } from "./addItems.ts"
import { colours } from "./colours.ts"
import { common } from "./common.ts"
import { days } from "./days.ts"
import { importing } from "./importing.ts"
import { importTable } from "./importTable.ts"
import { insights } from "./insights.ts"
import { item } from "./item.ts"
import { manyPhotos } from "./manyPhotos.ts"
import { outfit } from "./outfit.ts"
import { packing } from "./packing.ts"
import { plan } from "./plan.ts"
import { profile } from "./profile.ts"
import { review } from "./review.ts"
import { signIn } from "./signIn.ts"
import { suits } from "./suits.ts"
import { wardrobe } from "./wardrobe.ts"
import { wardrobeFind } from "./wardrobeFind.ts"
import { wearing } from "./wearing.ts"
import { wishlist } from "./wishlist.ts"

export { VOCABULARY } from "./vocabulary/index.ts"

/** Everything that the interface says, in German by the English that stands in the code. */
export const GERMAN = {
  ...addItems,
  ...colours,
  ...common,
  ...days,
  ...importTable,
  ...importing,
  ...insights,
  ...item,
  ...manyPhotos,
  ...outfit,
  ...packing,
  ...plan,
  ...profile,
  ...review,
  ...signIn,
  ...suits,
  ...wardrobe,
  ...wardrobeFind,
  ...wearing,
  ...wishlist,
} as const

/** What can be said: a message that is missing here does not compile where it is said. */
export type Message = keyof typeof GERMAN
