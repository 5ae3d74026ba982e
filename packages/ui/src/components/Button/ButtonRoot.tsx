import { styled } from "styled-components"
import {
  colour,
  lineHeight,
  motion,
  radius,
  space,
  target,
  textSize,
  weight,
} from "../../tokens/index.ts"

export const ButtonRoot = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[8]};
  min-width: ${target};
  max-width: 100%;
  min-height: 48px;
  padding: ${space[8]} min(${space[24]}, 7vw);
  border: 1px solid transparent;
  /* Of one line a pill; of several, the words stay clear of the corners. */
  border-radius: ${radius.button};
  font-size: ${textSize[16]};
  font-weight: ${weight.medium};
  line-height: ${lineHeight[125]};
  text-align: center;
  overflow-wrap: anywhere;
  cursor: pointer;
  transition:
    background-color ${motion.quick} ${motion.ease},
    border-color ${motion.quick} ${motion.ease},
    color ${motion.quick} ${motion.ease};

  &:disabled,
  &[aria-disabled="true"] {
    cursor: default;
  }

  &[data-variant="primary"] {
    --busy-colour: ${colour.onAccent};

    background: ${colour.accent};
    color: ${colour.onAccent};

    &:hover {
      background: ${colour.accentStrong};
    }
  }

  &[data-variant="secondary"] {
    --busy-colour: ${colour.ink};

    border-color: ${colour.control};
    background: transparent;
    color: ${colour.ink};

    &:hover {
      border-color: ${colour.ink};
    }
  }

  &[data-variant="quiet"] {
    --busy-colour: ${colour.ink};

    padding-inline: ${space[12]};
    background: transparent;
    color: ${colour.ink};
    text-decoration: underline;
    text-decoration-color: ${colour.control};
    text-decoration-thickness: 1px;
    text-underline-offset: 0.35em;

    &:hover {
      text-decoration-color: currentColor;
    }
  }

  &[data-variant="danger"] {
    --busy-colour: ${colour.onStatus};

    background: ${colour.red};
    color: ${colour.onStatus};

    &:hover {
      background: color-mix(in srgb, ${colour.red} 88%, ${colour.ink});
    }
  }

  &&:disabled,
  &&[aria-disabled="true"]:not([aria-busy="true"]) {
    border-color: transparent;
    background: ${colour.ground};
    color: ${colour.muted};
    text-decoration: none;
  }

  &&[data-variant="quiet"]:disabled,
  &&[data-variant="quiet"][aria-disabled="true"]:not([aria-busy="true"]) {
    background: transparent;
  }

  /* The words stay where they are, unseen, so that the button keeps its width and its name. */
  &&[aria-busy="true"] {
    color: transparent;
    text-decoration-color: transparent;
    transition: none;
  }

  & > svg {
    flex: none;
    width: 1.125em;
    height: 1.125em;
  }

  &[aria-busy="true"] > [data-part="spinner"] {
    position: absolute;
    inset: 0;
    margin: auto;
    color: var(--busy-colour);
  }
`
