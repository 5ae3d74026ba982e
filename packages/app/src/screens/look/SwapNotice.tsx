import { Button, colour, space } from "@stylin/ui"
import { useEffect, useRef } from "react"
import { styled } from "styled-components"
import { t } from "../../words/t.ts"

const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[16]};
  margin-block-end: ${space[16]};
  padding-block: ${space[8]};
  border-block: 1px solid ${colour.line};

  button {
    flex: none;
  }
`

interface Props {
  readonly text: string
  readonly onUndo: () => void
}

/** Says what has been swapped, above the changed look. Takes focus. */
export function SwapNotice({ text, onUndo }: Props) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [])
  return (
    <Root>
      <p role="status">{text}</p>
      <Button ref={undo} variant="quiet" onClick={onUndo}>
        {t("Undo")}
      </Button>
    </Root>
  )
}
