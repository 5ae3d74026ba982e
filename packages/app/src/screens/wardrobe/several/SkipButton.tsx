import { colour, radius, space, textSize } from "@stylin/ui"
import { styled } from "styled-components"

/** Seen while it has focus, like a link that skips. */
const Root = styled.button`
  padding: ${space[8]} ${space[12]};
  border: 0;
  border-radius: ${radius.full};
  background: ${colour.raised};
  color: ${colour.ink};
  font: inherit;
  font-size: ${textSize[14]};
  text-align: start;
  pointer-events: auto;

  &:not(:focus) {
    position: absolute;
    overflow: hidden;
    width: 1px;
    height: 1px;
    padding: 0;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`

interface Props {
  readonly label: string
  readonly onPress: () => void
}

/** Lets a keyboard pass over the items that lie between it and what she is about to do. */
export function SkipButton({ label, onPress }: Props) {
  return (
    <Root type="button" onClick={onPress}>
      {label}
    </Root>
  )
}
