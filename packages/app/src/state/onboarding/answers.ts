import {
  activity,
  bodyType,
  figure,
  type LookResponse,
  lookResponse,
  tagPreferences,
} from "@stylin/api/contract"
import type {
  Activity,
  BodyType,
  PreferenceTag,
  TagBucket,
  TagPreferences,
} from "@stylin/garments/vocabulary"
import { CALIBRATION_LOOKS } from "@stylin/stylist/calibration"
import { proxy, snapshot } from "valtio/vanilla"
import * as z from "zod/mini"
import { onForget } from "../kept/lifetime.ts"
import { createStore, persist } from "../kept/persistence.ts"
import { copyTags, withTagMoved } from "./tags.ts"

const stored = z.object({
  gender: z.enum(["women"]),
  bodyType: z.nullable(bodyType),
  activities: z.array(activity),
  preferences: z.array(lookResponse),
  tags: z.nullable(tagPreferences),
  /** Whom looks are drawn on, as far as she said. */
  figure: z.optional(figure),
  /** A registration that may have succeeded although its answer was lost. */
  attempt: z.nullable(z.object({ email: z.string(), key: z.string() })),
  /** What lets her sign up where not everybody may. */
  invitation: z.optional(z.string()),
})
type Stored = z.infer<typeof stored>

export interface Answers extends Stored {
  /** Whether every sample look has her answer. */
  readonly areLooksRated: boolean
}

const store = createStore({ key: "onboarding", version: 1, schema: stored })

function initial(): Stored {
  return {
    gender: "women",
    bodyType: null,
    activities: [],
    preferences: [],
    tags: null,
    figure: undefined,
    attempt: null,
    invitation: undefined,
  }
}

/** Her answers. They are stored on the device until her signup has been saved. */
export const onboarding = proxy({
  ...(store.read() ?? initial()),
  get areLooksRated(): boolean {
    const rated = new Set(this.preferences.map((response: LookResponse) => response.look_id))
    return CALIBRATION_LOOKS.every((look) => rated.has(look.id))
  },
})

persist(onboarding, store, () => {
  const { areLooksRated: _, ...answers } = snapshot(onboarding)
  const isUntouched = JSON.stringify(answers) === JSON.stringify(initial())
  return isUntouched ? null : stored.parse(answers)
})
onForget(forgetAnswers)

export function forgetAnswers(): void {
  Object.assign(onboarding, initial())
}

export function setBodyType(value: BodyType): void {
  onboarding.bodyType = value
}

/** Sets what she dresses for, replacing her earlier choice. */
export function setActivities(value: readonly Activity[]): void {
  onboarding.activities = [...value]
}

/** Sets the skin of the woman that looks are drawn on, a step of the Monk scale; null leaves it open again. */
export function setSkin(step: number | null): void {
  const { skin_tone: _before, ...rest } = onboarding.figure ?? {}
  onboarding.figure = step === null ? rest : { ...rest, skin_tone: step }
}

/** Sets her answer to a sample look, replacing an earlier one, and drops the computed tags. */
export function rateLook(response: LookResponse): void {
  const earlier = onboarding.preferences.find((other) => other.look_id === response.look_id)
  if (earlier?.user_response === response.user_response) return
  if (earlier) earlier.user_response = response.user_response
  else onboarding.preferences.push(response)
  onboarding.tags = null
}

/** Her answer to a sample look, or null while there is none. */
export function responseTo(preferences: readonly LookResponse[], lookId: number): boolean | null {
  return preferences.find((response) => response.look_id === lookId)?.user_response ?? null
}

export function setTags(value: TagPreferences): void {
  onboarding.tags = copyTags(value)
}

/** Moves a tag to a place in a bucket, wherever it was before. */
export function moveTag(move: { tag: PreferenceTag; to: TagBucket; index: number }): void {
  if (onboarding.tags === null) return
  onboarding.tags = withTagMoved(copyTags(onboarding.tags), move)
}

/** Sets the pending registration; null once it has been answered. */
export function setAttempt(value: { email: string; key: string } | null): void {
  onboarding.attempt = value
}

export function setInvitation(value: string): void {
  onboarding.invitation = value
}

/** Her answers to the sample looks, ready to send. */
export function answersToLooks(): LookResponse[] {
  return onboarding.preferences.map((response) => ({ ...response }))
}

/** What `POST /users` and `PATCH /users/update` require, or null if an answer is missing. */
export function profileAnswers() {
  const { bodyType: body_type, activities, tags, figure: drawn } = onboarding
  if (body_type === null || activities.length === 0 || tags === null) return null
  return {
    body_type,
    activities: [...activities],
    tags_preferences: copyTags(tags),
    ...(drawn && { figure: { ...drawn } }),
  }
}
