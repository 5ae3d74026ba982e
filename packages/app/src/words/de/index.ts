import { colours } from "./colours.ts"
import { common } from "./common.ts"
import { days } from "./days.ts"
import { insights } from "./insights.ts"
import { packing } from "./packing.ts"
import { plan } from "./plan.ts"
import { profile } from "./profile.ts"
import { signIn } from "./signIn.ts"
import { wearing } from "./wearing.ts"

export { VOCABULARY } from "./vocabulary/index.ts"

/** Everything that the interface says, in German by the English that stands in the code. */
export const GERMAN = {
  ...common,
  ...signIn,
  ...profile,
  ...days,
  ...colours,
  ...plan,
  ...wearing,
  ...packing,
  ...insights,
} as const

/** What can be said: a message that is missing here does not compile where it is said. */
export type Message = keyof typeof GERMAN
