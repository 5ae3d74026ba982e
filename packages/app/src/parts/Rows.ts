import { colour, space, textSize } from "@stylin/ui"
import { styled } from "styled-components"

/** A list: on each line a name, what is said of it, and at the end what can be done. */
export const Rows = styled.ul`
  width: 100%;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[8]} ${space[16]};
    padding-block: ${space[12]};
    border-block-end: 1px solid ${colour.line};
  }

  /* Beside its button as long as there is room for a short line. */
  & > li > :first-child {
    flex: 1 1 12rem;
    min-width: 0;
  }

  & > li > div:not(:first-child, [data-part="actions"]),
  & > li > form {
    width: 100%;
  }

  & > li > form > button {
    justify-self: start;
  }

  & p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[8]};
    overflow-wrap: anywhere;
  }

  & [data-part="facts"] {
    color: ${colour.muted};
    font-size: ${textSize[14]};
  }

  /* Its words, not its room, stand at the edge. */
  & > li > [data-part="actions"] {
    margin-inline: calc(-1 * ${space[12]});
  }

  details & > li:last-child {
    border-block-end: 0;
  }
`
