import * as z from "zod/mini"
import { currencyCode, done, identifier, text } from "./common.ts"
import { keptFacts } from "./export.ts"
import { MAX_PHOTOS, PHOTOS_MAX_BYTES } from "./items.ts"
import { operation } from "./operation.ts"
import { PHOTO_MAX_BYTES, profile } from "./users.ts"
import { wardrobeItem } from "./wardrobe.ts"

/** The most of each part of an export that one call takes. */
export const IMPORTED_AT_ONCE = { items: 100, looks: 20, trips: 2, facts: 500 } as const

const facts = <Fact extends z.ZodMiniType>(list: z.ZodMiniArray<Fact>) =>
  z.optional(list.check(z.maxLength(IMPORTED_AT_ONCE.facts)))

/** The most imports that are remembered so that she can take them back. */
export const IMPORTS_REMEMBERED = 10

/** Names one import, whatever number of calls it takes. */
const importName = {
  import_id: identifier,
  /** The name of the file that it came from. */
  source: text(120),
}

/** Parts of an export that was made earlier, here or elsewhere. */
export const importedData = z.object({
  /** Without it, what is brought is not remembered as one import. */
  import: z.optional(z.object(importName)),
  /** When the export was made: what it holds is as old. */
  exported_at: keptFacts.exported_at,
  /** What its prices are in, pounds by default. If prices here are in another currency, what she paid is noted in words. */
  currency: z.optional(currencyCode),
  /** The place in the export's lists of the first that is sent. */
  first: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  profile: z.optional(
    z.extend(
      z.omit(profile, {
        email: true,
        name_in_app: true,
        marketing_opt_in: true,
        // What she has seen since stays seen.
        tips_ended: true,
        consents: true,
      }),
      // Exports made before she could say what she needs lack it.
      { needs: z.optional(profile.shape.needs) },
    ),
  ),
  wardrobe: z.optional(
    z
      .array(z.extend(wardrobeItem, { item_summary: text(300) }))
      .check(z.maxLength(IMPORTED_AT_ONCE.items)),
  ),
  favourites: z.optional(keptFacts.favourites.check(z.maxLength(IMPORTED_AT_ONCE.looks))),
  own_outfits: z.optional(keptFacts.own_outfits.check(z.maxLength(IMPORTED_AT_ONCE.looks))),
  plans: z.optional(keptFacts.plans.check(z.maxLength(IMPORTED_AT_ONCE.looks))),
  trips: z.optional(keptFacts.trips.check(z.maxLength(IMPORTED_AT_ONCE.trips))),
  wishes: facts(keptFacts.wishes),
  search_additions: facts(keptFacts.search_additions),
  impressions: facts(keptFacts.impressions),
  dismissals: facts(keptFacts.dismissals),
  signs: facts(keptFacts.signs),
  worn: facts(keptFacts.worn),
  weather: z.optional(keptFacts.weather),
  kind_habits: facts(keptFacts.kind_habits),
  /** When the photos were made that are pictures of the garments, and whose place they took. */
  photos: facts(
    z.array(
      z.object({
        id: identifier,
        created_at: z.iso.datetime(),
        former_ids: z.optional(z.array(identifier).check(z.maxLength(100))),
      }),
    ),
  ),
})
export type ImportedData = z.infer<typeof importedData>

/** What something of an export is called here: by the same id, unless that is taken. */
const renamed = z.array(z.object({ id: identifier, kept_as: identifier }))

export const importPhotos = operation({
  name: "importPhotos",
  method: "POST",
  path: "/users/import/photos",
  summary:
    "Takes pictures of garments out of an export. They are given up after an hour unless garments with them are imported.",
  tag: "users",
  access: "user",
  query: z.strictObject({
    /** Their ids in the export, separated by commas, in the order of the files. */
    ids: text(MAX_PHOTOS * 121),
  }),
  files: {
    field: "files",
    max: MAX_PHOTOS,
    maxBytes: PHOTO_MAX_BYTES,
    maxTotalBytes: PHOTOS_MAX_BYTES,
  },
  result: renamed,
  envelope: "data",
  refusals: [413, 415, 503],
})

export const importUser = operation({
  name: "importUser",
  method: "POST",
  path: "/users/import",
  summary:
    "Takes back what an export holds: adds what is not there, and her answers take the place of those before. The same again changes nothing.",
  tag: "users",
  access: "user",
  body: importedData,
  result: z.object({
    items: renamed,
    /** How many of the garments were not there yet. */
    added: z.optional(z.int()),
  }),
  envelope: "data",
})

/** An import that can be taken back, and what of it is still there. */
export const broughtImport = z.object({
  ...importName,
  made_at: z.iso.datetime(),
  /** The garments. */
  items: z.array(identifier),
  /** Those of them that she has changed, worn, planned, kept or put in an outfit since. */
  touched_items: z.array(identifier),
  outfits: z.int(),
  plans: z.int(),
  trips: z.int(),
  /** How much of her wishlist. */
  wishes: z.int(),
  /** Those outfits, plans and trips that she has changed since. */
  touched_others: z.int(),
})
export type BroughtImport = z.infer<typeof broughtImport>

export const getImports = operation({
  name: "getImports",
  method: "GET",
  path: "/users/imports",
  summary: "Her last imports that she can take back, the latest first.",
  tag: "users",
  access: "user",
  result: z.array(broughtImport),
  envelope: "data",
})

export const takeImportBack = operation({
  name: "takeImportBack",
  method: "POST",
  path: "/users/imports/take-back",
  summary:
    "Removes what an import brought, and forgets that import; an unknown one is ignored. Her answers, colours and place stay.",
  tag: "users",
  access: "user",
  body: z.strictObject({
    import_id: identifier,
    /** Whether what she has changed or used since goes too. */
    with_touched: z.boolean(),
  }),
  result: done,
  envelope: "data",
})
