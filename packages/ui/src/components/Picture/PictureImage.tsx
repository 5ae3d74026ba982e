import { usePictureFailure } from "./usePictureFailure.ts"

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
  eager = false,
  onSettled,
  ...rest
}: PictureInTurnProps) {
  const { failed, ref, onError } = usePictureFailure(src)
  if (src === undefined || failed) return null
  return (
    <img
      {...rest}
      ref={ref}
      // Before `src`, or a browser fetches that as well.
      sizes={sizes}
      srcSet={srcSet}
      src={src}
      alt={alt}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : "auto"}
      decoding="async"
      onLoad={onSettled}
      onError={() => {
        onError()
        onSettled?.()
      }}
    />
  )
}
