import { messageOf } from "@stylin/api/client"
import { garmentSummary, type PendingItem, type ProductShot } from "@stylin/api/contract"
import { KINDS, type Kind } from "@stylin/garments/vocabulary"
import { proxy, ref } from "valtio/vanilla"
import { track } from "../../analytics/track.ts"
import { warn } from "../../lib/report.ts"
import { endAdding } from "../adding/additions.ts"
import { openFeed } from "../feed/feed.ts"
import { onForget } from "../kept/lifetime.ts"
import { IDLE, LOADING, READY, type Status } from "../kept/status.ts"
import type { Untracked } from "../kept/untracked.ts"
import {
  dropPending,
  fetchPending,
  foundGarment,
  type GarmentFacts,
  pending,
} from "../pending/pending.ts"
import { token } from "../session/auth.ts"
import { confirmGarments, isInterrupted, resumeConfirmation } from "./confirmation.ts"

/** What can be doubtful about a found garment; "same" is whether she owns it already. */
export type Doubt = "kind" | "colour" | "section" | "picture" | "same"

/** A garment under review. */
export interface ReviewedGarment {
  readonly id: string
  isChecked: boolean
  /** As it was found. */
  found: Untracked<ProductShot>
  facts: Untracked<GarmentFacts>
  /** Whether she still has to say where it is worn. */
  isUnsure: boolean
  /** The doubts about it that she has settled. */
  settled: Doubt[]
  /** As it was found, with her corrections. Replaced as a whole. */
  shot: Untracked<ProductShot>
}

interface Review {
  status: Status
  garments: ReviewedGarment[]
  /** What she last said in this review, for the next one that is the same. */
  last: { kind?: Kind; colour?: string }
  /** The confirmation, once she has confirmed. */
  confirmation: "none" | "running" | "done" | "failed"
}

function initial(): Review {
  return { status: IDLE, garments: [], last: {}, confirmation: "none" }
}

/** What was found, and her decisions about it. */
export const review = proxy<Review>(initial())

let running: Promise<void> | undefined
let turn = 0

onForget(() => {
  turn += 1
  running = undefined
  Object.assign(review, initial())
})

/**
 * Lists what waits for her review. Her earlier decisions stay; the rest is checked, but for photos
 * that seem to show nothing to wear. If the provider fails, the list is empty.
 */
export async function openReview(signal: AbortSignal): Promise<void> {
  goOnConfirming()
  if (review.confirmation === "running") return
  Object.assign(review, { status: LOADING, confirmation: "none" })
  try {
    await fetchPending(signal)
    if (signal.aborted) return
    takeFound()
    review.status = READY
  } catch (cause) {
    if (signal.aborted) {
      review.status = IDLE
      return
    }
    review.garments = []
    review.status = { kind: "failed", message: messageOf(cause) }
  }
}

/** Adds what has been found meanwhile to an open review. */
export function takeMore(): void {
  if (review.status.kind === "ready" && review.confirmation === "none") takeFound()
}

function takeFound(): void {
  const known = new Map(review.garments.map((garment) => [garment.id, garment]))
  review.garments = pending.items.flatMap((item) => {
    const shot = foundGarment(item)
    if (!shot) return []
    const isUnsure = item.checks?.includes("unsure") ?? false
    const fresh = {
      id: item.item_id,
      isChecked: !item.checks?.includes("no-garment"),
      found: ref(shot),
      facts: ref(item),
      isUnsure,
      settled: [],
    }
    return [known.get(item.item_id) ?? { ...fresh, shot: ref(shot) }]
  })
}

/** Keeps a garment, or leaves it out. */
export function setChecked(id: string, isChecked: boolean): void {
  const garment = review.garments.find((other) => other.id === id)
  if (garment) garment.isChecked = isChecked
}

/** Shows a garment as it was read again; her corrections were about another picture. */
export function rereadGarment(item: PendingItem): void {
  const garment = review.garments.find((other) => other.id === item.item_id)
  const shot = foundGarment(item)
  if (!garment || !shot) return
  Object.assign(garment, {
    found: ref(shot),
    facts: ref(item),
    shot: ref(shot),
    isUnsure: false,
    settled: [],
  })
}

/** Corrects what was read of a garment. */
export function correct(id: string, correction: Partial<ProductShot>): void {
  const garment = review.garments.find((other) => other.id === id)
  if (!garment) return
  const shot = { ...garment.shot, ...correction }
  const isRenamed = correction.kind !== undefined || correction.colours !== undefined
  garment.shot = ref(isRenamed ? { ...shot, item_summary: renamed(shot, garment.facts) } : shot)
  if (correction.section !== undefined) garment.isUnsure = false
  if (correction.kind !== undefined) review.last.kind = correction.kind
  const [colour] = correction.colours ?? []
  if (colour !== undefined) review.last.colour = colour
}

/** Records that she has answered a doubt, so that it no longer counts as open. */
export function settle(id: string, doubt: Doubt): void {
  const garment = review.garments.find((other) => other.id === id)
  if (garment && !garment.settled.includes(doubt)) garment.settled.push(doubt)
}

/** The summary of a corrected garment; one that does not follow from its words stays. */
function renamed({ item_summary, kind, colours = [] }: ProductShot, { pattern }: GarmentFacts) {
  if (kind === undefined || pattern === undefined) return item_summary
  return garmentSummary({ colours, pattern, name: KINDS[kind].words[0] })
}

/** The first checked garment for which she still has to say where it is worn. */
export function firstUnsure(): ReviewedGarment | undefined {
  return review.garments.find((garment) => garment.isChecked && garment.isUnsure)
}

/** Drops everything listed, and photos in which nothing was found. Rejects with an ApiError. */
export async function dismissReview(): Promise<void> {
  const ids = review.garments.map((garment) => garment.id)
  const failed = pending.items.filter((item) => item.state === "failed")
  await dropPending([...ids, ...failed.map((item) => item.item_id)])
  endAdding()
  track("Review Confirmed", { kept: 0, dropped: ids.length })
  Object.assign(review, initial())
}

/** Starts adding the checked garments to the wardrobe; `confirmed` resolves when that is over. */
export function confirmReview(): void {
  const kept = review.garments.filter((garment) => garment.isChecked)
  const left = review.garments.filter((garment) => !garment.isChecked).map(({ id }) => id)
  const searchItems = kept.flatMap(({ id, facts: { search_result } }) =>
    search_result ? [{ item_id: id, item_search_data: search_result }] : [],
  )
  begin(async () => {
    await confirmGarments({ shots: kept.map(({ shot }) => shot), left, searchItems })
    track("Review Confirmed", { kept: kept.length, dropped: left.length })
  })
}

/** Finishes what an earlier visit left undone. Reports its own failures and never rejects. */
export async function resumeReview(): Promise<void> {
  if (isInterrupted()) {
    goOnConfirming()
    await running
    return
  }
  try {
    await resumeConfirmation()
  } catch (cause) {
    warn("A part of the last review is still to be saved.", cause)
  }
}

/** Continues an interrupted confirmation: what was confirmed is not reviewed again. */
export function goOnConfirming(): void {
  if (review.confirmation !== "running" && isInterrupted()) begin(resumeConfirmation)
}

/** The running confirmation; undefined if none was started. It never rejects. */
export function confirmed(): Promise<void> | undefined {
  return running
}

/** Returns how the confirmation went, once. */
export function takeOutcome(): Review["confirmation"] {
  const { confirmation } = review
  review.confirmation = "none"
  return confirmation
}

function begin(work: () => Promise<void>): void {
  review.confirmation = "running"
  running = carryOut(work)
}

async function carryOut(work: () => Promise<void>): Promise<void> {
  const mine = turn
  try {
    await work()
  } catch (cause) {
    warn("The reviewed garments could not be added.", cause)
    // She may have signed out meanwhile, here or in another tab, which this one learns of later.
    if (mine === turn) review.confirmation = token() === undefined ? "none" : "failed"
    return
  }
  if (mine !== turn) return
  // The feed's screen reports a failure there and offers another try.
  await openFeed()
  if (mine === turn) Object.assign(review, { ...initial(), confirmation: "done" })
}
