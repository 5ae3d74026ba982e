/** How far a photo is: chosen, being made smaller, on its way (0 to 1), there, or not. */
export type PhotoProgress =
  | { readonly kind: "chosen" }
  | { readonly kind: "compressing" }
  | { readonly kind: "uploading"; readonly done: number }
  | { readonly kind: "done" }
  | {
      readonly kind: "failed"
      readonly reason?: string | undefined
      /** Trying again would change nothing, so it is not offered. */
      readonly final?: boolean | undefined
    }

export interface GridPhoto {
  /** Tells it from the others. */
  id: string
  /** What it is called; the accessible names of its buttons end with it. */
  name: string
  /** Address of its preview; an object URL stays the caller's to revoke. */
  url: string | undefined
  /** How far it is; without it, it is merely chosen. */
  progress?: PhotoProgress | undefined
}

/** How much of a photo is there, in whole percent: never 100 before it is done. */
export const percent = (done: number): number => Math.min(99, Math.max(0, Math.floor(done * 100)))

/** How many photos there are, and how many of them are where. */
export interface PhotoCounts {
  total: number
  /** Being made smaller. */
  preparing: number
  uploading: number
  done: number
  failed: number
}

/** Counts photos by how far they are. */
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
