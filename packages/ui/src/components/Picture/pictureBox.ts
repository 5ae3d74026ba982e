import { colour } from "../../tokens/index.ts"

/** How the light fades from the middle: slowly, so that its edge does not show. */
const FADING = [
  [0, 100],
  [40, 82],
  [65, 43],
  [84, 14],
  [100, 0],
] as const

const light = FADING.map(
  ([at, share]) => `color-mix(in srgb, ${colour.lit} ${share}%, ${colour.ground}) ${at}%`,
).join(", ")

/**
 * Declarations of the ground that a picture lies on, without its shape. Cards that are mounted by
 * the hundred draw their picture's box with it, as part of their one styled element. In the evening a
 * soft light in its middle keeps black cloth on clear ground legible.
 */
export const pictureBox = `
  position: relative;
  display: block;
  overflow: hidden;
  background: radial-gradient(closest-side, ${light});

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`
