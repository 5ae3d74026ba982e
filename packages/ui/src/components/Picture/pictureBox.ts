import { css } from "styled-components"
import { colour, motion } from "../../tokens/index.ts"

/**
 * Declarations of the ground that a picture lies on, without its shape. Cards that are mounted by
 * the hundred draw their picture's box with it, as part of their one styled element.
 */
export const pictureBox = css`
  position: relative;
  display: block;
  overflow: hidden;
  background: ${colour.ground};

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  /* Waits before it shows, so that a picture that is kept already never flashes. */
  img[data-placeholder] {
    background: var(--picture-placeholder);
    mask-image: radial-gradient(closest-side, currentColor 40%, transparent);
    animation: picture-placeholder ${motion.calm} ${motion.quick} ${motion.ease} both;
  }

  @keyframes picture-placeholder {
    from {
      opacity: 0;
    }

    to {
      opacity: 0.3;
    }
  }
`
