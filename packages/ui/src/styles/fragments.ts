import { colour } from "../tokens/index.ts"

/**
 * Declarations of the ring around the element with keyboard focus. The page's base draws it on
 * every element; elements that draw the focus of a child, such as a covered input, repeat it.
 */
export const focusRing = `
  outline: 2px solid ${colour.accent};
  outline-offset: 2px;
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
    inset: auto;
    inset-inline-start: 4px;
  }
`
