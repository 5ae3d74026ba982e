import { setConsent } from "@stylin/api/contract"
import { proxy } from "valtio/vanilla"
import { environment } from "../../environment.ts"
import { warn } from "../../lib/report.ts"
import { onForget } from "../kept/lifetime.ts"
import { createStore, persist, type StoredSchema } from "../kept/persistence.ts"
import { auth } from "./auth.ts"

/** What she is asked to allow: reading photos of her, and counting visits. */
export const CONSENT_PURPOSES = ["photos", "analytics"] as const
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]

const CHOICES = ["unasked", "granted", "declined"] as const
export type ConsentChoice = (typeof CHOICES)[number]

interface Consent extends Record<ConsentPurpose, ConsentChoice> {
  /** Choices that her account does not have yet. */
  unsent: readonly ConsentPurpose[]
}

// Written by hand, like the session's: a schema library is too heavy for this.
const schema: StoredSchema<Consent> = {
  safeParse(input) {
    if (typeof input !== "object" || input === null) return { success: false }
    if (!("photos" in input && "analytics" in input && "unsent" in input)) return { success: false }
    const { photos, analytics, unsent } = input
    const isFit = isChoice(photos) && isChoice(analytics) && isPurposes(unsent)
    return isFit ? { success: true, data: { photos, analytics, unsent } } : { success: false }
  },
}
const store = createStore({ key: "consent", version: 1, schema })

function initial(): Consent {
  return { photos: "unasked", analytics: "unasked", unsent: [] }
}

/** Her choices on this device. Kept until she signs out. */
export const consent = proxy<Consent>(store.read() ?? initial())
persist(consent, store, () => {
  const isUntouched = CONSENT_PURPOSES.every((purpose) => consent[purpose] === "unasked")
  return isUntouched ? null : { ...consent, unsent: [...consent.unsent] }
})
onForget(() => Object.assign(consent, initial()))

/** Sets her choice, which takes effect at once, and sends it to her account as soon as possible. */
export async function chooseConsent(purpose: ConsentPurpose, isGranted: boolean): Promise<void> {
  consent[purpose] = isGranted ? "granted" : "declined"
  if (!consent.unsent.includes(purpose)) consent.unsent = [...consent.unsent, purpose]
  await recordConsents()
}

/** Sends a signed-in person's new choices to her account. Failed ones wait for another time. */
export async function recordConsents(): Promise<void> {
  for (const purpose of consent.unsent) {
    if (!auth.isAuth) return
    const choice = consent[purpose]
    try {
      await environment.call(setConsent, { body: { purpose, granted: choice === "granted" } })
    } catch (cause) {
      warn("A choice of consent could not be recorded.", cause)
      return
    }
    // She may have chosen again meanwhile; then the last choice is still to be sent.
    if (consent[purpose] !== choice) return recordConsents()
    consent.unsent = consent.unsent.filter((other) => other !== purpose)
  }
}

/** Takes over the account's choices, except where it lacks her latest. */
export function trustConsents(known: Readonly<Record<ConsentPurpose, boolean>>): void {
  for (const purpose of CONSENT_PURPOSES) {
    if (consent.unsent.includes(purpose)) continue
    if (known[purpose]) consent[purpose] = "granted"
    else if (consent[purpose] === "granted") consent[purpose] = "unasked"
  }
}

function isChoice(value: unknown): value is ConsentChoice {
  return CHOICES.some((choice) => choice === value)
}

function isPurposes(value: unknown): value is ConsentPurpose[] {
  return (
    Array.isArray(value) && value.every((item) => CONSENT_PURPOSES.some((known) => known === item))
  )
}
