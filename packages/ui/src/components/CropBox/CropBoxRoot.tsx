import { styled } from "styled-components"
import { focusRing } from "../../styles/fragments.ts"
import { colour, radius, target } from "../../tokens/index.ts"

/** The photo, and above it the box with a handle on each edge. */
export const CropBoxRoot = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.small};
  background: ${colour.ground};
  touch-action: none;
  user-select: none;

  > img {
    display: block;
    width: 100%;
    height: auto;
    min-height: ${target};
  }

  [data-part="box"] {
    position: absolute;
    inset: var(--top) var(--right) var(--bottom) var(--left);
    border: 2px solid ${colour.accent};
    outline: 1px solid ${colour.paper};
    /* Whatever is not in the box is dimmed. */
    box-shadow: 0 0 0 100vmax ${colour.photoVeil};
    cursor: move;
  }

  [data-part="edge"] {
    position: absolute;
    display: grid;
    place-items: center;
    width: ${target};
    height: ${target};
    margin: calc(${target} / -2);
    border-radius: ${radius.full};
  }

  [data-part="edge"]::after {
    content: "";
    width: 16px;
    height: 16px;
    border: 2px solid ${colour.paper};
    border-radius: ${radius.full};
    background: ${colour.accent};
  }

  [data-edge="left"] {
    inset: 50% auto auto 0;
    cursor: ew-resize;
  }

  [data-edge="right"] {
    inset: 50% auto auto 100%;
    cursor: ew-resize;
  }

  [data-edge="top"] {
    inset: 0 auto auto 50%;
    cursor: ns-resize;
  }

  [data-edge="bottom"] {
    inset: 100% auto auto 50%;
    cursor: ns-resize;
  }

  [data-part="edge"]:has(:focus-visible) {
    ${focusRing}
  }

  [data-part="edge"] input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    pointer-events: none;
  }
`
