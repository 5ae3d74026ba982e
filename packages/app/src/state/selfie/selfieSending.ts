import { ApiError, messageOf } from "@stylin/api/client"
import { analyseSelfie, type SelfieAttributes } from "@stylin/api/contract"
import { proxy, ref } from "valtio/vanilla"
import { track } from "../../analytics/track.ts"
import { environment } from "../../environment.ts"
import { warn } from "../../lib/report.ts"
import { startCompressor } from "../../photos/compressor.ts"
import { preparePhoto } from "../../photos/preparePhoto.ts"
import { TIMINGS } from "../../timings.ts"
import { dropFeed } from "../feed/feed.ts"
import { onForget } from "../kept/lifetime.ts"
import type { Untracked } from "../kept/untracked.ts"
import { auth } from "../session/auth.ts"
import { withEarlier } from "./guestSelfies.ts"
import { takePortrait } from "./portrait.ts"
import { keepSelfie, markSelfieSaved, selfie } from "./selfie.ts"
import { keepSavingSelfie } from "./selfieRetry.ts"

export type SelfieSource = "camera" | "file"

/** A photo of herself, and where it came from. */
export interface SelfiePhoto {
  readonly file: File
  readonly source: SelfieSource
  /** She holds white paper beside her face. */
  readonly withPaper?: boolean
}

type SelfieSending =
  | { readonly kind: "idle" }
  | { readonly kind: "processing" }
  /** `isCertain` is false if another selfie would make her type more certain. */
  | { readonly kind: "done"; readonly isCertain: boolean }
  /** `photo` can be sent again; null if another one is needed. */
  | {
      readonly kind: "failed"
      readonly message: string
      readonly photo: Untracked<SelfiePhoto> | null
    }

/** The progress of this visit's selfie. It continues after the screen is left. */
export const selfieSending = proxy<{ status: SelfieSending }>({ status: { kind: "idle" } })

let turn = 0
onForget(forgetSending)

/** Starts over, unless a selfie is being sent. */
export function beginSelfie(): void {
  if (selfieSending.status.kind !== "processing") forgetSending()
}

/**
 * Compresses a photo and has it read. A signed-in person's result is saved at once; a guest's is
 * kept, and saved as soon as there is an account. Never rejects: failures are logged, and the
 * status says what happened.
 */
export async function sendSelfie(photo: SelfiePhoto): Promise<void> {
  turn += 1
  const mine = turn
  selfieSending.status = { kind: "processing" }
  try {
    const prepared = await compressed(photo.file)
    const { analysis } = await read(prepared, photo.withPaper === true, () => mine === turn)
    if (mine !== turn) return
    // For the colours that are laid below her face; it stays on this device.
    void takePortrait(prepared)
    selfieSending.status = { kind: "done", isCertain: analysis?.is_certain ?? true }
    track("Selfie Sent", { source: photo.source })
  } catch (cause) {
    if (mine !== turn) return
    warn("A selfie could not be read.", cause)
    selfieSending.status = {
      kind: "failed",
      message: messageOf(cause),
      photo: isUnfit(cause) ? null : ref(photo),
    }
  }
}

async function read(
  photo: Blob,
  wantsPaper: boolean,
  isStillHers: () => boolean,
): Promise<SelfieAttributes> {
  const wasSignedIn = auth.isAuth
  const response = await environment.call(
    analyseSelfie,
    { files: [photo], query: { paper: wantsPaper ? "true" : "false" } },
    { timeoutMs: TIMINGS.selfieLimit },
  )
  if (!isStillHers()) return response
  // With a token the provider has already saved it.
  if (wasSignedIn) {
    markSelfieSaved()
    // The cached looks were chosen before her colouring was known.
    dropFeed()
    return response
  }
  const together = await withEarlier(selfie.selfieResponse, response)
  if (!isStillHers()) return response
  keepSelfie(together)
  // Reports its own failures and never rejects.
  void keepSavingSelfie()
  return together
}

const UNFIT_STATUSES: readonly (number | undefined)[] = [413, 415, 422]

/** Whether the file itself, or its light, is the problem: sending it again would not help. */
function isUnfit(cause: unknown): boolean {
  if (cause instanceof ApiError) return UNFIT_STATUSES.includes(cause.status)
  return cause instanceof Error && cause.name === "PhotoError"
}

async function compressed(file: File): Promise<Blob> {
  let close = () => {}
  try {
    return await preparePhoto(file, {
      // Started only here, so that a browser without workers counts as a failed compression.
      compress: (photo) => {
        const compressor = startCompressor()
        close = () => compressor.close()
        return compressor.compress(photo)
      },
      close: () => close(),
    })
  } finally {
    close()
  }
}

function forgetSending(): void {
  turn += 1
  selfieSending.status = { kind: "idle" }
}
