import { keyframes, styled } from "styled-components"
import {
  colour,
  font,
  lineHeight,
  media,
  motion,
  radius,
  space,
  target,
  textSize,
} from "../../tokens/index.ts"

const flash = keyframes`
  from { opacity: 0.9; }
  to { opacity: 0; }
`

/** The camera's one styled element; its parts are plain elements named by `data-part`. */
export const CameraViewRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  width: 100%;
  max-width: 30rem;

  [data-part="viewfinder"] {
    position: relative;
    display: grid;
    place-items: center;
    overflow: hidden;
    aspect-ratio: 3 / 4;
    border-radius: ${radius.large};
    background: ${colour.ground};
  }

  /* Title, advice and shutter fit on a phone's screen with it, bars of the browser included. */
  &[data-state="live"] [data-part="viewfinder"],
  &[data-state="starting"] [data-part="viewfinder"] {
    width: min(100%, max(12rem, (100svh - 28rem) * 3 / 4));
    justify-self: center;
  }

  /* While there is nothing to see, before a camera is asked for and where there is none, it leaves room for what can
     be done instead. Its words are never cut off. */
  &:not([data-state="live"], [data-state="starting"]) [data-part="viewfinder"] {
    aspect-ratio: 5 / 4;
    min-height: min-content;
  }

  video {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  video[data-mirrored="true"] {
    scale: -1 1;
  }

  [data-part="overlay"] {
    position: absolute;
    inset: 0;
    pointer-events: none;
  }

  [data-part="overlay"] > * {
    height: 100%;
  }

  [data-part="flash"] {
    position: absolute;
    inset: 0;
    background: ${colour.onPhoto};
    opacity: 0;
    pointer-events: none;
    animation: ${flash} ${motion.calm} ${motion.ease};
  }

  ${media.reducedMotion} {
    [data-part="flash"] {
      animation: none;
    }
  }

  [data-part="message"] {
    display: grid;
    justify-items: center;
    gap: ${space[16]};
    max-width: 22rem;
    padding: ${space[24]};
    text-align: center;
  }

  [data-part="title"] {
    font-family: ${font.display};
    font-size: ${textSize[28]};
    line-height: ${lineHeight[110]};
  }

  /* Its line is kept, so that nothing moves when there is something to say. */
  [data-part="hint"] {
    min-height: 1lh;
    text-align: center;
  }

  [data-part="controls"] {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    align-items: center;
    gap: ${space[16]};
  }

  /* Equal sides keep the shutter in the middle; large text takes a line of its own. */
  [data-part="upload"],
  [data-part="switch"] {
    flex: 1 1 5.5rem;
  }

  [data-part="switch"] {
    min-height: ${target};
    text-align: end;
  }

  [data-part="shutter"] {
    width: 72px;
    height: 72px;
    padding: 0;
    border: 2px solid ${colour.ink};
    border-radius: ${radius.full};
    background: radial-gradient(circle, ${colour.accent} 28px, transparent 29px);
    cursor: pointer;
    transition: scale ${motion.quick} ${motion.ease};
  }

  [data-part="shutter"]:active {
    scale: 0.94;
  }

  [data-part="shutter"][aria-disabled="true"] {
    border-color: ${colour.control};
    background: radial-gradient(circle, ${colour.control} 28px, transparent 29px);
    cursor: default;
    scale: none;
  }
`
