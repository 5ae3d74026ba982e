import { LOOK_BITMAP, LOOK_WIDTHS } from "./lookWidths.ts"
import { providerUrl } from "./provider.ts"

/** A look's picture, in as many widths as its provider has. */
export interface LookPicture {
  readonly src: string
  /** As in an `<img>`; undefined if there is one width only. */
  readonly srcSet?: string | undefined
}

/** @param photo the look's picture, as its provider gave it */
export function lookPicture(photo: string): LookPicture {
  const src = providerUrl(photo)
  const small = new URL(src)
  if (!LOOK_BITMAP.test(small.pathname)) return { src }
  small.searchParams.set("w", String(LOOK_WIDTHS.small))
  return { src, srcSet: `${small.href} ${LOOK_WIDTHS.small}w, ${src} ${LOOK_WIDTHS.large}w` }
}
