import {
  ACTIVITIES,
  AGE_LOOKS,
  ARM_COVERS,
  BODY_SIZES,
  BODY_TYPES,
  CLOTHES_SIZES,
  DRESS_CODES,
  HAIR_STYLES,
  HEAD_COVERINGS,
  HEIGHTS,
  LEG_COVERS,
  PREFERENCE_TAGS,
  type PreferenceTag,
  SHOE_SIZES,
} from "@stylin/garments/vocabulary"
import * as z from "zod/mini"
import { colourType, selfieAttributes } from "./colouring.ts"
import { done, hexColour, MOST_MONEY, queryFlag, saidAt, text } from "./common.ts"
import { operation } from "./operation.ts"

export const GENDERS = ["female", "male", "other"] as const
export const CONSENT_PURPOSES = ["photos", "analytics"] as const

/**
 * Largest selfie or photo, in bytes. The app sends at most half a megabyte; other clients may send
 * more.
 */
export const PHOTO_MAX_BYTES = 15 * 1024 * 1024

export const bodyType = z.enum(BODY_TYPES)
export const activity = z.enum(ACTIVITIES)
const activities = z.array(activity).check(
  z.minLength(1),
  z.maxLength(ACTIVITIES.length),
  z.refine((list) => new Set(list).size === list.length, { error: "must not repeat itself" }),
)

const tag = z.enum(PREFERENCE_TAGS)
const tagList = z.array(tag).check(z.maxLength(PREFERENCE_TAGS.length))
/** The tags in three buckets, none of them twice. */
export const tagPreferences = z.object({ love: tagList, dontMind: tagList, avoid: tagList }).check(
  z.refine(
    ({ love, dontMind, avoid }) => {
      const all: PreferenceTag[] = [...love, ...dontMind, ...avoid]
      return new Set(all).size === all.length
    },
    { error: "a tag must not be in two places" },
  ),
)

export const lookResponse = z.object({
  look_id: z.int().check(z.minimum(1)),
  user_response: z.boolean(),
})
export type LookResponse = z.infer<typeof lookResponse>
const lookResponses = z.array(lookResponse).check(z.maxLength(100))

/**
 * How the drawn figure looks, as far as she has said: `skin_tone` is a step of the Monk scale, 1 to
 * 10; `hair_colour` is written #rrggbb. What is left out is her selfie's, or else varies from look
 * to look.
 */
export const figure = z.object({
  skin_tone: z.optional(z.int().check(z.minimum(1), z.maximum(10))),
  hair_colour: z.optional(hexColour),
  hair_style: z.optional(z.enum(HAIR_STYLES)),
  /** Worn in every look, over the hair. */
  head_covering: z.optional(z.enum(HEAD_COVERINGS)),
  size: z.optional(z.enum(BODY_SIZES)),
  height: z.optional(z.enum(HEIGHTS)),
  age: z.optional(z.enum(AGE_LOOKS)),
})

/** What every look must keep to, as far as she has said. */
export const needs = z.object({
  /** How much of her is covered. */
  coverage: z.optional(
    z.object({
      /** Down to where. */
      arms: z.optional(z.enum(ARM_COVERS)),
      legs: z.optional(z.enum(LEG_COVERS)),
      neckline: z.optional(z.literal("high")),
      head: z.optional(z.literal("covered")),
    }),
  ),
  /** The most that a piece to buy may cost; shoes and coats may cost twice that. */
  piece_budget: z.optional(z.int().check(z.minimum(1), z.maximum(MOST_MONEY))),
  /** The British sizes that what is bought has to come in, where shops say theirs. */
  sizes: z.optional(
    z.object({
      clothes: z.optional(z.literal(CLOTHES_SIZES)),
      shoes: z.optional(z.literal(SHOE_SIZES)),
    }),
  ),
  /** How she dresses for work; left out, it is judged by what she owns. */
  dress_code: z.optional(z.enum(DRESS_CODES)),
})
export type Needs = z.infer<typeof needs>

const consents = z.object({ photos: z.boolean(), analytics: z.boolean() })

export const profile = z.object({
  email: z.string(),
  name_in_app: z.string(),
  gender: z.nullable(z.enum(GENDERS)),
  body_type: z.nullable(bodyType),
  activities: z.array(activity),
  tags_preferences: z.nullable(tagPreferences),
  user_responses: z.array(lookResponse),
  marketing_opt_in: z.boolean(),
  selfie: z.nullable(selfieAttributes),
  figure: z.nullable(figure),
  needs: z.nullable(needs),
  /** Whether she has seen the tips of the feed; a provider that keeps nothing of that leaves it out. */
  tips_ended: z.optional(z.boolean()),
  consents,
})
export type Profile = z.infer<typeof profile>

export const createUser = operation({
  name: "createUser",
  method: "POST",
  path: "/users",
  summary:
    "Creates the profile of the signed-in account; the same call again changes nothing more.",
  tag: "users",
  access: "user",
  body: z.strictObject({
    source_platform_id: text(40),
    user_id_in_source_platform: text(120),
    name_in_app: text(120),
    gender: z.enum(GENDERS),
    body_type: bodyType,
    activities,
    tags_preferences: tagPreferences,
    marketing_opt_in: z.boolean(),
    /** Left out if she did not say; an earlier one then stays. */
    figure: z.optional(figure),
  }),
  result: profile,
  envelope: "data",
})

export const sendCrm = operation({
  name: "sendCrm",
  method: "POST",
  path: "/users/sqs/crm",
  summary: "Records whether she wants styling ideas and offers by mail.",
  tag: "users",
  access: "user",
  body: z.strictObject({ marketing_opt_in: z.boolean() }),
  result: done,
  envelope: "data",
})

export const savePreferences = operation({
  name: "savePreferences",
  method: "POST",
  path: "/users/preferences",
  summary:
    "Records her answers to the sample looks; a later answer to a look replaces the earlier.",
  tag: "users",
  access: "user",
  body: z.strictObject({ user_responses: lookResponses }),
  result: done,
  envelope: "data",
})

export const getTagPreferences = operation({
  name: "getTagPreferences",
  method: "POST",
  path: "/users/preferences/tags/get",
  summary: "The style tags sorted into three buckets by her answers to the sample looks.",
  tag: "users",
  access: "guest",
  body: z.strictObject({ user_responses: lookResponses }),
  result: tagPreferences,
  envelope: "data",
})

export const analyseSelfie = operation({
  name: "analyseSelfie",
  method: "POST",
  path: "/users/selfie",
  summary:
    "Reads her colouring from a selfie, in memory only. A signed-in person's is saved to her profile at once and votes with her earlier ones.",
  tag: "users",
  access: "guest",
  query: z.strictObject({
    /**
     * She holds white paper beside her face. The selfie is refused if the paper cannot be seen or
     * measured.
     */
    paper: z._default(queryFlag, false),
  }),
  files: { field: "user_selfie", max: 1, maxBytes: PHOTO_MAX_BYTES },
  result: selfieAttributes,
  envelope: "data",
  refusals: [413, 415, 422, 503],
})

export const getSelfieStatus = operation({
  name: "getSelfieStatus",
  method: "GET",
  path: "/users/selfie",
  summary: "Whether her colouring is known.",
  tag: "users",
  access: "user",
  result: z.object({ selfie_assessed: z.boolean() }),
  envelope: "data",
})

export const updateUser = operation({
  name: "updateUser",
  method: "PATCH",
  path: "/users/update",
  summary:
    "Changes the named parts of her profile. Of her answers, those stay that she said later, on another device.",
  tag: "users",
  access: "user",
  body: z.strictObject({
    update_values: z.strictObject({
      gender: z.optional(z.enum(GENDERS)),
      body_type: z.optional(bodyType),
      activities: z.optional(activities),
      tags_preferences: z.optional(tagPreferences),
      selfie: z.optional(selfieAttributes),
      /** Her own choice of type; null returns to the analysis. */
      colour_choice: z.optional(z.nullable(colourType)),
      figure: z.optional(figure),
      needs: z.optional(needs),
      tips_ended: z.optional(z.boolean()),
    }),
    said_at: saidAt,
  }),
  result: profile,
  envelope: "data",
  refusals: [404],
})

export const getProfile = operation({
  name: "getProfile",
  method: "GET",
  path: "/users/profile",
  summary: "Her profile.",
  tag: "users",
  access: "user",
  result: profile,
  envelope: "data",
  refusals: [404],
})

export const setConsent = operation({
  name: "setConsent",
  method: "POST",
  path: "/users/consent",
  summary: "Records that she gives or withdraws consent for a purpose.",
  tag: "users",
  access: "user",
  body: z.strictObject({ purpose: z.enum(CONSENT_PURPOSES), granted: z.boolean() }),
  result: consents,
  envelope: "data",
})

export const deleteUser = operation({
  name: "deleteUser",
  method: "DELETE",
  path: "/users",
  summary: "Erases her account and everything kept for it. Asks for the password.",
  tag: "users",
  access: "user",
  body: z.strictObject({
    // An account without one erases itself within ten minutes of signing in.
    password: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  }),
  result: done,
  envelope: "data",
  refusals: [403],
  credentials: true,
})
