import { providerUrl } from "./provider.ts"

/** A look's picture, in as many widths as its provider has. */
export interface LookPicture {
  readonly src: string
  /** As in an `<img>`; undefined if there is one width only. */
  readonly srcSet?: string | undefined
}

/** A bitmap of a drawing, which comes in two widths. */
const BITMAP = /\/pictures\/looks\/[^/]+\.webp$/
const WIDTH = 780
const SMALL = 390

/** How wide a look is shown: one column on a phone, two on a tablet, three on a wide screen. */
export const LOOK_SIZES = "(min-width: 1024px) 30vw, (min-width: 768px) 46vw, calc(100vw - 40px)"

/** @param photo the look's picture, as its provider gave it */
export function lookPicture(photo: string): LookPicture {
  const src = providerUrl(photo)
  const small = new URL(src)
  if (!BITMAP.test(small.pathname)) return { src }
  small.searchParams.set("w", String(SMALL))
  return { src, srcSet: `${small.href} ${SMALL}w, ${src} ${WIDTH}w` }
}
