import { styled } from "styled-components"
import { coveringInput } from "../../styles/fragments.ts"
import { colour, media, motion, radius, space, textSize } from "../../tokens/index.ts"

/** The card's one styled element; the radio button covers it. */
export const UploadOptionRoot = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  row-gap: ${space[4]};
  padding: ${space[20]} ${space[16]};
  border: 1px solid ${colour.line};
  border-radius: ${radius.large};
  background: ${colour.raised};
  cursor: pointer;
  transition:
    background-color ${motion.quick} ${motion.ease},
    border-color ${motion.quick} ${motion.ease};

  &:hover {
    border-color: ${colour.control};
  }

  &:has(:checked) {
    border-color: ${colour.accent};
    background: ${colour.accentSoft};
    box-shadow: inset 0 0 0 1px ${colour.accent};
  }

  &:has(:disabled) {
    border-color: ${colour.line};
    background: transparent;
    color: ${colour.muted};
    cursor: default;
  }

  &:has(:focus-visible) {
    outline: 2px solid ${colour.accent};
    outline-offset: 2px;
  }

  input {
    ${coveringInput}
  }

  [data-part="icon"] {
    display: grid;
    grid-row: span 2;
    place-items: center;
    align-self: start;
    margin-inline-end: ${space[16]};
    width: 48px;
    height: 48px;
    border-radius: ${radius.full};
    background: ${colour.ground};
  }

  &:has(:checked) [data-part="icon"] {
    background: ${colour.accent};
    color: ${colour.onAccent};
  }

  [data-part="icon"] svg {
    width: 22px;
    height: 22px;
    stroke-width: 1.5;
  }

  [data-part="head"] {
    display: flex;
    grid-column: -2;
    justify-content: space-between;
    align-items: start;
    gap: ${space[12]};
  }

  [data-part="label"] {
    font-size: ${textSize[18]};
    font-weight: 500;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }

  [data-part="facts"] {
    display: grid;
    grid-column: -2;
    gap: ${space[8]};
    color: ${colour.muted};
    font-size: ${textSize[14]};
    line-height: 1.4;
  }

  [data-part="description"],
  [data-part="reason"] {
    overflow-wrap: anywhere;
  }

  [data-part="reason"] {
    color: ${colour.orange};
  }

  ${media.tablet} {
    padding: ${space[24]};
  }
`
