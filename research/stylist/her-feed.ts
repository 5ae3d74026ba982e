import { FEED_DEFAULTS, type FeedPieces, type Profile } from "@stylin/api/contract"
import { POUNDS } from "@stylin/garments/money"
import {
  type Activity,
  type BodyType,
  type DressCode,
  defaultTagPreferences,
  type PreferenceTag,
} from "@stylin/garments/vocabulary"
import { feedOrder, styleProfile } from "../../packages/server/src/recommendations/feed-order.ts"
import type { CatalogueIndex, Garment, StyleInput } from "../../packages/stylist/src/index.ts"

/** A written person, as far as she has told the app of herself. */
export interface TellsOfHerself {
  readonly body?: BodyType | undefined
  readonly colour?: string | undefined
  readonly confidence?: number | undefined
  readonly love?: readonly PreferenceTag[] | undefined
  readonly avoid?: readonly PreferenceTag[] | undefined
  /** The sample looks that she rated. */
  readonly ratings?: Profile["user_responses"] | undefined
  readonly occasions: readonly Activity[]
  /** The most she spends on a piece, in pounds; shoes and coats may cost twice that. */
  readonly pieceBudget?: number | undefined
  /** How she dresses for work, if she has said it. */
  readonly dressCode?: DressCode | undefined
  /** Where she lives, in degrees, negative in the south; left out, where the shop is. */
  readonly latitude?: number | undefined
  readonly longitude?: number | undefined
  /** What she said of how she is drawn; until she has said her skin, each look is worn by another woman. */
  readonly figure?: Profile["figure"] | undefined
}

/** When a feed is opened, and over what. */
export interface Opened {
  readonly wardrobe: readonly Garment[]
  readonly catalogue: CatalogueIndex
  readonly month: number
  readonly seed: number
  /** What she chose looks to be made of; left out, it follows how much she owns. */
  readonly pieces?: FeedPieces | undefined
  /** Looks and alternatives, if not as many as the app asks for. */
  readonly count?: number | undefined
  readonly alternatives?: number | undefined
}

/** What the server asks of the stylist when a written person opens her feed for the first time. */
export function feedInput(her: TellsOfHerself, opened: Opened): StyleInput {
  const { wardrobe, catalogue, month, seed, pieces } = opened
  const { count = FEED_DEFAULTS.sample_to_show, alternatives = FEED_DEFAULTS.top_n } = opened
  const told = {
    body_type: her.body ?? null,
    activities: [...her.occasions],
    tags_preferences: tagsOf(her),
    user_responses: her.ratings ?? [],
    selfie: { colour_type: her.colour, confidence: her.confidence },
    needs: { piece_budget: her.pieceBudget, dress_code: her.dressCode },
    figure: her.figure ?? null,
  }
  const known = {
    ...NOTHING_KNOWN,
    profile: {
      ...styleProfile(told, POUNDS.currency),
      month,
      latitude: her.latitude,
      longitude: her.longitude,
    },
    wardrobe,
  }
  const refused = { outfits: [], products: [] }
  const resting = { outfits: [], steppedBack: [] }
  const request = {
    occasions: "my_occasions",
    pieces,
    sampleSize: FEED_DEFAULTS.sample_per_use,
    count,
    alternatives,
    now: 0,
  }
  const order = feedOrder({ profile: told, known, seen: [], resting, refused }, request, seed)
  return { ...order, profile: known.profile, catalogue }
}

const NOTHING_KNOWN = {
  money: POUNDS,
  away: [],
  favourites: [],
  wornBefore: [],
  skipped: [],
  dismissed: [],
  signs: [],
} as const

/** Her tags; those she did not sort she does not mind. Null if she sorted none. */
function tagsOf({ love = [], avoid = [] }: TellsOfHerself): Profile["tags_preferences"] {
  if (love.length + avoid.length === 0) return null
  const { love: first, dontMind, avoid: last } = defaultTagPreferences()
  const rest = [...first, ...dontMind, ...last].filter(
    (tag) => !(love.includes(tag) || avoid.includes(tag)),
  )
  return { love: [...love], avoid: [...avoid], dontMind: rest }
}
