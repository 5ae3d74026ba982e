import { ApiError, messageOf, type UploadProgress } from "@stylin/api/client"
import { parsePhotos } from "@stylin/api/contract"
import { proxy } from "valtio/vanilla"
import { track } from "../../analytics/track.ts"
import { environment } from "../../environment.ts"
import { warn } from "../../lib/report.ts"
import { TIMINGS } from "../../timings.ts"
import { t } from "../../words/t.ts"
import { onForget } from "../kept/lifetime.ts"
import { claimToken } from "../pending/claim.ts"
import { followPending } from "../pending/pending.ts"
import { auth } from "../session/auth.ts"
import type { PhotoType } from "./additions.ts"
import { forgetPhotos, photosPrepared, preparedPhotos, setProgress } from "./photos.ts"
import { noteSubmission } from "./submissions.ts"
import { uploadShares } from "./uploadShares.ts"

export type PhotoSubmissionStatus =
  | { readonly kind: "idle" }
  /** Being prepared and uploaded. */
  | { readonly kind: "sending" }
  /** Everything has been sent. */
  | { readonly kind: "sent" }
  /** The provider keeps the photos but cannot read them now. */
  | { readonly kind: "kept" }
  | { readonly kind: "failed"; readonly message: string }

const IDLE: PhotoSubmissionStatus = { kind: "idle" }

/** The progress of the photos on the screen. Reading continues after the screen is left. */
export const photoSubmission = proxy<{ status: PhotoSubmissionStatus }>({ status: IDLE })

// The submission that the screen shows, and its owner.
let shown = 0
let person = 0
// The same photos again are the same submission, in case an answer was lost.
let key: { readonly text: string; readonly ids: string } | undefined

onForget(() => {
  person += 1
  beginPhotos()
})

/** Starts again; photos already sent are still read. */
export function beginPhotos(): void {
  shown += 1
  key = undefined
  photoSubmission.status = IDLE
  forgetPhotos()
}

/**
 * Sends the photos; what is found on them is pending at the provider. Does nothing while they are
 * being sent. Never rejects: failures are logged, and the status says what happened.
 */
export async function submitPhotos(type: Exclude<PhotoType, "search">): Promise<void> {
  const { kind } = photoSubmission.status
  if (kind !== "idle" && kind !== "failed") return
  shown += 1
  const mine = shown
  photoSubmission.status = { kind: "sending" }
  await photosPrepared()
  // She left before anything was sent.
  if (mine !== shown) return
  if (preparedPhotos().length === 0) {
    photoSubmission.status = {
      kind: "failed",
      message: t("None of these photos can be read. Please choose others."),
    }
    return
  }
  await send(type, mine)
}

async function send(type: Exclude<PhotoType, "search">, mine: number): Promise<void> {
  const hers = person
  const sending = preparedPhotos()
  const idempotencyKey = keyOf(sending.map(({ id }) => id))
  let isSent = false
  const show = (status: PhotoSubmissionStatus) => {
    if (mine === shown) photoSubmission.status = status
  }
  const markSent = () => {
    if (isSent) return
    isSent = true
    for (const { id } of sending) setProgress(id, { kind: "done" })
    noteSubmission({ photos: sending.length })
    track("Photos Submitted", { photos: sending.length, type })
    show({ kind: "sent" })
  }
  const onProgress = ({ loaded, total }: UploadProgress) => {
    if (isSent || total === 0) return
    const shares = uploadShares({ sizes: sending.map(({ photo }) => photo.size), loaded, total })
    for (const [place, { id }] of sending.entries()) {
      setProgress(id, { kind: "uploading", done: shares[place] ?? 0 })
    }
    if (loaded >= total) markSent()
  }
  try {
    await environment.call(
      parsePhotos,
      {
        query: { shows: type === "outfits" ? "outfits" : "garments" },
        files: sending.map(({ photo }) => photo),
      },
      {
        idempotencyKey,
        onProgress,
        timeoutMs: TIMINGS.photosLimit,
        ...(!auth.isAuth && { claimToken: claimToken() }),
      },
    )
    if (hers !== person) return
    markSent()
    followPhotos()
  } catch (cause) {
    warn("Photos could not be read.", cause)
    if (hers !== person) return
    // A provider that asks to retry has kept nothing, or cannot say; the key identifies the repeat.
    const isBusy = cause instanceof ApiError && cause.retryAfterMs !== undefined
    if (cause instanceof ApiError && cause.status === 503 && !isBusy) {
      markSent()
      show({ kind: "kept" })
      followPhotos()
      return
    }
    // A refusal is an answer: there is no open submission for a repeat to match.
    const isRefused = cause instanceof ApiError && cause.status !== undefined && !isBusy
    if (mine === shown && isRefused) key = undefined
    for (const { id } of sending) setProgress(id, { kind: "chosen" })
    show({ kind: "failed", message: messageOf(cause) })
  }
}

/** Follows a signed-in person's photos. A guest's are pending once she has claimed them. */
function followPhotos(): void {
  // Reports its own failures and never rejects.
  if (auth.isAuth) void followPending()
}

function keyOf(photoIds: readonly string[]): string {
  const ids = photoIds.join()
  if (key?.ids !== ids) key = { text: environment.createKey(), ids }
  return key.text
}
