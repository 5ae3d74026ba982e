import { keyframes } from "styled-components"

/** One turn of a ring that shows waiting. */
export const turn = keyframes`
  to { rotate: 1turn; }
`
