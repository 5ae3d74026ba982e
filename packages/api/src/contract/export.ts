import { KIND_NAMES } from "@stylin/garments/vocabulary"
import * as z from "zod/mini"
import { currencyCode, link } from "./common.ts"
import { day } from "./days.ts"
import { dismissalReason } from "./dismissals.ts"
import { searchAddition } from "./item-search.ts"
import { operation } from "./operation.ts"
import { ownOutfit } from "./outfits.ts"
import { keptPasskey } from "./passkeys.ts"
import { plan } from "./plans.ts"
import { look } from "./recommendations.ts"
import { keptSession } from "./sessions.ts"
import { SIGNS } from "./signs.ts"
import { trip } from "./trips.ts"
import { profile } from "./users.ts"
import { wardrobeItem } from "./wardrobe.ts"
import { keptIdentity } from "./ways-in.ts"
import { feltDay, place } from "./weather.ts"
import { keptWish } from "./wishes.ts"

/** The ids of the garments that a look wears. */
const outfit = z.array(z.string())

/** Everything that is kept about a person, except her photos. */
export const keptFacts = {
  exported_at: z.iso.datetime(),
  /** What its prices are in. */
  currency: currencyCode,
  account: z.object({ id: z.string(), email: z.string(), created_at: z.iso.datetime() }),
  profile,
  /** Where she is signed in. */
  sessions: z.array(keptSession),
  /** Other providers that say who she is. */
  identities: z.array(keptIdentity),
  /** What she signs in with in place of a password; their keys stay with her. */
  passkeys: z.array(keptPasskey),
  wardrobe: z.array(wardrobeItem),
  search_additions: z.array(searchAddition),
  favourites: z.array(look),
  impressions: z.array(
    z.object({ look_id: z.string(), shown_at: z.iso.datetime(), outfit: z.optional(outfit) }),
  ),
  /** What she put together herself. */
  own_outfits: z.array(ownOutfit),
  /** Looks that are not for her, with the reason if she gave one. */
  dismissals: z.array(
    z.object({
      look_id: z.string(),
      reason: z.nullable(dismissalReason),
      /** The piece, where that is the reason. */
      item_id: z.nullable(z.string()),
      dismissed_at: z.iso.datetime(),
      occasion: z.optional(look.shape.type),
      outfit: z.optional(outfit),
    }),
  ),
  /** What she did with garments; `look_id` is empty where she met one outside a look. */
  signs: z.array(
    z.object({
      sign: z.enum(SIGNS),
      item_id: z.string(),
      look_id: z.string(),
      made_at: z.iso.datetime(),
    }),
  ),
  /** What she wore, by day; `look_id` is empty where she wore it outside a look. */
  worn: z.array(
    z.object({ day, look_id: z.string(), item_id: z.string(), said_at: z.iso.datetime() }),
  ),
  /** The looks that she plans to wear. */
  plans: z.array(z.extend(plan, { said_at: z.iso.datetime() })),
  /** What she packs for her trips; `packed` says when she ticked it. */
  trips: z.array(
    z.extend(trip, {
      packed: z.array(z.object({ item_id: z.string(), said_at: z.iso.datetime() })),
      said_at: z.iso.datetime(),
    }),
  ),
  /** Her wishlist. */
  wishes: z.array(keptWish),
  /** Her place, and what she last said of a day's weather. */
  weather: z.object({ place: z.nullable(place), felt: z.nullable(feltDay) }),
  /** The files that she has imported lately. */
  imports: z.array(z.object({ source: z.string(), made_at: z.iso.datetime() })),
  /** How she has corrected the kinds read from photos, so that later ones are read better. */
  kind_habits: z.array(
    z.object({ guessed: z.enum(KIND_NAMES), chosen: z.enum(KIND_NAMES), times: z.int() }),
  ),
}
const photoFacts = {
  id: z.string(),
  content_type: z.string(),
  created_at: z.iso.datetime(),
  /** Photos whose place it took, which looks that she keeps may still name. */
  former_ids: z.optional(z.array(z.string())),
}

/**
 * Everything that is kept for a person. Photos are base64; empty if one is lost. `cloth`: the print or
 * the motif that was read from a photo, as a data URL.
 */
export const personalData = z.object({
  ...keptFacts,
  photos: z.array(z.object({ ...photoFacts, base64: z.string(), cloth: z.optional(z.string()) })),
})
export type PersonalData = z.infer<typeof personalData>

/**
 * `data.json` of the ZIP that she downloads. Photos are files of the ZIP; null if one is lost. So is the
 * cloth that was read from a photo.
 */
export const downloadedData = z.object({
  ...keptFacts,
  photos: z.array(
    z.object({ ...photoFacts, file: z.nullable(z.string()), cloth: z.optional(z.string()) }),
  ),
})
export type DownloadedData = z.infer<typeof downloadedData>

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

export const askForExport = operation({
  name: "askForExport",
  method: "POST",
  path: "/users/export",
  summary:
    "An address from which a browser, without a token, downloads everything that is kept for her as one ZIP. It works once, for some minutes, and only while she is signed in.",
  tag: "users",
  access: "user",
  result: z.object({
    url: link,
    expires_at: z.iso.datetime(),
    /** The size of its photos in bytes. */
    photo_bytes: z.int(),
  }),
  envelope: "data",
  refusals: [503],
})
