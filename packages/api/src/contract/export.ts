import { KIND_NAMES } from "@stylin/garments/vocabulary"
import * as z from "zod/mini"
import { searchAddition, wardrobeItem } from "./items.ts"
import { operation } from "./operation.ts"
import { look } from "./recommendations.ts"
import { profile } from "./users.ts"

/** Everything that is kept about a person. Photos are included whole, as base64. */
export const personalData = z.object({
  exported_at: z.iso.datetime(),
  account: z.object({ id: z.string(), email: z.string(), created_at: z.iso.datetime() }),
  profile,
  wardrobe: z.array(wardrobeItem),
  search_additions: z.array(searchAddition),
  favourites: z.array(look),
  impressions: z.array(z.object({ look_id: z.string(), shown_at: z.iso.datetime() })),
  /** How she has corrected the kinds read from photos, so that later ones are read better. */
  kind_habits: z.array(
    z.object({ guessed: z.enum(KIND_NAMES), chosen: z.enum(KIND_NAMES), times: z.int() }),
  ),
  photos: z.array(
    z.object({
      id: z.string(),
      content_type: z.string(),
      created_at: z.iso.datetime(),
      base64: z.string(),
    }),
  ),
})
export type PersonalData = z.infer<typeof personalData>

export const exportUser = operation({
  name: "exportUser",
  method: "GET",
  path: "/users/export",
  summary: "Everything that is kept for her.",
  tag: "users",
  access: "user",
  result: personalData,
  envelope: "data",
})
