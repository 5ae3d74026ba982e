import { addItems } from "./addItems.ts"
import { colours } from "./colours.ts"
import { common } from "./common.ts"
import { days } from "./days.ts"
import { favourites } from "./favourites.ts"
import { feed } from "./feed.ts"
import { importing } from "./importing.ts"
import { importTable } from "./importTable.ts"
import { insights } from "./insights.ts"
import { item } from "./item.ts"
import { inGerman } from "./known.ts"
import { look } from "./look.ts"
import { manyPhotos } from "./manyPhotos.ts"
import { onboarding } from "./onboarding.ts"
import { operator } from "./operator.ts"
import { operatorFeeds } from "./operatorFeeds.ts"
import { outfit } from "./outfit.ts"
import { packing } from "./packing.ts"
import { photos } from "./photos.ts"
import { plan } from "./plan.ts"
import { profile } from "./profile.ts"
import { refusals } from "./refusals.ts"
import { review } from "./review.ts"
import { sampleLooks } from "./sampleLooks.ts"
import { selfie } from "./selfie.ts"
import { sharing } from "./sharing.ts"
import { shell } from "./shell.ts"
import { signIn } from "./signIn.ts"
import { splash } from "./splash.ts"
import { suits } from "./suits.ts"
import { titles } from "./titles.ts"
import { wardrobe } from "./wardrobe.ts"
import { wardrobeFind } from "./wardrobeFind.ts"
import { wearing } from "./wearing.ts"
import { weather } from "./weather.ts"
import { wishlist } from "./wishlist.ts"

export { VOCABULARY } from "./vocabulary/index.ts"
export { weatherWords } from "./weatherWords.ts"

/** Everything that the interface says, in German by the English that stands in the code. */
export const GERMAN = {
  ...addItems,
  ...colours,
  ...common,
  ...days,
  ...favourites,
  ...feed,
  ...importTable,
  ...importing,
  ...insights,
  ...item,
  ...look,
  ...manyPhotos,
  ...onboarding,
  ...operator,
  ...operatorFeeds,
  ...outfit,
  ...packing,
  ...photos,
  ...plan,
  ...profile,
  ...refusals,
  ...review,
  ...sampleLooks,
  ...selfie,
  ...sharing,
  ...shell,
  ...signIn,
  ...splash,
  ...suits,
  ...titles,
  ...wardrobe,
  ...wardrobeFind,
  ...wearing,
  ...weather,
  ...wishlist,
} as const

/** What can be said: a message that is missing here does not compile where it is said. */
export type Message = keyof typeof GERMAN

/** What the client or the provider says in English, in German; undefined if it is not known. */
export const germanOf = (text: string) => inGerman(text, GERMAN)
