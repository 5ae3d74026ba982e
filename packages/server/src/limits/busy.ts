import { randomInt } from "node:crypto"
import { Refusal } from "@stylin/api/contract"

/** Why a call is turned away although nothing is wrong with it. */
export type Busy =
  | "event-loop"
  | "memory"
  | "reads"
  | "writes"
  | "uploads"
  | "pictures"
  | "store"
  | "composing-line"
  | "composing-wait"

/** Makes the refusal of a call that there is no room for, and counts it. */
export type Shed = (why: Busy) => Refusal

/** Seconds until another try: different ones, so that those turned away do not all come back at once. */
const SOONEST_S = 1
const LATEST_S = 4

/** A refusal that says when to try again. */
export function tooBusy(): Refusal {
  return new Refusal(503, "There is a lot to do just now. Please try again in a moment.", {
    retryAfterSeconds: randomInt(SOONEST_S, LATEST_S + 1),
  })
}
