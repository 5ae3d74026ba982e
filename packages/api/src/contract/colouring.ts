import { SEASONAL_TYPES } from "@stylin/garments/vocabulary"
import * as z from "zod/mini"
import { hexColour, text } from "./common.ts"

export const UNDERTONES = ["cool", "neutral", "warm"] as const

export const colourType = z.enum(SEASONAL_TYPES)
const share = z.number().check(z.minimum(0), z.maximum(1))
const between = (least: number, most: number) => z.number().check(z.minimum(least), z.maximum(most))

/** How many of her selfies vote at most. */
const MOST_VOTES = 5

/** What her selfies say together. Hair and eyes are left out if they were not seen. */
export const colourAnalysis = z.object({
  colour_type: colourType,
  /** How likely she is to be of this very type. */
  probability: share,
  runner_up: z.object({ colour_type: colourType, probability: share }),
  /** How likely she is to be of this type or one of its two neighbours. */
  certainty: share,
  /** If false, she is asked for another selfie. */
  is_certain: z.boolean(),
  /** Her skin in daylight. */
  skin: hexColour,
  skin_lightness: between(0, 100),
  skin_chroma: between(0, 150),
  /** Degrees in CIELAB. */
  skin_hue: between(-180, 180),
  typology_angle: between(-180, 180),
  undertone: z.enum(UNDERTONES),
  temperature: between(-1, 1),
  depth: between(-1, 1),
  clarity: between(-1, 1),
  hair: z.optional(hexColour),
  eyes: z.optional(hexColour),
  /** Lightness between skin and hair. */
  contrast: z.optional(between(0, 100)),
  /** One vote per selfie: how likely each type is, in the order of the circle of types. */
  votes: z
    .array(
      z.object({
        shares: z
          .array(share)
          .check(z.minLength(SEASONAL_TYPES.length), z.maxLength(SEASONAL_TYPES.length)),
        by_paper: z.boolean(),
      }),
    )
    .check(z.maxLength(MOST_VOTES)),
})
export type ColourAnalysis = z.infer<typeof colourAnalysis>

const swatches = z.array(z.object({ name: text(40), hex: hexColour })).check(z.maxLength(20))

/**
 * Her colouring: what her selfies say, or what she chose herself. Fields are left out if the
 * pictures did not show them.
 */
export const selfieAttributes = z.object({
  /** The type that applies: her own choice, or else the analysis. */
  colour_type: z.optional(text(40)),
  /** How reliable it is; 1 for her own choice. */
  confidence: z.optional(share),
  /** Whether she chose the type herself. */
  is_own_choice: z.optional(z.boolean()),
  skin_tone: z.optional(z.int().check(z.minimum(1), z.maximum(10))),
  hair_colour: z.optional(text(40)),
  eye_colour: z.optional(text(40)),
  analysis: z.optional(colourAnalysis),
  /** The colours of the type that applies, grouped by how they are worn. */
  palette: z.optional(
    z.object({ neutrals: swatches, best: swatches, accents: swatches, away: swatches }),
  ),
})
export type SelfieAttributes = z.infer<typeof selfieAttributes>
