import { addItems } from "./addItems.ts"
import { common } from "./common.ts"
import { importing } from "./importing.ts"
import { importTable } from "./importTable.ts"
import { item } from "./item.ts"
import { manyPhotos } from "./manyPhotos.ts"
import { outfit } from "./outfit.ts"
import { review } from "./review.ts"
import { signIn } from "./signIn.ts"
import { suits } from "./suits.ts"
import { wardrobe } from "./wardrobe.ts"
import { wardrobeFind } from "./wardrobeFind.ts"
import { wearing } from "./wearing.ts"
import { wishlist } from "./wishlist.ts"

/** Everything that the interface says, in German by the English that stands in the code. */
export const GERMAN = {
  ...addItems,
  ...common,
  ...importing,
  ...importTable,
  ...item,
  ...manyPhotos,
  ...outfit,
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
export type Catalogue = Readonly<Record<Message, string>>
