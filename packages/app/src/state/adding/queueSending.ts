import { ApiError, messageOf } from "@stylin/api/client"
import { type ParsedItem, PHOTOS_MAX_BYTES, parsePhotos } from "@stylin/api/contract"
import { ref, subscribe } from "valtio/vanilla"
import { track } from "../../analytics/track.ts"
import { environment } from "../../environment.ts"
import { alone } from "../../lib/alone.ts"
import { isRefusal } from "../../lib/refusal.ts"
import { warn } from "../../lib/report.ts"
import { untilVisible } from "../../lib/visible.ts"
import { PhotoError, preparePhoto } from "../../photos/preparePhoto.ts"
import { TIMINGS } from "../../timings.ts"
import { t } from "../../words/t.ts"
import { untilForgotten } from "../kept/lifetime.ts"
import { claimToken } from "../pending/claim.ts"
import { followPending, pending } from "../pending/pending.ts"
import { auth } from "../session/auth.ts"
import { consent } from "../session/consent.ts"
import { network } from "../shell/network.ts"
import { change, changeEach, type QueuedPhoto, queue, reopenQueue } from "./photoQueue.ts"
import { compressorOnDemand } from "./photos.ts"
import { nextBatch, outcomesOf } from "./queuePlan.ts"
import { awaitTelling, noteSubmission } from "./submissions.ts"

let running: Promise<void> | undefined

/**
 * Sends what waits in the queue, ten photos at a time, until all have their answer. Without a
 * network it waits and goes on by itself. Does nothing before she has agreed; never rejects.
 */
export function sendQueue(): Promise<void> {
  running ??= alone("photos", sendAll)
    .catch((cause: unknown) => {
      warn("The queue of photos has stopped.", cause)
      return true
    })
    .then((isStopped) => {
      running = undefined
      // Photos that came while the last call ended.
      const isMore = consent.photos === "granted" && nextBatch(queue.photos).length > 0
      return isMore && isStopped !== true ? sendQueue() : undefined
    })
  return running
}

async function sendAll(): Promise<void> {
  const signal = untilForgotten()
  // Another tab may have sent some.
  await reopenQueue()
  const compressor = compressorOnDemand()
  let pauseMs: number = TIMINGS.queueFirst
  try {
    while (!signal.aborted && consent.photos === "granted") {
      const next = nextBatch(queue.photos)
      if (next.length === 0) return
      const batch = await prepared(next, compressor)
      if (signal.aborted) return
      if (batch.length === 0) continue
      const pause = await sendBatch(batch, signal)
      if (signal.aborted) return
      queue.pause = pause?.words ?? null
      if (pause) await pauseFor(pause.ms ?? pauseMs, pause, signal)
      pauseMs = pause ? Math.min(pauseMs * 2, TIMINGS.pendingLongest) : TIMINGS.queueFirst
    }
  } catch (cause) {
    if (!signal.aborted) throw cause
  } finally {
    compressor.close()
  }
}

/** Waits; less long if the provider is reached again meanwhile. */
async function pauseFor(ms: number, { untilReached }: Pause, signal: AbortSignal): Promise<void> {
  const woken = new AbortController()
  const stop = subscribe(network, () => {
    if (untilReached && network.isOnline && network.isReached) woken.abort()
  })
  try {
    await environment.wait(ms, AbortSignal.any([signal, woken.signal]))
  } catch (cause) {
    if (signal.aborted || !woken.signal.aborted) throw cause
  } finally {
    stop()
  }
  await untilVisible(signal)
}

type Compressor = ReturnType<typeof compressorOnDemand>

/** Compresses the photos of a call, one after the other; those that cannot be read drop out. */
async function prepared(
  batch: readonly QueuedPhoto[],
  compressor: Compressor,
): Promise<QueuedPhoto[]> {
  const ready: QueuedPhoto[] = []
  let bytes = 0
  for (const photo of batch) {
    await prepareOne(photo, compressor)
    if (!photo.isPrepared || !photo.blob) continue
    bytes += photo.blob.size
    if (ready.length > 0 && bytes > PHOTOS_MAX_BYTES) break
    ready.push(photo)
  }
  // She may have dropped some meanwhile.
  return ready.filter((photo) => queue.photos.includes(photo))
}

async function prepareOne(photo: QueuedPhoto, compressor: Compressor): Promise<void> {
  if (photo.blob === null) {
    const outcome = {
      kind: "failed",
      reason: t("This photo is no longer here."),
      final: true,
    } as const
    return change([photo.id], { outcome })
  }
  if (photo.isPrepared) return
  photo.doing = "preparing"
  try {
    const file = new File([photo.blob], photo.name, { type: photo.blob.type })
    const blob = ref(await preparePhoto(file, compressor))
    await change([photo.id], { blob, isPrepared: true, doing: null })
  } catch (cause) {
    if (!(cause instanceof PhotoError)) warn("A photo could not be read.", cause)
    const final = cause instanceof PhotoError
    const reason = final ? messageOf(cause) : t("This photo could not be opened.")
    const outcome = { kind: "failed", reason, final } as const
    await change([photo.id], { outcome, doing: null })
  }
}

/** Why the queue waits, and for how long if the provider says so. */
interface Pause {
  readonly words: string
  readonly ms?: number | undefined
  /** Whether it may be sent as soon as the provider is reached. */
  readonly untilReached: boolean
}

/** Sends one call. Resolves to why it has to be sent again later; undefined if it is over. */
async function sendBatch(
  batch: readonly QueuedPhoto[],
  signal: AbortSignal,
): Promise<Pause | undefined> {
  const ids = batch.map(({ id }) => id)
  const [first] = batch
  if (!first) return undefined
  const isSame = batch.every(({ batch }) => batch !== null && batch === first.batch)
  const key = isSame && first.batch !== null ? first.batch : environment.createKey()
  await change(ids, { batch: key, doing: "sending" })
  try {
    const items = await environment.call(
      parsePhotos,
      { query: { shows: first.subject }, files: batch.flatMap(({ blob }) => blob ?? []) },
      {
        idempotencyKey: key,
        signal,
        timeoutMs: TIMINGS.photosLimit,
        onProgress: ({ loaded, total }) => {
          if (loaded >= total) for (const photo of batch) photo.doing = "reading"
        },
        ...(!auth.isAuth && { claimToken: claimToken() }),
      },
    )
    if (!signal.aborted) await takeAnswer(ids, first.subject, items)
    return undefined
  } catch (cause) {
    if (signal.aborted) return undefined
    warn("Photos of the queue could not be read.", cause)
    for (const photo of batch) photo.doing = null
    return giveUpOrWait(ids, cause)
  }
}

async function takeAnswer(
  ids: readonly string[],
  subject: QueuedPhoto["subject"],
  items: readonly ParsedItem[],
): Promise<void> {
  // Reports its own failures and never rejects.
  if (auth.isAuth) await followPending()
  const isWaiting = pending.items.some(({ state }) => state === "waiting")
  const outcomes = outcomesOf(ids.length, { items, isWaiting })
  await changeEach(ids, (place) => {
    const outcome = outcomes[place] ?? { kind: "nothing" }
    return { outcome, doing: null, batch: null }
  })
  noteSubmission({ photos: ids.length })
  awaitTelling()
  const type = subject === "outfits" ? "outfits" : "closet"
  track("Photos Submitted", { photos: ids.length, type })
}

async function giveUpOrWait(ids: readonly string[], cause: unknown): Promise<Pause | undefined> {
  if (!isRefusal(cause)) {
    const isBusy = cause instanceof ApiError && cause.status !== undefined
    // The provider keeps the photos, but cannot read them now.
    if (isBusy && cause.status === 503 && cause.retryAfterMs === undefined) {
      await change(ids, { outcome: { kind: "later" }, doing: null, batch: null })
      return undefined
    }
    if (!isBusy) {
      return {
        words: t(
          "We can't be reached right now. Your photos are kept here, and sending continues by itself.",
        ),
        untilReached: true,
      }
    }
    return {
      words: t(
        "We are busy right now. Your photos are kept here, and sending continues by itself.",
      ),
      ms: cause.retryAfterMs,
      untilReached: false,
    }
  }
  const outcome = { kind: "failed", reason: messageOf(cause), final: false } as const
  await change(ids, { outcome, batch: null })
  return undefined
}
