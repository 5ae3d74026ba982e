import {
  ACTIVITIES,
  ARM_COVERS,
  BODY_TYPES,
  LEG_COVERS,
  PREFERENCE_TAGS,
  SEASONAL_TYPES,
  type TagPreferences,
  YEAR_SEASONS,
} from "@stylin/garments/vocabulary"
import type { CatalogueIndex } from "../src/catalogue/catalogue-index.ts"
import type { LookWishes, StyleInput } from "../src/input.ts"
import type { Profile } from "../src/person/person.ts"
import type { DismissalReason, Sign } from "../src/person/shown.ts"
import type { Random } from "../src/random.ts"
import { tagsFromResponses } from "../src/responses.ts"
import type { Garment } from "../src/types.ts"
import { pick, wardrobeOf } from "./shop.ts"

const WARDROBES = [0, 3, 8, 17, 24, 60, 120] as const
const SIGNS: readonly Sign[] = [
  "swapped_in",
  "swapped_out",
  "settled",
  "passed",
  "styled",
  "followed",
]
const REASONS: readonly DismissalReason[] = [
  "colour",
  "shape",
  "too_dressy",
  "too_plain",
  "price",
  "piece",
]

/** A random woman's request for a feed: she has told a little or a lot, and asks in any month and for any occasion. */
export function randomRequest(random: Random, catalogue: CatalogueIndex): StyleInput {
  const below = (end: number) => Math.floor(random() * end)
  const hers = wardrobeOf(pick(WARDROBES, random), below(1000))
  const wardrobe = hers.map((garment) =>
    random() < 0.1 ? { ...garment, seasons: [pick(YEAR_SEASONS, random)] } : garment,
  )
  const outfits = () =>
    some(random, 6, () => Array.from({ length: 4 }, () => pick(wardrobe, random)))
  return {
    profile: profileFor(random, wardrobe),
    wardrobe,
    catalogue,
    occasions: some(random, 3, () => pick(ACTIVITIES, random)),
    wishes: wishesFor(random),
    avoidOutfits: wardrobe.length > 0 ? outfits().map(idsOf) : [],
    shownLately: wardrobe.length > 0 ? outfits().map(idsOf) : [],
    triesOut: random() < 0.8,
    candidatesPerOccasion: 100,
    count: random() < 0.8 ? 45 : 9,
    alternatives: 1 + below(4),
    seed: below(2 ** 31),
  }
}

function wishesFor(random: Random): LookWishes {
  const picks = pick([0, 1, 1, "any", "any"] as const, random)
  return {
    ...(picks !== "any" && { picks }),
    orFewer: random() < 0.6,
    ...(random() < 0.15 && { budgetPence: 1000 + Math.floor(random() * 30_000) }),
  }
}

function profileFor(random: Random, wardrobe: readonly Garment[]): Profile {
  const maybe = <T>(share: number, value: () => T) => (random() < share ? value() : undefined)
  const low = Math.floor(random() * 38) - 10
  const worn = () => Array.from({ length: 4 }, () => pick(wardrobe, random))
  const outfits = (most: number) => (wardrobe.length > 0 ? some(random, most, worn) : [])
  return {
    bodyType: maybe(0.7, () => pick(BODY_TYPES, random)),
    colourType: maybe(0.7, () => pick(SEASONAL_TYPES, random)),
    colourConfidence: 0.5 + random() / 2,
    tags: maybe(0.7, () => (random() < 0.5 ? sorted(random) : tagsFromResponses([]))),
    ratings: some(random, 8, () => ({
      look_id: 1 + Math.floor(random() * 12),
      user_response: random() < 0.5,
    })),
    month: maybe(0.9, () => 1 + Math.floor(random() * 12)),
    latitude: maybe(0.4, () => Math.floor(random() * 120) - 60),
    weather: maybe(0.3, () => ({
      low,
      high: low + Math.floor(random() * 14),
      rain: random() * 6,
      wind: random() * 60,
    })),
    needs: {
      piecePence: maybe(0.5, () => 2000 + Math.floor(random() * 18_000)),
      coverage: {
        arms: maybe(0.15, () => pick(ARM_COVERS, random)),
        legs: maybe(0.15, () => pick(LEG_COVERS, random)),
        neckline: maybe(0.1, () => "high" as const),
        head: maybe(0.1, () => "covered" as const),
      },
    },
    favourites: outfits(5),
    worn: outfits(5),
    skipped: outfits(8).map((garments, at) => ({ garments, place: at % 3 })),
    dismissed: outfits(4).map((garments) => ({ garments, reason: pick(REASONS, random) })),
    signs: outfits(4).flatMap((garments) =>
      garments.map((garment) => ({ did: pick(SIGNS, random), garment })),
    ),
  }
}

function sorted(random: Random): TagPreferences {
  const tags: TagPreferences = { love: [], dontMind: [], avoid: [] }
  for (const tag of PREFERENCE_TAGS) {
    tags[pick(["love", "dontMind", "dontMind", "avoid"] as const, random)].push(tag)
  }
  return tags
}

/** Up to so many of something. */
function some<T>(random: Random, most: number, make: () => T): T[] {
  return Array.from({ length: Math.floor(random() * (most + 1)) }, make)
}

const idsOf = (outfit: readonly Garment[]) => outfit.map(({ id }) => id)
