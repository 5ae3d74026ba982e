import type { Size } from "./limits.ts"

/** A part of a picture, in its own pixels. */
export interface Part extends Size {
  readonly left: number
  readonly top: number
}

/** The middle of a picture that shows in a box which the picture covers, as `object-fit: cover` does. */
export function shownPart(picture: Size, box: Size): Part {
  const scale = Math.min(picture.width / box.width, picture.height / box.height)
  const [width, height] = [box.width * scale, box.height * scale]
  return {
    left: (picture.width - width) / 2,
    top: (picture.height - height) / 2,
    width,
    height,
  }
}
