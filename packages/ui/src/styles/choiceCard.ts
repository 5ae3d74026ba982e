import { colour, motion, radius } from "../tokens/index.ts"
import { coveringInput, focusRing } from "./fragments.ts"

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
