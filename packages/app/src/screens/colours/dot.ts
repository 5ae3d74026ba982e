import { colour } from "@stylin/ui"
import { css } from "styled-components"

/** A small disc of a colour that was read, as it is in every theme. */
export const dot = css`
  width: 1.25rem;
  height: 1.25rem;
  border: 1px solid ${colour.line};
  border-radius: 50%;
  forced-color-adjust: none;
`
