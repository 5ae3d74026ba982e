// @ts-check
/** @import { Change } from "../compare.mjs" */
import { placeOf } from "./address.js"

/** @typedef {{ accepted: Record<string, string> }} Review reasons by place */

/**
 * What is accepted now, from the command that serves this page.
 * @returns {Promise<Review | undefined>} undefined for a page on a disk or on another server
 */
export async function openReview() {
  if (!location.protocol.startsWith("http")) return undefined
  const answer = await fetch("review").catch(() => undefined)
  return answer?.ok ? answer.json() : undefined
}

/**
 * @param {"accept" | "withdraw"} act @param {readonly Change[]} changes @param {string} [reason]
 * @returns {Promise<Review>} @throws {Error} with a sentence to show
 */
export async function sendReview(act, changes, reason) {
  const body = JSON.stringify({ pictures: changes.map(placeOf), reason })
  const headers = { "content-type": "application/json" }
  const answer = await fetch(act, { method: "POST", headers, body }).catch(() => undefined)
  if (!answer) throw new Error("The review has ended: start npm run visual -- --review again.")
  const said = await answer.json()
  if (!answer.ok) throw new Error(said.problem)
  return said
}
