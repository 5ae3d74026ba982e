/** The progress of a photo: chosen, being made smaller, being sent (0 to 1), sent, or failed. */
export type PhotoProgress =
  | { readonly kind: "chosen" }
  | { readonly kind: "compressing" }
  | { readonly kind: "uploading"; readonly done: number }
  | { readonly kind: "done" }
  | {
      readonly kind: "failed"
      readonly reason?: string | undefined
      /** Whether trying again cannot help, so that it is not offered. */
      readonly final?: boolean | undefined
    }

export interface GridPhoto {
  /** Identifies it among the others. */
  id: string
  /** Its name; the accessible names of its buttons end with it. */
  name: string
  /** Address of its preview; the caller revokes an object URL. */
  photo?: string | undefined
  /**
   * The former name of `photo`.
   * @deprecated use `photo`
   */
  url?: string | undefined
  /** Its progress; without it, it has only been chosen. */
  progress?: PhotoProgress | undefined
}

/** How much of a photo has been sent, in whole percent: never 100 before it is done. */
export const percent = (done: number): number => Math.min(99, Math.max(0, Math.floor(done * 100)))

/** How many photos there are, and how many are at each stage. */
export interface PhotoCounts {
  /** All of them. */
  total: number
  /** Being made smaller. */
  preparing: number
  /** On their way. */
  uploading: number
  /** Sent. */
  done: number
  /** Not sent, and not tried again by themselves. */
  failed: number
}

export function photoCounts(photos: readonly GridPhoto[]): PhotoCounts {
  const count = (kind: PhotoProgress["kind"]) =>
    photos.filter(({ progress }) => progress?.kind === kind).length
  return {
    total: photos.length,
    preparing: count("compressing"),
    uploading: count("uploading"),
    done: count("done"),
    failed: count("failed"),
  }
}
