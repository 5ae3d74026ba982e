import { colour } from "@stylin/ui"
import { styled } from "styled-components"

/** A list of buttons, one below the other, each as wide as the list. */
export const ChoiceList = styled.ul`
  li + li {
    border-block-start: 1px solid ${colour.line};
  }

  button {
    width: 100%;
    min-height: 3.25rem;
    padding: 0;
    border: 0;
    background: none;
    color: ${colour.ink};
    font: inherit;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  button:hover {
    color: ${colour.accent};
  }
`
