import { useCallback, useState } from "react"

/**
 * Tells whether a picture could not be had.
 * @param src its address; another address gets its own chance
 * @returns `failed`, and the `ref` and `onError` that the `<img>` must have
 */
export function usePictureFailure(src: string | undefined) {
  const [failedSrc, setFailedSrc] = useState<string>()
  const onError = useCallback(() => setFailedSrc(src), [src])
  // A server-rendered picture may have failed before React listened to it. `decode` is asked and not
  // the natural width, which is 0 for a sound SVG that names no size.
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) image.decode().catch(onError)
    },
    [onError],
  )
  return { failed: src !== undefined && src === failedSrc, ref, onError }
}
