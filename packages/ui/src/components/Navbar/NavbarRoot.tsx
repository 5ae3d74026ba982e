import { styled } from "styled-components"
import {
  colour,
  font,
  layer,
  letterSpacing,
  media,
  motion,
  pageWidth,
  space,
  textSize,
  weight,
} from "../../tokens/index.ts"

/** The bar's one styled element; its parts are plain elements. */
export const NavbarRoot = styled.nav`
  position: fixed;
  z-index: ${layer.navbar};
  inset: auto 0 0;
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid ${colour.line};
  background: ${colour.paper};
  transition: translate ${motion.calm} ${motion.ease};

  &[data-hidden="true"]:not(:focus-within) {
    translate: 0 100%;
  }

  [data-part="bar"] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    max-width: ${pageWidth};
    margin-inline: auto;
    padding-inline: 20px;
  }

  a {
    color: ${colour.muted};
    text-decoration: none;
  }

  a:focus-visible {
    outline-offset: -4px;
  }

  [data-part="logo"] {
    display: grid;
    align-items: center;
    min-height: 64px;
    color: ${colour.ink};
    font-family: ${font.display};
    font-size: ${textSize[28]};
    letter-spacing: ${letterSpacing.name};
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }

  li a {
    display: grid;
    place-items: center;
    align-content: center;
    gap: 2px;
    /* Four places fit beside each other, also where text is twice as large: gaps do not grow with it. */
    min-width: clamp(44px, min(17.5vw - 6px, 84px - 1.25rem), 68px);
    min-height: 64px;
    font-size: ${textSize[12]};
    font-weight: ${weight.medium};
  }

  li a:hover {
    color: ${colour.ink};
  }

  li a[aria-current="page"] {
    color: ${colour.accent};
  }

  /* Forced colours give all links one colour, so a line says which place she is at. */
  @media (forced-colors: active) {
    li a[aria-current="page"] {
      text-decoration: underline 2px;
      text-underline-offset: 4px;
    }
  }

  svg {
    width: 22px;
    height: 22px;
    stroke-width: 1.5;
  }

  ${media.desktop} {
    position: sticky;
    inset: var(--stuck-top, 0) 0 auto;
    padding-bottom: 0;
    border-top: 0;
    border-bottom: 1px solid ${colour.line};

    &&[data-hidden="true"] {
      translate: none;
    }

    [data-part="bar"] {
      padding-inline: ${space[32]};
    }

    ul {
      gap: ${space[32]};
    }

    li a {
      display: flex;
      gap: ${space[8]};
      min-width: 0;
      min-height: 72px;
      font-size: ${textSize[14]};
    }

    li a[aria-current="page"] {
      box-shadow: inset 0 -2px ${colour.accent};
    }

    svg {
      width: 18px;
      height: 18px;
    }
  }
`
