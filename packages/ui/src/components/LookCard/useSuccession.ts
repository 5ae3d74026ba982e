import { useState } from "react"

/** A picture, in one width and perhaps in several, and the how-manieth it is. */
interface Turn {
  readonly src: string | undefined
  readonly srcSet: string | undefined
  readonly turn: number
}

interface Succession {
  readonly present: Turn
  /** What was there before; stays until the present one is there. */
  readonly before?: Turn
  /** Whether the present one has yet to come. */
  readonly isWaiting: boolean
}

/**
 * Keeps the last picture in its place until the next is there, so that the box is never empty and
 * one can fade into the other.
 * @param src the address of the picture to show
 * @param srcSet the same picture in several widths
 */
export function useSuccession(src: string | undefined, srcSet: string | undefined) {
  const [shown, setShown] = useState<Succession>({
    present: { src, srcSet, turn: 0 },
    isWaiting: false,
  })
  if (shown.present.src !== src) {
    const { present, before, isWaiting } = shown
    const seen = isWaiting ? before : present
    const next = { src, srcSet, turn: present.turn + 1 }
    setShown({
      present: next,
      ...(seen?.src && { before: seen }),
      isWaiting: seen?.src !== undefined,
    })
  }
  return {
    ...shown,
    onSettled: () =>
      setShown((latest) => (latest.isWaiting ? { ...latest, isWaiting: false } : latest)),
  }
}
