import { useCallback } from "react"
import { useSettings } from "../../provider/StylinContext.ts"
import { usePictureFailure } from "./usePictureFailure.ts"
import { usePlaceholder } from "./usePlaceholder.ts"

export interface PictureImageProps {
  /** Address of the picture; without one only the ground shows. */
  src: string | undefined
  /** The same picture in several widths, as in an `<img>`, so that a small screen fetches a small one. */
  srcSet?: string | undefined
  /** How wide it is shown, as in an `<img>`; a browser chooses from `srcSet` by it. */
  sizes?: string | undefined
  /** What the picture shows; empty if words beside it say the same. */
  alt: string
  /** Fetches it before the page's other pictures, if it is seen first. */
  eager?: boolean | undefined
  /** CSS colours that softly stand in for it, from its top down, until it is there; without any, the ground. */
  placeholder?: readonly string[] | undefined
}

interface PictureInTurnProps extends PictureImageProps {
  /** Called when it is there, or will not come. */
  onSettled?: (() => void) | undefined
  /** Where another picture takes its place. */
  "data-leaving"?: "soon" | "now"
  /** Whether it is not there yet, and another still is. */
  "data-waiting"?: boolean | undefined
}

/** A picture without its box; its user draws the box with `pictureBox`. */
export function PictureImage({
  src,
  srcSet,
  sizes,
  alt,
  eager,
  placeholder,
  onSettled,
  ...rest
}: PictureInTurnProps) {
  const { image: Image } = useSettings()
  const { failed, ref: failureRef, onError } = usePictureFailure(src)
  const placeholderRef = usePlaceholder(src, placeholder)
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      failureRef(image)
      return placeholderRef(image)
    },
    [failureRef, placeholderRef],
  )
  if (src === undefined || failed) return null
  const shared = {
    "data-stylin-ui": "",
    ...rest,
    ref,
    // Before the address, or a browser fetches that as well.
    sizes,
    alt,
    loading: eager ? undefined : "lazy",
    fetchPriority: eager ? "high" : undefined,
    decoding: "async",
    onLoad: onSettled,
    onError: () => {
      onError()
      onSettled?.()
    },
  } as const
  if (Image === "img") return <img {...shared} srcSet={srcSet} src={src} alt={alt} />
  return <Image {...shared} src={src} fill />
}
