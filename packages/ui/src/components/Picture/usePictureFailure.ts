import { useCallback, useMemo, useState } from "react"

/** How long a picture that failed waits for its next tries, in ms: a busy server and a lost network come back. */
const TRIES_AFTER = [3_000, 12_000, 48_000]

/**
 * Tells whether a picture failed to load. It gets a few more tries, each as a new `<img>`.
 * @param src its address; a new address gets its own chance
 * @returns `failed`, and the `ref` and `onError` that the `<img>` must have
 */
export function usePictureFailure(src: string | undefined) {
  const [failedSrc, setFailedSrc] = useState<string>()
  const onError = useMemo(() => {
    let tries = 0
    return () => {
      setFailedSrc(src)
      const wait = TRIES_AFTER[tries++]
      if (wait) setTimeout(() => setFailedSrc((now) => (now === src ? undefined : now)), wait)
    }
  }, [src])
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
