import { useCallback, useEffect, useState } from "react"

/** How long a picture that failed waits for its next tries, in ms: a busy server and a lost network come back. */
const TRIES_AFTER = [3_000, 12_000, 48_000]

/**
 * Tells whether a picture failed to load. It gets a few more tries, each as a new `<img>`.
 * @param src its address; a new address gets its own chance
 * @returns `failed`, and the `ref` and `onError` that the `<img>` must have
 */
export function usePictureFailure(src: string | undefined) {
  const [failure, setFailure] = useState({ src: "", times: 0, isNow: false })
  const failed = failure.isNow && failure.src === src
  const onError = useCallback(() => {
    setFailure((last) => {
      const isSame = last.src === src
      // A browser may tell of one failure twice.
      if (isSame && last.isNow) return last
      return { src: src ?? "", times: isSame ? last.times + 1 : 0, isNow: true }
    })
  }, [src])
  useEffect(() => {
    const wait = TRIES_AFTER[failure.times]
    if (!failed || wait === undefined) return undefined
    const again = setTimeout(() => setFailure({ ...failure, isNow: false }), wait)
    return () => clearTimeout(again)
  }, [failed, failure])
  // A server-rendered picture may have failed before React listened to it. This uses `decode`,
  // because the natural width is 0 even for a valid SVG without a size.
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) image.decode().catch(onError)
    },
    [onError],
  )
  return { failed, ref, onError }
}
