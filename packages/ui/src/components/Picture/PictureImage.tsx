import { usePictureFailure } from "./usePictureFailure.ts"

export interface PictureImageProps {
  /** Address of the picture; without one only the ground shows. */
  src: string | undefined
  /** What the picture shows; empty if words beside it say the same. */
  alt: string
  /** Fetches it before the page's other pictures, if it is seen first. */
  eager?: boolean | undefined
}

/** A picture without its box; its user draws the box with `pictureBox`. */
export function PictureImage({ src, alt, eager = false }: PictureImageProps) {
  const { failed, ref, onError } = usePictureFailure(src)
  if (src === undefined || failed) return null
  return (
    <img
      ref={ref}
      src={src}
      alt={alt}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : "auto"}
      decoding="async"
      onError={onError}
    />
  )
}
