import { colour } from "../../tokens/index.ts"

/**
 * Declarations of the ground that a picture lies on, without its shape. Cards that are mounted by
 * the hundred draw their picture's box with it, as part of their one styled element.
 */
export const pictureBox = `
  position: relative;
  display: block;
  overflow: hidden;
  background: ${colour.ground};

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`
