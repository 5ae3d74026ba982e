import { useCallback, useState } from "react"

/**
 * Tells whether a picture failed to load.
 * @param src its address; a new address gets its own chance
 * @returns `failed`, and the `ref` and `onError` that the `<img>` must have
 */
export function usePictureFailure(src: string | undefined) {
  const [failedSrc, setFailedSrc] = useState<string>()
  const onError = useCallback(() => setFailedSrc(src), [src])
  // A server-rendered picture may have failed before React listened to it. This uses `decode`,
  // because the natural width is 0 even for a valid SVG without a size.
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) image.decode().catch(onError)
    },
    [onError],
  )
  return { failed: src !== undefined && src === failedSrc, ref, onError }
}
