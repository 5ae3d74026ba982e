import { common } from "./common.ts"
import { favourites } from "./favourites.ts"
import { feed } from "./feed.ts"
import { look } from "./look.ts"
import { onboarding } from "./onboarding.ts"
import { photos } from "./photos.ts"
import { refusals } from "./refusals.ts"
import { sampleLooks } from "./sampleLooks.ts"
import { selfie } from "./selfie.ts"
import { sharing } from "./sharing.ts"
import { shell } from "./shell.ts"
import { signIn } from "./signIn.ts"
import { splash } from "./splash.ts"
import { titles } from "./titles.ts"
import { weather } from "./weather.ts"

/** Everything that the interface says, in German by the English that stands in the code. */
export const GERMAN = {
  ...common,
  ...favourites,
  ...feed,
  ...look,
  ...onboarding,
  ...photos,
  ...refusals,
  ...sampleLooks,
  ...selfie,
  ...sharing,
  ...shell,
  ...signIn,
  ...splash,
  ...titles,
  ...weather,
} as const

/** What can be said: a message that is missing here does not compile where it is said. */
export type Message = keyof typeof GERMAN
export type Catalogue = Readonly<Record<Message, string>>
