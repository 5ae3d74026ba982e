import { Button, colour, space } from "@stylin/ui"
import { styled } from "styled-components"
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
`

interface Props {
  readonly message: string
  readonly onRetry: (() => void) | undefined
}

/** Says, above cached content, that newer content could not be fetched. */
export function FailureNotice({ message, onRetry }: Props) {
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
