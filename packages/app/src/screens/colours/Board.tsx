import { colour, radius } from "@stylin/ui"
import { styled } from "styled-components"

/** Her picture with a cloth on her shoulders, which has a neckline; `--cloth` says what it looks like. */
export const Board = styled.div`
  position: relative;
  width: 100%;
  max-width: 24rem;
  aspect-ratio: 3 / 4;
  overflow: hidden;
  border-radius: ${radius.large};
  background: ${colour.ground};

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  [data-part="cloth"] {
    position: absolute;
    inset: 70% -8% -4%;
    background: var(--cloth);
    border-radius: 46% 46% 0 0 / 30% 30% 0 0;
    mask: radial-gradient(ellipse 21% 26% at 50% 0, transparent 98%, #000 100%);
    forced-color-adjust: none;
  }

  [data-part="cloth"]::after {
    position: absolute;
    inset: 0;
    background: linear-gradient(100deg, rgb(0 0 0 / 0.12), transparent 30% 60%, rgb(0 0 0 / 0.1));
    content: "";
  }
`
