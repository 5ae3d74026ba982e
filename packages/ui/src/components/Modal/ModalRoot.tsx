import { keyframes, styled } from "styled-components"
import { motion } from "../../tokens/index.ts"
import { centred, panel } from "./dialogStyles.ts"

const arrive = keyframes`
  from { opacity: 0; translate: 0 16px; }
`

/** The dialog: a card in the middle of the screen. */
export const ModalRoot = styled.dialog`
  ${panel}
  ${centred}

  &[open] {
    animation: ${arrive} ${motion.calm} ${motion.ease};
  }
`
