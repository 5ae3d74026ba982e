import { KIND_NAMES } from "@stylin/garments/vocabulary"
import * as z from "zod/mini"
import { identifier, picture, text } from "./common.ts"

/** Vocabulary words that may come with any item; left out if unknown. */
export const garmentWords = {
  kind: z.optional(z.enum(KIND_NAMES)),
  colours: z.optional(z.array(text(40)).check(z.maxLength(8))),
}

/**
 * What a person should check in the reading of a photo. `unsure`: not even the section is known, so
 * she chooses it. `no-garment`: it seems to show nothing to wear, and is only added if she says so.
 */
export const PHOTO_CHECKS = [
  "section",
  "kind",
  "unsure",
  "cut-out",
  "colours",
  "several",
  "no-garment",
] as const

/** Patterns that a photo can show. */
export const PHOTO_PATTERNS = ["plain", "stripe", "check", "print"] as const
export type PhotoPattern = (typeof PHOTO_PATTERNS)[number]

/** What a garment is to somebody who wears it in a photo, from what covers most to what covers least. */
export const WORN_ROLES = [
  "top",
  "layer",
  "dress",
  "bottom",
  "shoes",
  "legwear",
  "bag",
  "hat",
  "scarf",
  "belt",
] as const
export type WornRole = (typeof WORN_ROLES)[number]

/** A part of a photo, in fractions of its width and height. */
export const photoCrop = z.object({
  x: z.number().check(z.minimum(0), z.maximum(1)),
  y: z.number().check(z.minimum(0), z.maximum(1)),
  width: z.number().check(z.minimum(0.02), z.maximum(1)),
  height: z.number().check(z.minimum(0.02), z.maximum(1)),
})
export type PhotoCrop = z.infer<typeof photoCrop>

/** Facts about a garment that was read from a photo. */
export const photoFacts = {
  pattern: z.optional(z.enum(PHOTO_PATTERNS)),
  checks: z.optional(z.array(z.enum(PHOTO_CHECKS))),
  /** The likeliest kinds to choose from if the kind has to be checked. */
  likely_kinds: z.optional(z.array(z.enum(KIND_NAMES))),
  /** Other pictures of it to choose from: cut out another way, and the photo as it is. */
  other_pictures: z.optional(z.array(picture)),
  /** The item of her wardrobe that it seems to be. */
  duplicate_of: z.optional(identifier),
  /** Her photo that it was found in, and where, if the photo shows several. */
  found_in: z.optional(
    z.object({
      photo_id: identifier,
      photo: picture,
      crop: photoCrop,
      /** What she wears it as there. */
      role: z.optional(z.enum(WORN_ROLES)),
      /** What was found on the photo, if that is not a whole outfit. */
      note: z.optional(text(200)),
      /** Other photos of the same upload that show it too: it is offered once. */
      also_in: z.optional(z.array(identifier)),
    }),
  ),
}
