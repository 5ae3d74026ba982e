import { Button, colour, space } from "@stylin/ui"
import { styled } from "styled-components"
import { useOnceReached } from "../lib/useOnceReached.ts"
import { t } from "../words/t.ts"

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[12]};
  margin-block-end: ${space[24]};
  padding-block: ${space[12]};
  border-block: 1px solid ${colour.line};

  /* A quiet button's words stand where the text does, beside it or below: its padding and its edge reach beyond. */
  > button {
    margin-inline: -13px;
  }
`

interface Props {
  readonly message: string
  readonly onRetry: (() => void) | undefined
}

/** Says, above cached content, that newer content could not be fetched; tries again once there is a connection. */
export function FailureNotice({ message, onRetry }: Props) {
  useOnceReached(onRetry)
  return (
    <Root role="alert">
      <p>{t("{why} This is what was loaded before.", { why: message })}</p>
      {onRetry && (
        <Button variant="quiet" onClick={onRetry}>
          {t("Try again")}
        </Button>
      )}
    </Root>
  )
}
