import { colour, motion, radius } from "../tokens/index.ts"

/**
 * Declarations of the ring around the element with keyboard focus. The page's base draws it on
 * every element; elements that draw the focus of a child, such as a covered input, repeat it.
 */
export const focusRing = `
  outline: 2px solid ${colour.accent};
  outline-offset: 2px;
`

/** Declarations that hide an element from sight but not from assistive technology. */
export const visuallyHidden = `
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`

/**
 * Declarations of a radio button or checkbox that covers the label drawn in its place, so that
 * touch exploration finds it where it is seen. The label is positioned and shows focus and choice.
 */
export const coveringInput = `
  position: absolute;
  inset: 0;
  appearance: none;
  margin: 0;
  border-radius: inherit;
  cursor: inherit;
  outline: none;

  /* Forced colours drop the label's background: the system draws its own mark instead. */
  @media (forced-colors: active) {
    appearance: auto;
    inset: auto auto auto 4px;
  }
`

/**
 * Declarations of a card that a radio button or checkbox covers: its frame, and its looks when
 * hovered, chosen, disabled and focused.
 */
export const choiceCard = `
  position: relative;
  display: grid;
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
    color: ${colour.muted};
    cursor: default;
  }

  &:has(:focus-visible) {
    ${focusRing}
  }

  input {
    ${coveringInput}
  }
`
