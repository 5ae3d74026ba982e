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

/** How much of a photo is there, as people read it: "42 %", never 100 before it is done. */
export const percent = (done: number): string =>
  `${Math.min(99, Math.max(0, Math.floor(done * 100)))} %`

/** What happened to the photos so far, in words; empty before anything did. */
export function progressSummary(photos: readonly GridPhoto[]): string {
  const count = (kind: PhotoProgress["kind"]) =>
    photos.filter(({ progress }) => progress?.kind === kind).length
  const done = count("done")
  const failed = count("failed")
  const underWay = count("compressing") + count("uploading")
  if (done + failed + underWay === 0) return ""
  const parts = [`${done} of ${photos.length} uploaded`]
  if (failed > 0) parts.push(`${failed} failed`)
  return parts.join(", ")
}
