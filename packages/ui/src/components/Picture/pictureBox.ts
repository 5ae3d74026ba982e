import { colour } from "../../tokens/index.ts"

/**
 * Declarations of the ground a picture lies on, shape aside. A card that is mounted by the hundred
 * draws its picture's box with it, as a part of its one styled element.
 */
export const pictureBox = `
  display: block;
  overflow: hidden;
  background: ${colour.ground};

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`
