// Apart from lookPicture: the built pages ask for the first picture by themselves (build/start), and know no provider.

/** A bitmap of a drawing, which comes in two widths. */
export const LOOK_BITMAP = /\/pictures\/looks\/[^/]+\.webp$/
export const LOOK_WIDTHS = { small: 390, large: 780 }

/** How wide a look is shown: one column on a phone, two on a tablet, three on a wide screen. */
export const LOOK_SIZES = "(min-width: 1024px) 30vw, (min-width: 768px) 46vw, calc(100vw - 40px)"
